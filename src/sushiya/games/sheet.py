"""The parts that every score pad has: entries, the resulting sheet, and warnings."""

from dataclasses import dataclass
from typing import NotRequired, TypedDict, cast

from sushiya.core import AnyGame, Seat, SushiyaError

__all__ = ["BadScorepad", "Entries", "Part", "PartJson", "ScorepadWarning", "Sheet", "SheetJson"]


class BadScorepad(SushiyaError):
    """The entries of the pad are impossible; the message says where, and what would be possible."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entries:
    """The entries that all pads have, in the shape of their JSON; each family adds what lies on its table."""

    game: str
    names: tuple[str, ...] = ()
    """The players: a name per seat, or none at all."""


@dataclass(frozen=True, slots=True)
class ScorepadWarning:
    """Something that can't be on the table under the rules, but was scored anyway.

    A card may have been forgotten or misread. The message for people is in scorepad.ftl, under the id.
    """

    id: str
    round: int
    seat: Seat
    dish: str
    """The dish whose rule is violated."""
    count: int
    """The number of cards or icons concerned."""


class PartJson(TypedDict):
    """A part of the sheet as JSON."""

    points: list[int]
    dishes: list[dict[str, int]]


class SheetJson(TypedDict):
    """The sheet as JSON, without keys for what isn't known yet."""

    rounds: NotRequired[list[PartJson]]
    final: NotRequired[PartJson]
    totals: list[int]
    winners: NotRequired[list[Seat]]


@dataclass(frozen=True, slots=True)
class Part:
    """A round of the sheet, or the end of the game: points by dish, one entry per seat, then the dummy's.

    A dish is listed if the seat has cards of it, even if they are worth nothing, or points for it.
    """

    dishes: tuple[dict[str, int], ...]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(sum(points.values()) for points in self.dishes)

    def as_json(self) -> PartJson:
        return {"points": list(self.points), "dishes": list(self.dishes)}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result of a score pad."""

    game: AnyGame
    totals: tuple[int, ...]
    winners: tuple[Seat, ...] | None
    """None while rounds are missing."""
    rounds: tuple[Part, ...] = ()
    final: Part | None = None
    """The desserts, once all rounds have been entered."""
    made_of: Part | None = None
    """The parts of the totals, in a game without rounds."""
    names: tuple[str, ...] = ()
    """The players, if the pad names them."""
    warnings: tuple[ScorepadWarning, ...] = ()

    def as_json(self) -> SheetJson:
        """The sheet as JSON: only what is known, in the order of the game."""
        entries: dict[str, object] = {}
        if self.rounds:
            entries["rounds"] = [part.as_json() for part in self.rounds]
        if self.final is not None:
            entries["final"] = self.final.as_json()
        entries["totals"] = list(self.totals)
        if self.winners is not None:
            entries["winners"] = list(self.winners)
        return cast(SheetJson, entries)
