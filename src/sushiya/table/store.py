"""What a table needs of a store, and the rows in it.

A table is a small document with a version; a match is an append-only log. Both are written with the number
that comes next, and a number is taken only once: of two processes that extend the same table or match, one is
told `Conflict`, reads what the other wrote, and thinks again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from sushiya.core import SushiyaError

__all__ = ["Conflict", "End", "Line", "MatchRow", "Store", "StoreDown", "TableRow"]


class Conflict(Exception):
    """Somebody else has written this number already."""


class StoreDown(SushiyaError):
    """The store can't be reached; nothing was written, or it will be found out on the next try."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored. `data` is the document as JSON; the rest is for listings and for expiry."""

    id: str
    version: int
    data: str
    public: bool
    status: str
    touched: float


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as it is stored, without its log."""

    id: str
    table: str
    game: str
    rules: str
    players: tuple[str, ...]
    seed: str
    began: float
    ended: float | None = None
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    """The result, once it has ended. It is kept because rules change: one day the log can't be counted."""


@dataclass(frozen=True, slots=True)
class End:
    """When and how a match ended."""

    at: float
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a match's log."""

    seq: int
    """1, 2, 3 …"""
    seat: int
    action: str
    by: str
    """Who really answered: player, bot, clock (the stand-in when time was up) or chance."""
    at: float


class Store(Protocol):
    """What a table needs of a store. Every write is there for good when its call returns."""

    async def save_table(self, row: TableRow, new_match: MatchRow | None = None) -> None:
        """Write the next version of a table, and with it a match that begins. Raises Conflict."""

    async def load_table(self, id: str) -> TableRow | None: ...

    async def load_match(self, id: str) -> MatchRow | None: ...

    async def append(self, match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        """Add lines to the log of a table's match, all or none; `end` if they end it. Raises Conflict."""

    async def read_log(self, match: str, after: int = 0) -> list[Line]: ...

    async def lease(self, match: str, owner: str, seconds: float) -> bool:
        """Become, or stay, the one process that drives this match's bots and clocks."""
