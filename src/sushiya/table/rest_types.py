"""What is asked and answered over HTTP beside the socket, one dataclass each."""

from dataclasses import dataclass
from typing import Literal

from sushiya.table.protocol import Clock, TableInfo
from sushiya.table.refusals import Reason

__all__ = ["Here", "Lobby", "NewSeat", "NewTable", "Problem", "TableMade"]


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a new table: open, yours (further ones: several people on one device), or a bot's."""

    kind: Literal["open", "you", "bot"]
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class NewTable:
    """POST /api/tables."""

    game: str
    seats: tuple[NewSeat, ...]
    public: bool = False
    clock: Clock = 0
    stand_in: str = "greedy"
    open_record: bool = True
    """Whether anybody may see the record of a finished match; else only those who played."""
    hints: bool = False
    """Whether people may ask for hints though others play, too; everyone at the table is told."""
    seed: str | None = None
    """A deal to play again: 1 to 64 letters, digits, '.', '_' or '-'. Not for a public table; all know it."""


@dataclass(frozen=True, slots=True)
class TableMade:
    """The new table, and the keys of the seats that are yours: seat to key."""

    id: str
    keys: dict[str, str]


@dataclass(frozen=True, slots=True)
class Lobby:
    """Public tables that wait or play."""

    tables: tuple[TableInfo, ...]


@dataclass(frozen=True, slots=True)
class Here:
    """How this server can be reached."""

    loopback_only: bool
    url: str


@dataclass(frozen=True, slots=True)
class Problem:
    """A request that was refused: a word for programs, a sentence for people."""

    reason: Reason
    why: str
