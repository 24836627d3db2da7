"""Requests and responses about the deal of the day, one dataclass each."""

from dataclasses import dataclass
from typing import Literal

from sushiya.sushizock import Kind
from sushiya.table.rest_types import TableMade

__all__ = [
    "DailyBegun",
    "DailyDay",
    "DailyGame",
    "DailyLine",
    "DailyMine",
    "DailyOther",
    "DailyPiece",
    "DailyResult",
    "DailyRound",
    "DailyTurn",
    "NewDaily",
]


@dataclass(frozen=True, slots=True)
class DailyGame:
    """One of today's deals, and your progress in it."""

    name: str
    game: str
    """The game with its options, such as the meal."""
    bots: str
    """Who sits in the other seats."""
    version: int
    """The version of these bots: results of two versions can't be compared."""
    state: Literal["new", "begun", "played"]
    table: str | None
    points: int | None
    place: int | None
    """Your place at your table."""


@dataclass(frozen=True, slots=True)
class DailyDay:
    """Today's deals."""

    day: str
    left: int
    """Seconds until the next day begins."""
    deals: tuple[DailyGame, ...]
    players: int
    """How many have played one of them here."""


@dataclass(frozen=True, slots=True)
class NewDaily:
    """The body of POST /api/daily/{game}: who wants to play."""

    name: str
    device: str
    """The secret of your device, as in `hello`. It identifies you: one result per day."""


@dataclass(frozen=True, slots=True)
class DailyBegun:
    """The table where you play the deal."""

    day: str
    table: str
    made: TableMade | None
    """Its keys, if it is new. You have them already if you come back to it."""


@dataclass(frozen=True, slots=True)
class DailyPiece:
    """What a turn brought: a card, or a tile of this kind and value."""

    card: str
    """Empty if it is a tile."""
    kind: Kind | None
    value: int


@dataclass(frozen=True, slots=True)
class DailyTurn:
    """One turn of one seat."""

    pieces: tuple[DailyPiece, ...]
    lines: tuple[int, ...]
    """The lines of the record's log that are its answers. The first line is 1."""


@dataclass(frozen=True, slots=True)
class DailyRound:
    """One round of one seat; a game without rounds is a single one."""

    points: int
    """What the round brought."""
    turns: tuple[DailyTurn, ...]


@dataclass(frozen=True, slots=True)
class DailyLine:
    """How one seat played the deal."""

    points: int
    rounds: tuple[DailyRound, ...]
    """The points are those of the match, except what is counted at its very end."""


@dataclass(frozen=True, slots=True)
class DailyMine:
    """Your own match."""

    table: str
    match: str
    place: int
    """At your table, of `seats`."""
    seats: int
    line: DailyLine
    rows: tuple[tuple[int, ...], ...]
    """The lines of your answers as rows of a text to share: round by round, or by thirds of the match."""


@dataclass(frozen=True, slots=True)
class DailyOther:
    """The only other player of the day."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The results of a deal, for those who have played it; after its day, for everybody."""

    day: str
    name: str
    game: str
    version: int
    mine: DailyMine | None
    counts: dict[str, int]
    """How many players have how many points, including you."""
    other: DailyOther | None
    """Set if exactly one other person has played."""
    master: DailyLine | None
    thinking: bool
    """Whether the master is still playing: ask again."""
    seed: str | None
    """The seed, once the day is over."""
    by: str = "master"
    """Who plays as the master: on a device, the strongest level that plays there."""
