"""Operations on a whole database: back up, restore, migrate the schema."""

import logging
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import aclosing, asynccontextmanager, closing, contextmanager
from pathlib import Path

import asyncpg

from sushiya.core import SushiyaError
from sushiya.server.store import postgres_schema, sqlite_file
from sushiya.server.store.backup import COLUMNS, Counts, Reader, Values, Writer, writing
from sushiya.server.store.base import store_for
from sushiya.server.store.migrations import missing
from sushiya.server.store.retry import AWAY, reason
from sushiya.server.store.sqlite import SqliteStore
from sushiya.table.store import BadRow, StoreDown

__all__ = ["back_up", "database_file", "every_row", "migrate", "restore"]

log = logging.getLogger("sushiya")


async def migrate(url: str) -> list[int]:
    """Bring the schema up to date. Returns the migrations that ran."""
    if path := database_file(url):
        with sqlite_file.locked(path) as real:
            return sqlite_file.migrate(real)
    return await postgres_schema.migrate(url)


def _log_bad_row(error: BadRow) -> None:
    log.error("a row is not in the backup", extra={"why": str(error)})


async def back_up(
    url: str, file: Path, *, overwrite: bool = False, left_out: Callable[[BadRow], None] = _log_bad_row
) -> Counts:
    """Write a consistent snapshot while servers keep running. Returns the row counts.

    `left_out` is called with every row that can't be read: the others must not wait until it is repaired.
    """
    if file.exists() and not overwrite:
        raise SushiyaError(f"{file} already exists.")
    with writing(file) as out:
        writer = Writer(out)
        async with aclosing(every_row(url)) as rows:
            async for table, values in rows:
                try:
                    writer.row(table, values)
                except BadRow as error:
                    left_out(error)
        writer.end()
        return writer.counts


def every_row(url: str) -> AsyncGenerator[tuple[str, Values], None]:
    """All rows with their tables, as a consistent snapshot."""
    path = database_file(url)
    return _sqlite_rows(path) if path else _postgres_rows(url)


async def restore(url: str, file: Path) -> Counts:
    """Fill an empty database, all or nothing. Returns the row counts."""
    path = database_file(url)
    with file.open(encoding="utf-8") as lines:
        reader = Reader(lines)
        if path:
            _fill_sqlite(path, reader)
        else:
            await _fill_postgres(url, reader)
        return reader.counts


def database_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    store = store_for(url)
    return store.path if isinstance(store, SqliteStore) else None


def _check_schema(kind: str, version: int) -> None:
    if missing(kind, version):
        raise SushiyaError("The database has an older schema. First run: sushiya db migrate")


def _check_empty(found: object) -> None:
    if found:
        raise SushiyaError("The database is not empty. A backup can only be restored into a new one.")


SELECT = {table: f"SELECT {', '.join(names)} FROM {table} ORDER BY 1, 2" for table, names in COLUMNS.items()}
ANY_ROW = " UNION ALL ".join(f"SELECT EXISTS (SELECT 1 FROM {table})" for table in COLUMNS)


# SQLite -----------------------------------------------------------------------------------------------------


async def _sqlite_rows(path: Path) -> AsyncGenerator[tuple[str, Values], None]:
    if not path.exists():
        raise StoreDown(f"There is no database {path}.")
    with _sqlite(path) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        _check_schema("sqlite", version)
        db.execute("BEGIN")  # one snapshot for all reads
        for table, select in SELECT.items():
            for values in db.execute(select):
                yield table, values


def _fill_sqlite(path: Path, reader: Reader) -> None:
    with sqlite_file.locked(path) as real:
        sqlite_file.migrate(real)
        with _sqlite(real) as db:
            db.execute("BEGIN IMMEDIATE")
            _check_empty(any(found for (found,) in db.execute(ANY_ROW)))
            for table, rows in reader.batches():
                names = reader.columns[table]
                marks = ", ".join("?" for _ in names)
                db.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)
            db.execute("COMMIT")


@contextmanager
def _sqlite(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that rolls back an unfinished transaction."""
    try:
        with closing(sqlite_file.connect(path)) as db:
            # Text that is not UTF-8 concerns only those who look at it.
            db.text_factory = lambda text: text.decode(errors="surrogateescape")
            yield db
    except sqlite3.Error as error:
        raise StoreDown(f"The database {path} can't be used: {error}.") from error


# PostgreSQL -------------------------------------------------------------------------------------------------


async def _postgres_rows(url: str) -> AsyncGenerator[tuple[str, Values], None]:
    async with _postgres(url) as db, db.transaction(isolation="repeatable_read", readonly=True):
        _check_schema("postgres", await postgres_schema.schema_version(db))
        for table, select in SELECT.items():
            async for record in db.cursor(select, prefetch=1_000):
                yield table, tuple(record)


async def _fill_postgres(url: str, reader: Reader) -> None:
    await postgres_schema.migrate(url)
    async with _postgres(url) as db, db.transaction():
        await db.execute(f"LOCK TABLE {', '.join(COLUMNS)} IN ACCESS EXCLUSIVE MODE")
        _check_empty(any(found for (found,) in await db.fetch(ANY_ROW)))
        for table, rows in reader.batches():
            await db.copy_records_to_table(table, records=rows, columns=reader.columns[table])


@asynccontextmanager
async def _postgres(url: str) -> AsyncIterator[postgres_schema.Connection]:
    try:
        db = await postgres_schema.connect(url)
        try:
            yield db
        finally:
            await db.close()
    except (*AWAY, asyncpg.PostgresError) as error:
        raise StoreDown(f"PostgreSQL can't be used: {reason(error)}.") from error
