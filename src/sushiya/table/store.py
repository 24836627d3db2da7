"""What a table needs from a store, and the rows in it.

A table is a small document with a version; a match is an append-only log. Every write carries the next
version or line number, and each number can be written only once. If two processes extend the same table or
match, one of them gets `Conflict`, reads what the other wrote, and tries again.
"""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sushiya.core import SushiyaError
from sushiya.core.codec import from_json

__all__ = [
    "AGAIN",
    "BadRow",
    "Conflict",
    "End",
    "Line",
    "MatchRow",
    "Store",
    "StoreDown",
    "TableRow",
    "VariationRow",
    "VariationStore",
    "log_unreadable",
    "read_variation",
    "read_variations",
]


log = logging.getLogger("sushiya")

AGAIN = " again"


class Conflict(Exception):
    """Another process has already written this version or line number."""


class StoreDown(SushiyaError):
    """The store can't be reached. Either nothing was written, or the next attempt finds what was."""


class BadRow(SushiyaError):
    """This row can't be read: it is damaged, or was written by a version that knows more. Other rows can."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored. `data` is the document as JSON; the rest is for listings and expiry."""

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
    """Empty if nobody knows it: a match that was imported as a finished record without one."""
    began: float
    ended: float | None = None
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    """The result, once it has ended. It is stored because a log can't be replayed once the rules change."""


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
    """Counts the lines of a log from 1."""
    seat: int
    action: str
    by: str
    """Who really answered: player, bot, clock (the stand-in when time was up) or chance.

    With `again` after it, the answer was changed: this line replaces the seat's earlier one to that question.
    """
    at: float

    @property
    def is_player(self) -> bool:
        return self.by in ("player", f"player{AGAIN}")

    @property
    def is_change(self) -> bool:
        return self.by.endswith(AGAIN)


@dataclass(frozen=True, slots=True)
class VariationRow:
    """A variation of a finished match."""

    id: str
    match: str
    """The match that it comes from."""
    record: str
    """The digest of that match's record."""
    at: int
    """The answer that differs, counted from 1."""
    step: int
    seat: int
    take: str
    key: str
    """The hash of the key by which it is renamed and deleted."""
    made: float
    name: str = ""
    """The name that somebody gave it; empty until then."""
    played: str | None = None
    """The match that continues it; None if it was played out many times."""
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a newer version wrote. It is kept."""


def log_unreadable(error: BadRow) -> None:
    """Log what is left out because it can't be read, where nobody counts it."""
    log.error("a row can't be read", extra={"why": str(error)})


def read_variation(id: object, data: object) -> VariationRow:
    """The variation from what is stored of it. Raises BadRow."""
    try:
        return from_json(VariationRow, data.decode() if isinstance(data, bytes) else str(data))
    except (SushiyaError, UnicodeDecodeError) as error:
        raise BadRow(f"Variation {id!r} can't be read: {error}") from error


def read_variations(
    rows: Iterable[Iterable[object]], unreadable: Callable[[BadRow], object]
) -> list[VariationRow]:
    """The variations from their ids and data, in the order in which they were made.

    Those that can't be read are reported and left out.
    """
    found: list[VariationRow] = []
    for id, data in rows:
        try:
            found.append(read_variation(id, data))
        except BadRow as error:
            unreadable(error)
    return sorted(found, key=lambda row: row.made)


class Store(Protocol):
    """What a table needs from a store. Every write is durable when its call returns."""

    async def save_table(
        self, row: TableRow, new_match: MatchRow | None = None, log: Sequence[Line] = ()
    ) -> None:
        """Write the next version of a table, together with the match that begins, if one does.

        Everything is written, or nothing. `log`: the lines of a match begun elsewhere. Raises Conflict.
        """

    async def load_table(self, id: str) -> TableRow | None: ...

    async def load_match(self, id: str) -> MatchRow | None: ...

    async def append(self, match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        """Append lines to the log of a table's match, all or none. `end` if they end it. Raises Conflict."""

    async def read_log(self, match: str, after: int = 0) -> list[Line]: ...

    async def lease(self, match: str, owner: str, seconds: float) -> bool:
        """Become or remain the one process that drives this match's bots and clocks. False if another is."""


class VariationStore(Store, Protocol):
    """A store that keeps variations, too."""

    unreadable: Callable[[BadRow], object]
    """Is told of what is left out because it can't be read, so that one row spoils nothing else."""

    async def save_variation(self, row: VariationRow) -> None:
        """Keep a variation, replacing what was known about it."""

    async def variations(self, match: str) -> list[VariationRow]:
        """The variations of a match, in the order in which they were made."""

    async def variation_played(self, match: str) -> VariationRow | None:
        """The variation that this match continues, if any."""

    async def delete_variation(self, id: str) -> None: ...
