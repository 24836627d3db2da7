"""Work for the threads of the SQLite store: how it is handed over, and how many writes become one commit.

While a commit waits for the disk, further writes wait and share the next one. On a busy server a commit also
waits for others until some milliseconds after the last one. That way, many tables cost hardly more than one.
"""

import asyncio
import queue
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeAlias, TypeVar

from sushiya.table.store import BadRow, Conflict, StoreDown

__all__ = ["APART", "MOST_AT_ONCE", "Append", "Job", "Jobs", "Result", "attempt", "commit", "is_bad_text"]

T = TypeVar("T")
Job: TypeAlias = "tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]"
Result: TypeAlias = "tuple[asyncio.Future[Any], Any, Exception | None]"

APART = 0.01
"""Seconds between two commits on a busy server, that is, when several writes shared the last one."""
MOST_AT_ONCE = 512
"""The most writes in one transaction. This limits how long the first of them waits."""
LINES_AT_ONCE = 100
"""Log lines in one statement: SQLite may have been built for at most 999 values."""
LOG_COLUMNS = "match_id, seq, seat, action, by, at"


class Jobs:
    """Jobs of the event loop for a thread, which gets everything that waits at once, up to `most`.

    Only the loop decides when, since each time the thread wakes up it takes the GIL from the loop.
    """

    def __init__(self, most: int, apart: float) -> None:
        """`apart`: seconds from one batch of several jobs to the next."""
        self._most, self._apart = most, apart
        self._waiting: list[Job] = []
        self._is_due = self._is_busy = False
        self._next_at = 0.0
        self._batches: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()

    def put(self, job: Job) -> None:
        self._waiting.append(job)
        self._hand_over_soon()

    def done(self) -> None:
        """Called by the thread when it has settled a batch."""
        self._is_busy = False
        self._hand_over_soon()

    def end(self) -> None:
        """Let the thread do what is waiting, and end."""
        while self._waiting:
            self._hand_over()
        self._batches.put([])

    def take(self) -> list[Job]:
        """For the thread: the next batch; an empty one is the end."""
        return self._batches.get()

    def _hand_over_soon(self) -> None:
        if self._waiting and not self._is_due and not self._is_busy:
            self._is_due = True
            loop = asyncio.get_running_loop()
            loop.call_later(max(0.0, self._next_at - loop.time()), self._hand_over)

    def _hand_over(self) -> None:
        self._is_due = False
        batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
        if batch:
            self._is_busy = True
            self._next_at = asyncio.get_running_loop().time() + self._apart if len(batch) > 1 else 0.0
            self._batches.put(batch)


@dataclass(frozen=True, slots=True)
class Append:
    """Lines to append to the log. All that are waiting are written together."""

    rows: list[tuple[object, ...]]

    def __call__(self, db: sqlite3.Connection) -> None:
        _insert_lines(db, self.rows)


def commit(db: sqlite3.Connection, batch: list[Job]) -> list[Result]:
    """Commit all writes of the batch in one transaction. One that fails rolls back only itself.

    Each statement releases the GIL and has to wait for it again, while the event loop is held up. So there
    are as few as possible: usually one, which is its own transaction. Failures are rare, so the first attempt
    uses no savepoints.
    """
    lines = [row for work, _ in batch if isinstance(work, Append) for row in work.rows]
    alone = len(lines) <= LINES_AT_ONCE and all(isinstance(work, Append) for work, _ in batch)
    try:
        if not alone:
            db.execute("BEGIN IMMEDIATE")
        done: list[Result] = [
            (future, None if isinstance(work, Append) else work(db), None) for work, future in batch
        ]
        _insert_lines(db, lines)
        if not alone:
            db.execute("COMMIT")
        return done
    except Exception:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
    return _one_by_one(db, batch)


def _one_by_one(db: sqlite3.Connection, batch: list[Job]) -> list[Result]:
    results: list[Result] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work, future in batch:
            db.execute("SAVEPOINT job")
            value, error = attempt(work, db)
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


def attempt(
    work: Callable[[sqlite3.Connection], T], db: sqlite3.Connection
) -> tuple[T | None, Exception | None]:
    """The work's result or error. The caller gets the error; the thread continues."""
    try:
        return work(db), None
    except sqlite3.IntegrityError:
        return None, Conflict()
    except sqlite3.Error as error:
        return None, _bad_text(error) if is_bad_text(error) else _down(error)
    except Exception as error:
        return None, error


def _down(error: sqlite3.Error) -> StoreDown:
    return StoreDown(f"The database can't be read or written: {error}.")


def _bad_text(error: sqlite3.Error) -> BadRow:
    """Says which column it is, but not what is in it, as SQLite does: that may be a seed or a hand."""
    return BadRow(f"{str(error).partition(' with text ')[0]}.")


def is_bad_text(error: sqlite3.Error) -> bool:
    """Whether a value is not UTF-8. The driver reports that, not SQLite, so there is no code."""
    return isinstance(error, sqlite3.OperationalError) and not hasattr(error, "sqlite_errorcode")


def _insert_lines(db: sqlite3.Connection, rows: list[tuple[object, ...]]) -> None:
    for first in range(0, len(rows), LINES_AT_ONCE):
        some = rows[first : first + LINES_AT_ONCE]
        marks = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(some))
        db.execute(f"INSERT INTO log ({LOG_COLUMNS}) VALUES {marks}", list(chain.from_iterable(some)))
