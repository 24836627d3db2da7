"""SQLite: one file, one writer thread, one commit for all waiting writes (sqlite_jobs.py).

Every write is durable before its caller continues (WAL, synchronous=FULL).
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from sushiya.core.codec import to_json
from sushiya.server.store.base import INCOMPLETE, News, ReviewRow, most_idle
from sushiya.server.store.columns import (
    MATCH_COLUMNS,
    end_values,
    listed_table,
    match_row,
    match_values,
    table_row,
)
from sushiya.server.store.daily import DailyStore
from sushiya.server.store.sqlite_file import Identity, connect, identity, locked, migrate
from sushiya.server.store.sqlite_jobs import (
    APART,
    MOST_AT_ONCE,
    Append,
    Jobs,
    Result,
    attempt,
    commit,
    is_bad_text,
)
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

__all__ = ["SqliteStore"]

T = TypeVar("T")

EXPIRE_AT_ONCE = 100
"""Matches deleted in one write, so that play continues in between."""

TABLE_COLUMNS = "id, version, data, public, status, touched"


class SqliteStore:
    """A store in one file, for one server process."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._identity: Identity = ()
        self._gone = False
        """Whether somebody deleted or replaced the file.

        In that case, what is written is lost with the process.
        """
        self._writes = Jobs(MOST_AT_ONCE, APART)
        self._reads = Jobs(most=1, apart=0.0)
        self._threads: list[threading.Thread] = []
        self._resources = ExitStack()
        self._closed = False
        self.daily = DailyStore(self._query)
        self.unreadable: Callable[[BadRow], object] = log_unreadable

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        with ExitStack() as resources:
            self.path = resources.enter_context(locked(self.path))
            migrate(self.path)
            for name, jobs, work in (
                ("sqlite_write", self._writes, self._write),
                ("sqlite_read", self._reads, self._read),
            ):
                db = resources.enter_context(closing(connect(self.path)))
                self._threads.append(threading.Thread(target=work, args=(db, jobs), daemon=True, name=name))
            self._resources = resources.pop_all()  # all opened: keep them until close
        for thread in self._threads:
            thread.start()
        try:
            await self.ping()  # from now on the file has its companion, the write-ahead log
        except BaseException:
            await self.close()
            raise
        self._identity = identity(self.path)

    async def close(self) -> None:
        self._closed = True
        self._writes.end()
        self._reads.end()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._resources.close()

    async def ping(self) -> None:
        await self._do(self._writes, _beat)

    # Tables -------------------------------------------------------------------------------------------------

    async def save_table(
        self, row: TableRow, new_match: MatchRow | None = None, log: Sequence[Line] = ()
    ) -> None:
        def write(db: sqlite3.Connection) -> None:
            _write_table(db, row)
            if new_match is not None:
                _insert_match(db, new_match)
                _appended(new_match.id, log)(db)

        await self._do(self._writes, write)

    async def load_table(self, id: str) -> TableRow | None:
        sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?"
        row = await self._do(self._reads, lambda db: db.execute(sql, (id,)).fetchone())
        return None if row is None else table_row(row)

    async def forget_table(self, id: str) -> None:
        unused = "NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)"
        sql = f"DELETE FROM tables WHERE id = ? AND {unused}"
        await self._do(self._writes, lambda db: db.execute(sql, (id,)).rowcount)

    async def unplayed_tables(self, before: float, last: str, limit: int) -> list[TableRow]:
        unused = "NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)"
        sql = (
            f"SELECT {TABLE_COLUMNS} FROM tables "
            f"WHERE status = 'waiting' AND touched < ? AND id > ? AND {unused} ORDER BY id LIMIT ?"
        )
        rows = await self._do(self._reads, lambda db: _legible_rows(db, sql, before, last, limit))
        return [listed_table(row) for row in rows]

    async def unvisited_tables(self, before: float, last: str, limit: int) -> list[TableRow]:
        played = (
            "SELECT 1 FROM matches JOIN log ON log.match_id = matches.id "
            "WHERE matches.table_id = tables.id AND log.at > matches.began"
        )
        sql = (
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE version = 1 AND touched < ? AND id > ? "
            f"AND NOT EXISTS ({played}) ORDER BY id LIMIT ?"
        )
        rows = await self._do(self._reads, lambda db: _legible_rows(db, sql, before, last, limit))
        return [listed_table(row) for row in rows]

    async def forget_unvisited(self, id: str) -> int:
        def write(db: sqlite3.Connection) -> int:
            if not db.execute("DELETE FROM tables WHERE id = ? AND version = 1", (id,)).rowcount:
                return 0
            there = db.execute("SELECT id, ended FROM matches WHERE table_id = ?", (id,)).fetchall()
            _delete(db, [(match,) for match, _ in there])
            return sum(ended is None for _, ended in there)

        return await self._do(self._writes, write)

    async def unfinished(self) -> int:
        return await self._do(self._reads, _unfinished)

    async def public_tables(self, limit: int) -> list[TableRow]:
        sql = (
            f"SELECT {TABLE_COLUMNS} FROM tables "
            "WHERE public = 1 AND status <> 'finished' ORDER BY touched DESC LIMIT ?"
        )
        rows = await self._do(self._reads, lambda db: _legible_rows(db, sql, limit))
        return [listed_table(row) for row in rows]

    # Matches ------------------------------------------------------------------------------------------------

    async def load_match(self, id: str) -> MatchRow | None:
        sql = f"SELECT {MATCH_COLUMNS} FROM matches WHERE id = ?"
        row = await self._do(self._reads, lambda db: db.execute(sql, (id,)).fetchone())
        return None if row is None else match_row(row)

    async def append(self, match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        added = _appended(match, lines)
        if end is None:
            await self._do(self._writes, added)
            return
        ended = (*end_values(end), match)

        def write(db: sqlite3.Connection) -> None:
            added(db)
            db.execute("UPDATE matches SET ended = ?, scores = ?, winners = ? WHERE id = ?", ended)

        await self._do(self._writes, write)

    async def read_log(self, match: str, after: int = 0) -> list[Line]:
        sql = "SELECT seq, seat, action, by, at FROM log WHERE match_id = ? AND seq > ? ORDER BY seq"
        rows = await self._do(self._reads, lambda db: db.execute(sql, (match, after)).fetchall())
        return [Line(*row) for row in rows]

    async def lease(self, match: str, owner: str, seconds: float) -> bool:
        """Always granted: the file is locked, so there is only one process."""
        return True

    async def release(self, match: str, owner: str) -> None:
        pass

    async def expire(self, ended_before: float, idle_before: float) -> int:
        gone = await self._do(self._writes, lambda db: _expire_idle(db, idle_before))
        while batch := await self._do(self._writes, lambda db: _expire_ended(db, ended_before)):
            gone += batch
        sql = (
            "DELETE FROM tables WHERE touched < ? "
            "AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)"
        )
        await self._do(self._writes, lambda db: db.execute(sql, (idle_before,)).rowcount)
        await self.daily.expire(idle_before)
        return gone

    async def claim_expiry(self, now: float, apart: float) -> bool:
        sql = "UPDATE pulse SET expired = ?1 WHERE expired IS NULL OR abs(expired - ?1) >= ?2"
        return bool(await self._do(self._writes, lambda db: db.execute(sql, (now, apart)).rowcount))

    async def expiry_clock(self) -> float | None:
        sql = "SELECT coalesce(clock, (SELECT max(touched) FROM tables)) FROM pulse"
        row = await self._do(self._reads, lambda db: db.execute(sql).fetchone())
        if row is None:
            raise StoreDown(INCOMPLETE)
        return None if row[0] is None else float(row[0])

    async def set_expiry_clock(self, clock: float) -> None:
        sql = "UPDATE pulse SET clock = ?"
        await self._do(self._writes, lambda db: db.execute(sql, (clock,)).rowcount)

    async def save_review(self, row: ReviewRow) -> None:
        sql = (
            "INSERT INTO reviews (record, maker, match_id, deals, data) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (record, maker) DO UPDATE SET deals = excluded.deals, data = excluded.data "
            "WHERE excluded.deals > deals"
        )
        values = (row.record, row.maker, row.match, row.deals, row.data)
        await self._do(self._writes, lambda db: db.execute(sql, values).rowcount)

    async def load_review(self, record: str, maker: str) -> ReviewRow | None:
        sql = "SELECT record, maker, match_id, deals, data FROM reviews WHERE record = ? AND maker = ?"
        row = await self._do(self._reads, lambda db: db.execute(sql, (record, maker)).fetchone())
        return None if row is None else ReviewRow(*row)

    async def delete_review(self, record: str, maker: str) -> None:
        sql = "DELETE FROM reviews WHERE record = ? AND maker = ?"
        await self._do(self._writes, lambda db: db.execute(sql, (record, maker)).rowcount)

    async def save_variation(self, row: VariationRow) -> None:
        sql = (
            "INSERT INTO variations (id, match_id, played, data) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET played = excluded.played, data = excluded.data"
        )
        values = (row.id, row.match, row.played, to_json(row))
        await self._do(self._writes, lambda db: db.execute(sql, values).rowcount)

    async def variations(self, match: str) -> list[VariationRow]:
        sql = "SELECT id, data FROM variations WHERE match_id = ?"
        rows = await self._do(self._reads, lambda db: _legible_rows(db, sql, match))
        return read_variations(rows, self.unreadable)

    async def variation_played(self, match: str) -> VariationRow | None:
        sql = "SELECT id, data FROM variations WHERE played = ?"
        rows = await self._do(self._reads, lambda db: _legible_rows(db, sql, match))
        return next(iter(read_variations(rows, self.unreadable)), None)

    async def delete_variation(self, id: str) -> None:
        sql = "DELETE FROM variations WHERE id = ?"
        await self._do(self._writes, lambda db: db.execute(sql, (id,)).rowcount)

    async def tell(self, news: News) -> None:
        """Does nothing: there is no other process."""

    def listen(self, hear: Callable[[News], None]) -> None:
        pass

    # Threads ------------------------------------------------------------------------------------------------

    async def _query(self, sql: str, *values: Any, write: bool = False) -> Sequence[Sequence[Any]]:
        numbered = sql.replace("$", "?")
        jobs = self._writes if write else self._reads
        return await self._do(jobs, lambda db: db.execute(numbered, values).fetchall())

    async def _do(self, jobs: Jobs, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreDown("The database is closed.")
        if self._gone:
            raise _deleted(self.path)
        future: asyncio.Future[T] = self._loop.create_future()
        jobs.put((work, future))
        return await future

    def _read(self, db: sqlite3.Connection, jobs: Jobs) -> None:
        while batch := jobs.take():
            self._settle(jobs, [(future, *attempt(work, db)) for work, future in batch])

    def _write(self, db: sqlite3.Connection, jobs: Jobs) -> None:
        while batch := jobs.take():
            self._settle(jobs, self._if_same_file(commit(db, batch)))

    def _if_same_file(self, results: list[Result]) -> list[Result]:
        """The result of a write, unless it went to a file that no longer has a name."""
        if not self._identity or identity(self.path) == self._identity:
            return results
        self._gone = True
        return [(future, None, _deleted(self.path)) for future, _, _ in results]

    def _settle(self, jobs: Jobs, results: list[Result]) -> None:
        def settle() -> None:
            jobs.done()
            for future, value, error in results:
                if future.done():  # its caller is gone
                    continue
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)

        with suppress(RuntimeError):  # the loop has ended, and every caller with it
            self._loop.call_soon_threadsafe(settle)


def _deleted(path: Path) -> StoreDown:
    return StoreDown(f"The database {path} was deleted or replaced. Restore it and restart the server.")


def _beat(db: sqlite3.Connection) -> None:
    """Write a little, to prove that writing is possible."""
    if db.execute("UPDATE pulse SET beat = beat + 1").rowcount != 1:
        raise StoreDown(INCOMPLETE)


def _write_table(db: sqlite3.Connection, row: TableRow) -> None:
    values = (row.version, row.data, row.public, row.status, row.touched, row.id)
    if row.version == 1:
        columns = "version, data, public, status, touched, id"
        db.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values)
        return
    sql = (
        "UPDATE tables SET version = ?, data = ?, public = ?, status = ?, touched = ? "
        "WHERE id = ? AND version = ?"
    )
    if db.execute(sql, (*values, row.version - 1)).rowcount == 0:
        raise Conflict


def _insert_match(db: sqlite3.Connection, match: MatchRow) -> None:
    values = match_values(match)
    marks = ", ".join("?" for _ in values)
    db.execute(f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ({marks})", values)


def _appended(match: str, lines: Sequence[Line]) -> Append:
    return Append([(match, line.seq, line.seat, line.action, line.by, line.at) for line in lines])


def _unfinished(db: sqlite3.Connection) -> int:
    (count,) = db.execute("SELECT count(*) FROM matches WHERE ended IS NULL").fetchone()
    return int(count)


def _expire_idle(db: sqlite3.Connection, before: float) -> int:
    idle = (
        "SELECT id FROM matches WHERE ended IS NULL AND began < :before "
        "AND NOT EXISTS (SELECT 1 FROM log WHERE match_id = matches.id AND at >= :before) LIMIT :limit"
    )
    return _delete(db, db.execute(idle, {"before": before, "limit": most_idle(_unfinished(db))}).fetchall())


def _expire_ended(db: sqlite3.Connection, before: float) -> int:
    ended = "SELECT id FROM matches WHERE ended < ? LIMIT ?"
    return _delete(db, db.execute(ended, (before, EXPIRE_AT_ONCE)).fetchall())


def _delete(db: sqlite3.Connection, old: list[tuple[str]]) -> int:
    """Delete these matches, given by their ids."""
    db.executemany("DELETE FROM log WHERE match_id = ?", old)
    db.executemany("DELETE FROM reviews WHERE match_id = ?", old)
    db.executemany("DELETE FROM variations WHERE played = ?1 OR (match_id = ?1 AND played IS NULL)", old)
    db.executemany("DELETE FROM matches WHERE id = ?", old)
    return len(old)


def _legible_rows(db: sqlite3.Connection, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """All rows, even if a text in one of them is not UTF-8: in that case all texts are bytes."""
    try:
        return db.execute(sql, values).fetchall()
    except sqlite3.OperationalError as error:
        if not is_bad_text(error):
            raise
        db.text_factory = bytes
        try:
            return db.execute(sql, values).fetchall()
        finally:
            db.text_factory = str
