"""Requests and answers about variations of a finished match."""

from dataclasses import dataclass
from typing import Literal, TypedDict

from sushiya.core import Seat
from sushiya.table.rest_types import TableMade
from sushiya.table.wire_types import Option

__all__ = ["NewVariation", "Variation", "VariationMade", "VariationName", "WhatIf"]


class Variation(TypedDict):
    """Another course that a match could have taken."""

    id: str
    name: str
    """The name that somebody gave it; empty until then."""
    at: int
    """The answer that differs, counted from 1."""
    step: int
    """The step of the replay that it belongs to."""
    seat: Seat
    take: Option
    """The answer taken instead."""
    made: float
    kind: Literal["run", "played"]
    """Played out many times, or played on by somebody."""
    match: str | None
    """The match that continues it."""
    table: str | None
    """The table of that match, as long as it is kept."""
    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None
    """The result of that match, once it is over."""


class WhatIf(TypedDict):
    """A decision of a finished match: its options, and the variations of the match."""

    at: int
    """The answer that was given, as its number in the log, counted from 1."""
    step: int
    seat: Seat
    asked: tuple[Seat, ...]
    """The seats that were asked at the same time."""
    yours: tuple[Seat, ...]
    """The seats that the keys of the request open."""
    played: str
    """The text of the option that was chosen."""
    options: tuple[Option, ...]
    times: int
    """How often an option is played out here; 0 if it can't be."""
    variations: tuple[Variation, ...]


@dataclass(frozen=True, slots=True)
class NewVariation:
    """A variation to keep: another answer, played out many times, or continued by the sender."""

    at: int
    """The answer, as its number in the log, counted from 1."""
    take: str
    """The text of the option to take instead."""
    play: bool = False
    """Whether to play on from there, against bots."""
    name: str = ""
    """The name of the person who plays on."""
    device: str = ""
    """The secret of your device, as in `hello`."""


@dataclass(frozen=True, slots=True)
class VariationMade:
    """The variation, and the key by which it can be renamed and deleted."""

    id: str
    key: str | None
    """None if the same variation existed before."""
    table: TableMade | None = None
    """The table at which it continues."""


@dataclass(frozen=True, slots=True)
class VariationName:
    """What to call a variation."""

    name: str
