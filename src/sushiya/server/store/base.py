"""What a server needs of a store, beyond what its tables do: to run it, to list tables, to hear others."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from sushiya.core import BadOptions
from sushiya.table.store import Store as TableStore
from sushiya.table.store import TableRow

__all__ = ["News", "Store", "store_for"]


@dataclass(frozen=True, slots=True)
class News:
    """Something that another process did, or wants to tell."""

    table: str
    kind: str
    """`table` and `match`: the store has something new; others carry their payload."""
    payload: str = ""


class Store(TableStore, Protocol):
    """Every write is on disk when its call returns."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise StoreDown if it can't be reached."""

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for players or play, the newest first."""

    async def release(self, match: str, owner: str) -> None:
        """Let another process drive a match at once."""

    async def expire(self, ended_before: float, idle_before: float) -> int:
        """Delete matches that ended or were left alone before, and tables without any; how many matches."""

    async def tell(self, news: News) -> None:
        """Tell the other processes; lost if they don't listen."""

    def listen(self, hear: Callable[[News], None]) -> None:
        """Call this for what other processes tell. Called once, before open."""


def store_for(url: str) -> Store:
    """The store of a URL: `sqlite:///FILE` or `postgresql://…`."""
    if url.startswith("sqlite:///"):
        from sushiya.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        from sushiya.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise BadOptions(f"The database has to be sqlite:///FILE or postgresql://…, not '{url}'.")
