"""Requests and responses of the REST API, one dataclass each."""

from dataclasses import dataclass
from typing import Literal

from sushiya.table.protocol import Clock, TableInfo
from sushiya.table.refusals import Reason
from sushiya.table.wire_types import Public

__all__ = [
    "Here",
    "KeptMatch",
    "KeptMatches",
    "Lobby",
    "NewSeat",
    "NewTable",
    "Problem",
    "TableMade",
    "TableNow",
]


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a new table: open, yours (several if people share your device), or a bot's."""

    kind: Literal["open", "you", "bot"]
    name: str = ""
    """Your name, or that of the guest that the bot plays. By default, a guest of its strength."""
    bot: str = ""
    """By default, the usual bot of the game."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """The body of POST /api/tables: the table to make."""

    game: str
    """Like `seats`, it may be empty if a match continues: the record names both."""
    seats: tuple[NewSeat, ...]
    public: bool = False
    clock: Clock = 0
    stand_in: str = ""
    """The bot that plays for whoever is missing. By default, the usual bot of the game."""
    open_record: bool = True
    """Whether anyone may see the record of a finished match. If not, only those who played may."""
    hints: bool = False
    """Whether players may ask for hints when other people play, too. Everyone at the table can see this."""
    memory: bool = False
    """Whether everybody has the memory aid when other people play too. Everyone at the table can see this."""
    luck: bool = False
    """Whether I add luck: if so, the match waits for my hello even if no seat is open."""
    seed: str | None = None
    """A deal to replay: 1 to 400 letters, digits, '.', '_', '+', '-' or single spaces. Not if public."""
    device: str = ""
    """The secret of your device, as in `hello`."""
    record: str = ""
    """A match that began elsewhere and continues at this table.

    Unless it is over, `seed` deals the rest of it.
    """
    answers: tuple[str, ...] = ()
    """Instead of a record: all answers of players so far, as in a puzzle. `seed` deals all of it."""


@dataclass(frozen=True, slots=True)
class TableMade:
    """The new table, and the keys of your seats by seat number."""

    id: str
    keys: dict[str, str]
    recovery: dict[str, str]
    """For each of your seats a code to write down: it brings the seat back when this device is lost."""
    commitment: str | None
    """The commitment to the seed of its first match."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Public tables that are waiting for players or playing."""

    tables: tuple[TableInfo, ...]


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table at a glance: how its match stands, whom it is waiting for, and which seats your keys open."""

    table: TableInfo
    seats: tuple[int, ...]
    waiting_for: tuple[int, ...]
    waited: float | None
    """Seconds since the open question was asked."""
    public: Public | None = None


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match that is kept on the player's own device."""

    id: str
    table: str
    game: str
    players: tuple[str, ...]
    began: float
    ended: float | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class KeptMatches:
    """All matches on a device, the latest first."""

    matches: tuple[KeptMatch, ...]


@dataclass(frozen=True, slots=True)
class Here:
    """How this server can be reached."""

    loopback_only: bool
    url: str


@dataclass(frozen=True, slots=True)
class Problem:
    """A refused request: a reason code for programs and a sentence for people."""

    reason: Reason
    why: str
    error: str | None = None
    """The id of an `internal` error in the server's log."""
