"""The file of a SQLite store: durable, private, locked for one server, and still the one that was opened."""

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from sushiya.core import SushiyaError
from sushiya.server.store.migrations import missing
from sushiya.table.store import StoreDown

__all__ = ["Identity", "connect", "identity", "locked", "migrate"]

log = logging.getLogger("sushiya")

SYNCHRONOUS = "FULL"
"""A commit returns when the disk has it. With less, a power failure would lose acknowledged answers."""

Identity: TypeAlias = tuple[tuple[int, int], ...]
"""Identifies the files, whatever their names. Empty: one of them is missing."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are durable when they return."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    return db


@contextmanager
def locked(path: Path) -> Iterator[Path]:
    """Keep a second server away from the file, whatever links lead to it. Yields the real path.

    A file with several hard links is refused, since none of its paths is the real one.

    It is SQLite's own lock, on an empty file next to the database, so it works wherever SQLite does. It ends
    with the process, however that ends.
    """
    try:
        path = path.resolve()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists() and path.stat().st_nlink > 1:
            raise OSError("it has hard links, by which another server could use it unnoticed")
        name = path.with_name(path.name + ".lock")
        _make_private(name)
        lock = sqlite3.connect(name, isolation_level=None, timeout=0)
    except (OSError, RuntimeError, sqlite3.Error) as error:  # RuntimeError: circular links
        raise _unusable(path, error) from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise _unusable(path, error) from None
            raise SushiyaError(
                f"Another server uses {path}. For several processes, use PostgreSQL (--database)."
            ) from None
        yield path


def migrate(path: Path) -> list[int]:
    """Bring the schema up to date. Returns the migrations that ran. The caller holds the file's lock."""
    try:
        _make_private(path)
        with closing(connect(path)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            todo = missing("sqlite", version)
            for number, sql in todo:
                db.executescript(f"BEGIN;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
            return [number for number, _ in todo]
    except (OSError, sqlite3.Error) as error:
        raise _unusable(path, error) from None


def identity(path: Path) -> Identity:
    """The files that have this name now: the database and its write-ahead log."""
    try:
        found = [path.stat(), Path(f"{path}-wal").stat()]
    except OSError:
        return ()
    return tuple((each.st_dev, each.st_ino) for each in found)


def _make_private(path: Path) -> None:
    """Make the file if it is missing, and let only its owner read it: it holds the seeds of running matches.

    SQLite gives new companion files the mode of their database. Older ones may have another.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600))
    for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError):
            if each.stat().st_mode & 0o077:
                try:
                    each.chmod(0o600)
                except PermissionError:  # it belongs to somebody else, who gave us access
                    log.warning("others may read a database file", extra={"file": str(each)})


def _unusable(path: Path, error: Exception) -> StoreDown:
    return StoreDown(f"The database {path} can't be opened: {error}.")
