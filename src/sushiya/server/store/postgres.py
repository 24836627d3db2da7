"""PostgreSQL: one database for several server processes.

A call whose connection breaks is retried for some seconds. It is unknown whether a lost write was committed:
if the retry finds its number taken, it checks whether that was its own first attempt.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import asyncpg

from sushiya.core.codec import to_json
from sushiya.server.store.base import INCOMPLETE, News, ReviewRow, most_idle
from sushiya.server.store.columns import MATCH_COLUMNS, end_values, listed_table, match_row, match_values
from sushiya.server.store.daily import DailyStore
from sushiya.server.store.notifier import Notifier
from sushiya.server.store.postgres_schema import commit_durably, migrate
from sushiya.server.store.retry import CONNECT, patiently
from sushiya.table.store import (
    BadRow,
    Conflict,
    End,
    Line,
    MatchRow,
    StoreDown,
    TableRow,
    VariationRow,
    log_unreadable,
    read_variations,
)

__all__ = ["PostgresStore"]

T = TypeVar("T")
Pooled: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

CONNECTIONS = (2, 10)
"""The minimum and maximum size of the pool."""
COMMAND = 5.0
"""Timeout in seconds for a call."""
EXPIRE_AT_ONCE = 500
"""Matches deleted in one statement."""

TABLE_COLUMNS = "id, version, data, public, status, touched"
INSERT_LINES = (
    "INSERT INTO log (match_id, seq, seat, action, by, at) SELECT $1, * "
    "FROM unnest($2::integer[], $3::integer[], $4::text[], $5::text[], $6::double precision[])"
)
"""Needs the id of a match, and the columns of its lines."""


class PostgresStore:
    """A store that server processes share."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._wire = Notifier(url)
        self.daily = DailyStore(self._query)
        self.unreadable: Callable[[BadRow], object] = log_unreadable

    async def open(self) -> None:
        await migrate(self.url)
        try:
            self._pool = await patiently(self._open_pool)
            await self._wire.open()
        except BaseException:
            await self.close()
            raise

    async def _open_pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        least, most = CONNECTIONS
        pool = asyncpg.create_pool(
            self.url,
            min_size=least,
            max_size=most,
            timeout=CONNECT,
            command_timeout=COMMAND,
            init=commit_durably,
            reset=_keep_as_it_is,
        )
        try:
            await pool
        except BaseException:
            pool.terminate()
            raise
        return pool

    async def close(self) -> None:
        await self._wire.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), COMMAND)
            except TimeoutError:
                pool.terminate()

    async def ping(self) -> None:
        if await self._do(lambda db: db.execute("UPDATE pulse SET beat = beat + 1")) != "UPDATE 1":
            raise StoreDown(INCOMPLETE)

    # Tables -------------------------------------------------------------------------------------------------

    async def save_table(
        self, row: TableRow, new_match: MatchRow | None = None, log: Sequence[Line] = ()
    ) -> None:
        async def write(db: Pooled) -> None:
            async with db.transaction():
                await _write_table(db, row)
                if new_match is not None:
                    await _insert_match(db, new_match)
                    await db.execute(INSERT_LINES, new_match.id, *_columns(log))

        async def written(db: Pooled) -> bool:
            return await _load_table(db, row.id) == row

        await self._write(write, written)
        self._wire.send(News(row.id, "table"), coalesce=True)

    async def load_table(self, id: str) -> TableRow | None:
        return await self._do(lambda db: _load_table(db, id))

    async def forget_table(self, id: str) -> None:
        sql = (
            "DELETE FROM tables WHERE id = $1 AND NOT EXISTS (SELECT FROM matches WHERE table_id = tables.id)"
        )
        await self._do(lambda db: db.execute(sql, id))

    async def unplayed_tables(self, before: float, last: str, limit: int) -> list[TableRow]:
        unused = "NOT EXISTS (SELECT FROM matches WHERE table_id = tables.id)"
        sql = (
            f"SELECT {TABLE_COLUMNS} FROM tables "
            f"WHERE status = 'waiting' AND touched < $1 AND id > $2 AND {unused} ORDER BY id LIMIT $3"
        )
        return [listed_table(row) for row in await self._do(lambda db: db.fetch(sql, before, last, limit))]

    async def unvisited_tables(self, before: float, last: str, limit: int) -> list[TableRow]:
        played = (
            "SELECT FROM matches JOIN log ON log.match_id = matches.id "
            "WHERE matches.table_id = tables.id AND log.at > matches.began"
        )
        sql = (
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE version = 1 AND touched < $1 AND id > $2 "
            f"AND NOT EXISTS ({played}) ORDER BY id LIMIT $3"
        )
        return [listed_table(row) for row in await self._do(lambda db: db.fetch(sql, before, last, limit))]

    async def forget_unvisited(self, id: str) -> int:
        async def write(db: Pooled) -> int:
            async with db.transaction():
                gone = await db.execute("DELETE FROM tables WHERE id = $1 AND version = 1", id)
                if gone != "DELETE 1":
                    return 0
                running = "SELECT count(*) FROM matches WHERE table_id = $1 AND ended IS NULL"
                unfinished = await db.fetchval(running, id)
                await db.execute(_deleting("table_id = $1"), id)
                return int(unfinished)

        return await self._do(write)

    async def unfinished(self) -> int:
        return int(await self._do(lambda db: db.fetchval("SELECT count(*) FROM matches WHERE ended IS NULL")))

    async def public_tables(self, limit: int) -> list[TableRow]:
        sql = (
            f"SELECT {TABLE_COLUMNS} FROM tables "
            "WHERE public AND status <> 'finished' ORDER BY touched DESC LIMIT $1"
        )
        return [listed_table(row) for row in await self._do(lambda db: db.fetch(sql, limit))]

    # Matches ------------------------------------------------------------------------------------------------

    async def load_match(self, id: str) -> MatchRow | None:
        sql = f"SELECT {MATCH_COLUMNS} FROM matches WHERE id = $1"
        row = await self._do(lambda db: db.fetchrow(sql, id))
        return None if row is None else match_row(row)

    async def append(self, match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        async def write(db: Pooled) -> None:
            """One statement is one round trip and one commit."""
            sql = (
                f"WITH added AS ({INSERT_LINES}) UPDATE matches SET ended = $7, scores = $8, winners = $9 "
                "WHERE $7::double precision IS NOT NULL AND id = $1"
            )
            ended = (None,) * 3 if end is None else end_values(end)
            await db.execute(sql, match, *_columns(lines), *ended)

        async def written(db: Pooled) -> bool:
            there = await _read_log(db, match, after=lines[0].seq - 1)
            return there[: len(lines)] == list(lines)

        await self._write(write, written)
        self._wire.send(News.of_lines(table, match, lines))

    async def read_log(self, match: str, after: int = 0) -> list[Line]:
        return await self._do(lambda db: _read_log(db, match, after))

    async def lease(self, match: str, owner: str, seconds: float) -> bool:
        sql = (
            "INSERT INTO leases (match_id, owner, until) "
            "VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second') "
            "ON CONFLICT (match_id) DO UPDATE SET owner = excluded.owner, until = excluded.until "
            "WHERE leases.owner = excluded.owner OR leases.until < clock_timestamp() RETURNING true"
        )
        return bool(await self._do(lambda db: db.fetchval(sql, match, owner, seconds)))

    async def release(self, match: str, owner: str) -> None:
        sql = "DELETE FROM leases WHERE match_id = $1 AND owner = $2"
        await self._do(lambda db: db.execute(sql, match, owner))

    async def expire(self, ended_before: float, idle_before: float) -> int:
        ended = "ended < $1"
        idle = (
            "ended IS NULL AND began < $1 "
            "AND NOT EXISTS (SELECT FROM log WHERE match_id = matches.id AND at >= $1)"
        )
        tables = (
            "DELETE FROM tables WHERE touched < $1 "
            "AND NOT EXISTS (SELECT FROM matches WHERE table_id = tables.id)"
        )
        gone = await self._delete(idle, idle_before, most_idle(await self.unfinished()))
        while batch := await self._delete(ended, ended_before, EXPIRE_AT_ONCE):
            gone += batch
        await self._do(lambda db: db.execute(tables, idle_before, timeout=60))
        await self._do(lambda db: db.execute("DELETE FROM leases WHERE until < clock_timestamp()"))
        await self.daily.expire(idle_before)
        return gone

    async def _delete(self, which: str, before: float, most: int) -> int:
        sql = _deleting(f"{which} LIMIT $2 FOR UPDATE SKIP LOCKED")
        return int(await self._do(lambda db: db.fetchval(sql, before, most, timeout=60)))

    async def claim_expiry(self, now: float, apart: float) -> bool:
        sql = "UPDATE pulse SET expired = $1 WHERE expired IS NULL OR abs(expired - $1) >= $2 RETURNING true"
        return bool(await self._do(lambda db: db.fetchval(sql, now, apart)))

    async def expiry_clock(self) -> float | None:
        sql = "SELECT coalesce(clock, (SELECT max(touched) FROM tables)) FROM pulse"
        row = await self._do(lambda db: db.fetchrow(sql))
        if row is None:
            raise StoreDown(INCOMPLETE)
        return None if row[0] is None else float(row[0])

    async def set_expiry_clock(self, clock: float) -> None:
        await self._do(lambda db: db.execute("UPDATE pulse SET clock = $1", clock))

    async def save_review(self, row: ReviewRow) -> None:
        sql = (
            "INSERT INTO reviews (record, maker, match_id, deals, data) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (record, maker) DO UPDATE SET deals = excluded.deals, data = excluded.data "
            "WHERE excluded.deals > reviews.deals"
        )
        await self._do(lambda db: db.execute(sql, row.record, row.maker, row.match, row.deals, row.data))

    async def load_review(self, record: str, maker: str) -> ReviewRow | None:
        sql = "SELECT record, maker, match_id, deals, data FROM reviews WHERE record = $1 AND maker = $2"
        row = await self._do(lambda db: db.fetchrow(sql, record, maker))
        return None if row is None else ReviewRow(*row)

    async def delete_review(self, record: str, maker: str) -> None:
        sql = "DELETE FROM reviews WHERE record = $1 AND maker = $2"
        await self._do(lambda db: db.execute(sql, record, maker))

    async def save_variation(self, row: VariationRow) -> None:
        sql = (
            "INSERT INTO variations (id, match_id, played, data) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (id) DO UPDATE SET played = excluded.played, data = excluded.data"
        )
        values = (row.id, row.match, row.played, to_json(row))
        await self._do(lambda db: db.execute(sql, *values))

    async def variations(self, match: str) -> list[VariationRow]:
        sql = "SELECT id, data FROM variations WHERE match_id = $1"
        rows = await self._do(lambda db: db.fetch(sql, match))
        return read_variations(rows, self.unreadable)

    async def variation_played(self, match: str) -> VariationRow | None:
        sql = "SELECT id, data FROM variations WHERE played = $1"
        rows = await self._do(lambda db: db.fetch(sql, match))
        return next(iter(read_variations(rows, self.unreadable)), None)

    async def delete_variation(self, id: str) -> None:
        sql = "DELETE FROM variations WHERE id = $1"
        await self._do(lambda db: db.execute(sql, id))

    # News ---------------------------------------------------------------------------------------------------

    async def tell(self, news: News) -> None:
        self._wire.send(news)

    def listen(self, hear: Callable[[News], None]) -> None:
        """After a break in which news may have been lost, `hear` gets `News("", "reconnected")`."""
        self._wire.hear = hear

    # Connections --------------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[Pooled], Awaitable[T]]) -> T:
        async def attempt() -> T:
            if self._pool is None:
                raise StoreDown("The database is closed.")
            async with self._pool.acquire(timeout=CONNECT) as db:
                return await work(db)

        return await patiently(attempt)

    async def _query(self, sql: str, *values: Any, write: bool = False) -> Sequence[Sequence[Any]]:
        return [tuple(row) for row in await self._do(lambda db: db.fetch(sql, *values))]

    async def _write(
        self, write: Callable[[Pooled], Awaitable[None]], written: Callable[[Pooled], Awaitable[bool]]
    ) -> None:
        """Write exactly once. After a lost attempt, a conflict may be our own doing: `written` checks."""
        tries = 0

        async def attempt(db: Pooled) -> None:
            nonlocal tries
            tries += 1
            try:
                await write(db)
            except (Conflict, asyncpg.UniqueViolationError):
                if tries == 1 or not await written(db):
                    raise Conflict from None

        await self._do(attempt)


async def _keep_as_it_is(db: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Don't reset a connection returned to the pool, since nobody changes its settings.

    It saves a round trip.
    """


def _deleting(which: str) -> str:
    """The statement that deletes these matches and tells how many there were."""
    return (
        f"WITH old AS (SELECT id FROM matches WHERE {which}), "
        "lines AS (DELETE FROM log USING old WHERE match_id = old.id), "
        "reviewed AS (DELETE FROM reviews USING old WHERE match_id = old.id), "
        "varied AS (DELETE FROM variations USING old "
        "WHERE played = old.id OR (match_id = old.id AND played IS NULL)), "
        "gone AS (DELETE FROM matches USING old WHERE matches.id = old.id RETURNING 1) "
        "SELECT count(*) FROM gone"
    )


async def _write_table(db: Pooled, row: TableRow) -> None:
    values = (row.id, row.version, row.data, row.public, row.status, row.touched)
    if row.version == 1:
        await db.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)", *values)
        return
    sql = (
        "UPDATE tables SET version = $2, data = $3, public = $4, status = $5, touched = $6 "
        "WHERE id = $1 AND version = $2 - 1"
    )
    if await db.execute(sql, *values) == "UPDATE 0":
        raise Conflict


async def _insert_match(db: Pooled, match: MatchRow) -> None:
    sql = f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    await db.execute(sql, *match_values(match))


def _columns(lines: Sequence[Line]) -> tuple[list[object], ...]:
    """The values of INSERT_LINES, column by column."""
    return (
        [line.seq for line in lines],
        [line.seat for line in lines],
        [line.action for line in lines],
        [line.by for line in lines],
        [line.at for line in lines],
    )


async def _load_table(db: Pooled, id: str) -> TableRow | None:
    row = await db.fetchrow(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1", id)
    return None if row is None else TableRow(*row)


async def _read_log(db: Pooled, match: str, after: int) -> list[Line]:
    sql = "SELECT seq, seat, action, by, at FROM log WHERE match_id = $1 AND seq > $2 ORDER BY seq"
    return [Line(*row) for row in await db.fetch(sql, match, after)]
