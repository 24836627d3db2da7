"""Rows for the stores' tests, stores opened for a while, and a way past them to the database."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import asyncpg

from sushiya.server.store import Conflict, End, Line, MatchRow, Store, TableRow, store_for

__all__ = ["END", "append_next", "line", "match", "opened", "run_sql", "set_schema", "table"]


def table(
    id: str, version: int = 1, *, public: bool = False, status: str = "waiting", touched: float = 100.5
) -> TableRow:
    data = f'{{"name": "Tisch für {id}", "version": {version}}}'
    return TableRow(id, version, data, public, status, touched)


END = End(at=200.75, scores=(41, -3), winners=(0,))


def match(id: str, table: str = "table", *, began: float = 100.25, end: End | None = None) -> MatchRow:
    ended = () if end is None else (end.at, end.scores, end.winners)
    return MatchRow(id, table, "sushi-go(seats=2)", "1", ("player", "bot:greedy 寿司"), "5eed", began, *ended)


def line(seq: int, action: str = "pick tempura", *, at: float = 0.1) -> Line:
    return Line(seq, seat=-1 if seq == 1 else seq % 2, action=action, by="player", at=at + seq)


async def append_next(store: Store, match: str, action: str) -> Line:
    """Append a line as a server process does: on a conflict, read what the other wrote and retry."""
    while True:
        written = line(len(await store.read_log(match)) + 1, action)
        try:
            await store.append(match, "table", [written])
        except Conflict:
            continue
        return written


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = store_for(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def run_sql(url: str, *statements: str) -> None:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as file:
            for sql in statements:
                file.execute(sql)
    else:
        db = await asyncpg.connect(url)
        for sql in statements:
            await db.execute(sql)
        await db.close()


async def set_schema(url: str, number: int) -> None:
    sqlite = f"PRAGMA user_version = {number}"
    await run_sql(url, sqlite if url.startswith("sqlite") else f"INSERT INTO migrations VALUES ({number})")
