"""What a search expects of an option: its figures, what imagined matches showed, and reasons for it."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sushiya.core import Action

__all__ = ["ENOUGH", "Because", "Outlook"]

ENOUGH = 50
"""From fewer imagined matches nothing is said about how often something happens."""


@dataclass(frozen=True, slots=True)
class Because:
    """A fact that speaks for or against an option: the name of a text (`hint-because-…`) and its arguments.

    An argument `seat` is a seat's number, `dish` a dish; all others are numbers.
    """

    id: str
    args: dict[str, int | str] = field(default_factory=dict)


class Outlook(NamedTuple):
    """An option with its estimated chance to win and final margin."""

    option: Action
    win: float
    margin: float
    share: float = 1.0
    """How much of its time the search spent on it. What it rarely tried, it knows little about."""
    measured: Any = None
    """What happened in the imagined matches that began with it, in a form that its family knows."""
