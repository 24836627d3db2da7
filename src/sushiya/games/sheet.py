"""What every score pad has: its entries, the sheet they lead to, and warnings about them."""

from dataclasses import dataclass
from typing import NotRequired, TypedDict, cast

from sushiya.core import AnyGame, Seat, SushiyaError

__all__ = ["BadScorepad", "Entries", "Part", "PartJson", "ScorepadWarning", "Sheet", "SheetJson"]


class BadScorepad(SushiyaError):
    """What is written on the pad can't be; the message says where, and what could be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entries:
    """What any pad says, as JSON would tell it; each family adds what lies on its table."""

    game: str
    names: tuple[str, ...] = ()
    """Who sits there: a name for each seat, or none at all."""


@dataclass(frozen=True, slots=True)
class ScorepadWarning:
    """Something that can't lie there by the rules, and was scored all the same.

    A card may have been forgotten or misread. The text for people is found by the id, in scorepad.ftl.
    """

    id: str
    round: int
    seat: Seat
    dish: str
    """The dish whose rule says so."""
    count: int
    """How many cards it is about, or icons."""


class PartJson(TypedDict):
    """A part of the sheet, for programs."""

    points: list[int]
    dishes: list[dict[str, int]]


class SheetJson(TypedDict):
    """The sheet, for programs: no key for what isn't known yet."""

    rounds: NotRequired[list[PartJson]]
    final: NotRequired[PartJson]
    totals: list[int]
    winners: NotRequired[list[Seat]]


@dataclass(frozen=True, slots=True)
class Part:
    """A round of the sheet, or the end of the game: points by dish, one entry a seat, then the dummy's.

    A dish is listed where the seat has cards of it, even if they are worth nothing, or points for it.
    """

    dishes: tuple[dict[str, int], ...]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(sum(points.values()) for points in self.dishes)

    def as_json(self) -> PartJson:
        return {"points": list(self.points), "dishes": list(self.dishes)}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result."""

    game: AnyGame
    totals: tuple[int, ...]
    winners: tuple[Seat, ...] | None
    """None while rounds are missing."""
    rounds: tuple[Part, ...] = ()
    final: Part | None = None
    """The desserts, once all rounds are there."""
    made_of: Part | None = None
    """What the totals are made of, in a game that has no rounds."""
    names: tuple[str, ...] = ()
    """Who sits there, if the pad says so."""
    warnings: tuple[ScorepadWarning, ...] = ()

    def as_json(self) -> SheetJson:
        """Only what there is, in the order of the game."""
        entries: dict[str, object] = {}
        if self.rounds:
            entries["rounds"] = [part.as_json() for part in self.rounds]
        if self.final is not None:
            entries["final"] = self.final.as_json()
        entries["totals"] = list(self.totals)
        if self.winners is not None:
            entries["winners"] = list(self.winners)
        return cast(SheetJson, entries)
