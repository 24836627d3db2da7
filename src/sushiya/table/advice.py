"""Messages of advice: hints before an answer, and what the coach says after it. Part of the protocol."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from sushiya.table.wire_types import Because, JudgedOption, RankedOption

__all__ = ["Coach", "Coached", "Hint", "HintLater", "Hints"]


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask how the master would answer the question to my seat."""

    type: ClassVar[str] = "hint"
    seat: int
    serial: int


@dataclass(frozen=True, slots=True)
class Hints:
    """The master's ranking for a question, best option first. Empty if there is nothing to choose."""

    type: ClassVar[str] = "hints"
    seat: int
    serial: int
    figure: Literal["points", "wins"]
    """The figure by which options are sorted: final margins in points, or wins out of 100 matches."""
    options: tuple[RankedOption, ...]


@dataclass(frozen=True, slots=True)
class HintLater:
    """The master is thinking, or its search is still being prepared. The hint follows automatically."""

    type: ClassVar[str] = "hint_later"
    seat: int
    serial: int
    seconds: int | None
    """How long this usually takes; null if that is unknown."""
    preparing: bool
    """Whether the search is still being compiled. Another message follows when the master begins to think."""


@dataclass(frozen=True, slots=True)
class Coach:
    """From now on, tell me what my answers cost once they are revealed; or stop doing so."""

    type: ClassVar[str] = "coach"
    on: bool


@dataclass(frozen=True, slots=True)
class Coached:
    """What my answer cost, judged by what I knew at the time. It comes after the reveal, to me alone."""

    type: ClassVar[str] = "coached"
    seat: int
    serial: int
    """The question that was answered."""
    chosen: str
    """The answer."""
    cost: float
    """In points; 0 if it may have been as good as the best."""
    options: tuple[JudgedOption, ...]
    """The best one first, the given answer among them."""
    because: tuple[Because, ...]
    """The reasons for the best option, if the given answer cost a point or more."""
    best: int
    """How many of my answers in this match cost nothing."""
    of: int
    """How many of my answers in this match were measured."""
