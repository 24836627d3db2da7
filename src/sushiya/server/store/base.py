"""What a server needs from a store beyond what tables need: open and close, listings, notifications."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from sushiya.core import BadOptions
from sushiya.core.codec import dumps, parse_json
from sushiya.server.store.daily import DailyStore
from sushiya.table.store import Line, TableRow, VariationStore

__all__ = ["INCOMPLETE", "News", "ReviewRow", "Store", "most_idle", "read_lines", "store_for"]

INCOMPLETE = "The database is not complete: its table 'pulse' is empty."
MOST_TOLD = 2_000
"""The most characters of lines that travel with the news about them, since a message must not be too long."""


@dataclass(frozen=True, slots=True)
class News:
    """A notification from another process."""

    table: str
    kind: str
    """`table` and `match` mean that the store has something new, which `match` may include.

    Others are the news itself.
    """
    payload: str = ""

    @classmethod
    def of_lines(cls, table: str, match: str, lines: Sequence[Line]) -> "News":
        """News of stored lines, which it includes, so that others need not read the store."""
        told = dumps([match, [[line.seq, line.seat, line.action, line.by, line.at] for line in lines]])
        return cls(table, "match", told if len(told) <= MOST_TOLD else "")


def read_lines(payload: str) -> tuple[str, list[Line]]:
    """The match and its lines in the payload of news."""
    match, lines = parse_json(payload)
    return match, [Line(*line) for line in lines]


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A stored review of a match, as far as it has been measured."""

    record: str
    """The digest of the record."""
    maker: str
    """What made it: version and budget. Each maker has its own row."""
    match: str
    deals: int
    data: bytes


class Store(VariationStore, Protocol):
    """A store for a server. Every write is on disk when its call returns."""

    @property
    def daily(self) -> DailyStore:
        """Daily deals, and who played them."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Prove that a write is possible and reaches the right place. Raises StoreDown."""

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Public tables that are waiting for players or playing, newest first.

        A damaged row has an empty document.
        """

    async def release(self, match: str, owner: str) -> None:
        """Give up the lease, so that another process can drive the match immediately."""

    async def forget_table(self, id: str) -> None:
        """Delete a table that never had a match. Any other stays."""

    async def unplayed_tables(self, before: float, last: str, limit: int) -> list[TableRow]:
        """Waiting tables without a match that were last touched before a time, by id, after the given one."""

    async def unvisited_tables(self, before: float, last: str, limit: int) -> list[TableRow]:
        """Tables last touched before a time that nobody has changed since they were made, nor played at.

        By id, after the given one. A match that began elsewhere and goes on there counts as not played.
        """

    async def forget_unvisited(self, id: str) -> int:
        """Delete such a table and its match. If it was changed meanwhile, it stays.

        Returns how many unfinished matches that were.
        """

    async def unfinished(self) -> int:
        """How many matches are unfinished."""

    async def expire(self, ended_before: float, idle_before: float) -> int:
        """Delete matches that ended before, some that went idle before, idle tables without any, daily deals.

        Of unfinished matches only `most_idle` are deleted at a time. Returns the number of matches.
        """

    async def claim_expiry(self, now: float, apart: float) -> bool:
        """Whether whoever asks may look for old matches: one process per `apart` seconds may."""

    async def expiry_clock(self) -> float | None:
        """The time that expiry last believed in, or else the newest one in the store. Raises StoreDown."""

    async def set_expiry_clock(self, clock: float) -> None: ...

    async def save_review(self, row: ReviewRow) -> None:
        """Keep a review, replacing one by the same maker that rests on fewer deals."""

    async def load_review(self, record: str, maker: str) -> ReviewRow | None: ...

    async def delete_review(self, record: str, maker: str) -> None:
        """Delete a review that can't be read, so that it can be measured again."""

    async def tell(self, news: News) -> None:
        """Notify the other processes. The news is lost if they don't listen."""

    def listen(self, hear: Callable[[News], None]) -> None:
        """Call `hear` with the news of other processes. To be called once, before `open`."""


def most_idle(running: int) -> int:
    """How many of the unfinished matches may be deleted at a time: one in a hundred, and at least one.

    Whatever goes wrong with a clock, an operator has time to notice.
    """
    return 1 + running // 100


def store_for(url: str) -> Store:
    """The store of a URL: `sqlite:///FILE` or `postgresql://…`."""
    if url.startswith("sqlite:///"):
        from sushiya.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        from sushiya.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise BadOptions(f"The database must be sqlite:///FILE or postgresql://…, not '{url}'.")
