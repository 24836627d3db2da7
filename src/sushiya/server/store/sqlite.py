"""SQLite: one file, one writer thread, one commit for all waiting writes.

While a commit waits for the disk, further writes queue up and share the next one. On a busy server a commit
also waits for others until some milliseconds after the last one, so many tables cost hardly more than one.
Every write is durable before its caller continues (WAL, synchronous=FULL).
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sushiya.server.store.base import News, ReviewRow, most_idle
from sushiya.server.store.columns import (
    MATCH_COLUMNS,
    end_values,
    listed_table,
    match_row,
    match_values,
    table_row,
)
from sushiya.server.store.sqlite_file import Identity, connect, identity, locked, migrate
from sushiya.table.store import BadRow, Conflict, End, Line, MatchRow, StoreDown, TableRow

__all__ = ["SqliteStore"]

T = TypeVar("T")
Job: TypeAlias = "tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]"
Jobs: TypeAlias = "queue.SimpleQueue[Job | None]"
Result: TypeAlias = "tuple[asyncio.Future[Any], Any, Exception | None]"

APART = 0.01
"""Seconds between two commits on a busy server: when several writes shared the last one."""
MOST_AT_ONCE = 512
"""The most writes in one transaction. This bounds how long the first of them waits."""

EXPIRE_AT_ONCE = 100
"""Matches deleted in one write, so that play continues in between."""

TABLE_COLUMNS = "id, version, data, public, status, touched"


class SqliteStore:
    """A store in one file, for one server process."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._identity: Identity = ()
        self._gone = False
        """Whether somebody deleted or replaced the file. What is written then ends with the process."""
        self._writes: Jobs = queue.SimpleQueue()
        self._reads: Jobs = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._resources = ExitStack()
        self._closed = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        with ExitStack() as resources:
            self.path = resources.enter_context(locked(self.path))
            migrate(self.path)
            for jobs, work in ((self._writes, self._write), (self._reads, self._read)):
                db = resources.enter_context(closing(connect(self.path)))
                name = f"sqlite{work.__name__}"
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
        self._writes.put(None)
        self._reads.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._resources.close()

    async def ping(self) -> None:
        await self._do(self._writes, _beat)

    # Tables -------------------------------------------------------------------------------------------------

    async def save_table(self, row: TableRow, new_match: MatchRow | None = None) -> None:
        def write(db: sqlite3.Connection) -> None:
            _write_table(db, row)
            if new_match is not None:
                _insert_match(db, new_match)

        await self._do(self._writes, write)

    async def load_table(self, id: str) -> TableRow | None:
        sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?"
        row = await self._do(self._reads, lambda db: db.execute(sql, (id,)).fetchone())
        return None if row is None else table_row(row)

    async def forget_table(self, id: str) -> None:
        unused = "NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)"
        sql = f"DELETE FROM tables WHERE id = ? AND {unused}"
        await self._do(self._writes, lambda db: db.execute(sql, (id,)).rowcount)

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
        rows = [(match, line.seq, line.seat, line.action, line.by, line.at) for line in lines]

        def write(db: sqlite3.Connection) -> None:
            sql = "INSERT INTO log (match_id, seq, seat, action, by, at) VALUES (?, ?, ?, ?, ?, ?)"
            db.executemany(sql, rows)
            if end is not None:
                sql = "UPDATE matches SET ended = ?, scores = ?, winners = ? WHERE id = ?"
                db.execute(sql, (*end_values(end), match))

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
        return gone

    async def expiry_clock(self) -> float | None:
        sql = "SELECT coalesce(clock, (SELECT max(touched) FROM tables)) FROM pulse"
        (clock,) = await self._do(self._reads, lambda db: db.execute(sql).fetchone())
        return None if clock is None else float(clock)

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

    async def tell(self, news: News) -> None:
        """Does nothing: there is no other process."""

    def listen(self, hear: Callable[[News], None]) -> None:
        pass

    # Threads ------------------------------------------------------------------------------------------------

    async def _do(self, jobs: Jobs, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreDown("The database is closed.")
        if self._gone:
            raise _deleted(self.path)
        future: asyncio.Future[T] = self._loop.create_future()
        jobs.put((work, future))
        return await future

    def _read(self, db: sqlite3.Connection, jobs: Jobs) -> None:
        while (job := jobs.get()) is not None:
            work, future = job
            self._settle([(future, *_attempt(work, db))])

    def _write(self, db: sqlite3.Connection, jobs: Jobs) -> None:
        stop = False
        next_at = 0.0
        while not stop:
            batch: list[Job] = []
            job = jobs.get()
            time.sleep(max(0.0, next_at - time.monotonic()))
            began = time.monotonic()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE or jobs.empty():
                    break
                job = jobs.get()
            stop = job is None
            if batch:
                self._settle(self._if_same_file(_commit(db, batch)))
            next_at = began + APART if len(batch) > 1 else 0.0

    def _if_same_file(self, results: list[Result]) -> list[Result]:
        """What was written, unless that went to a file that has no name any more."""
        if not self._identity or identity(self.path) == self._identity:
            return results
        self._gone = True
        return [(future, None, _deleted(self.path)) for future, _, _ in results]

    def _settle(self, results: list[Result]) -> None:
        def settle() -> None:
            for future, value, error in results:
                if future.done():  # its caller is gone
                    continue
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)

        with suppress(RuntimeError):  # the loop has ended, and with it every caller
            self._loop.call_soon_threadsafe(settle)


def _commit(db: sqlite3.Connection, batch: list[Job]) -> list[Result]:
    """Commit all writes of the batch in one transaction. One that fails rolls back only itself.

    Failures are rare, so the first attempt uses no savepoints: each statement releases the GIL and has to
    wait for it again.
    """
    try:
        db.execute("BEGIN IMMEDIATE")
        done: list[Result] = [(future, work(db), None) for work, future in batch]
        db.execute("COMMIT")
        return done
    except Exception:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
    return _commit_one_by_one(db, batch)


def _commit_one_by_one(db: sqlite3.Connection, batch: list[Job]) -> list[Result]:
    results: list[Result] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work, future in batch:
            db.execute("SAVEPOINT job")
            value, error = _attempt(work, db)
            if error is not None:
                db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")
            results.append((future, value, error))
        db.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        return [(future, None, _down(error)) for _, future in batch]
    return results


def _attempt(
    work: Callable[[sqlite3.Connection], T], db: sqlite3.Connection
) -> tuple[T | None, Exception | None]:
    """The work's result or error. The caller gets the error; the thread continues."""
    try:
        return work(db), None
    except sqlite3.IntegrityError:
        return None, Conflict()
    except sqlite3.Error as error:
        return None, BadRow(f"{error}.") if _is_bad_text(error) else _down(error)
    except Exception as error:
        return None, error


def _down(error: sqlite3.Error) -> StoreDown:
    return StoreDown(f"The database can't be read or written: {error}.")


def _deleted(path: Path) -> StoreDown:
    return StoreDown(f"The database {path} was deleted or replaced. Restore it and restart the server.")


def _is_bad_text(error: sqlite3.Error) -> bool:
    """Whether a value is not UTF-8. The driver reports that, not SQLite, so there is no code."""
    return isinstance(error, sqlite3.OperationalError) and not hasattr(error, "sqlite_errorcode")


def _beat(db: sqlite3.Connection) -> None:
    """A small write, which proves that writing is possible."""
    if db.execute("UPDATE pulse SET beat = beat + 1").rowcount != 1:
        raise StoreDown("The database lacks its pulse.")


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


def _expire_idle(db: sqlite3.Connection, before: float) -> int:
    (running,) = db.execute("SELECT count(*) FROM matches WHERE ended IS NULL").fetchone()
    return _delete(
        db,
        "SELECT id FROM matches WHERE ended IS NULL AND began < :before "
        "AND NOT EXISTS (SELECT 1 FROM log WHERE match_id = matches.id AND at >= :before) LIMIT :limit",
        before,
        most_idle(running),
    )


def _expire_ended(db: sqlite3.Connection, before: float) -> int:
    return _delete(db, "SELECT id FROM matches WHERE ended < :before LIMIT :limit", before, EXPIRE_AT_ONCE)


def _delete(db: sqlite3.Connection, which: str, before: float, limit: int) -> int:
    old = db.execute(which, {"before": before, "limit": limit}).fetchall()
    db.executemany("DELETE FROM log WHERE match_id = ?", old)
    db.executemany("DELETE FROM reviews WHERE match_id = ?", old)
    db.executemany("DELETE FROM matches WHERE id = ?", old)
    return len(old)


def _legible_rows(db: sqlite3.Connection, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """All rows, even if a text in one of them is not UTF-8: then all texts are bytes."""
    try:
        return db.execute(sql, values).fetchall()
    except sqlite3.OperationalError as error:
        if not _is_bad_text(error):
            raise
        db.text_factory = bytes
        try:
            return db.execute(sql, values).fetchall()
        finally:
            db.text_factory = str
