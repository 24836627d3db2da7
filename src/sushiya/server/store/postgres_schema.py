"""A PostgreSQL database as a whole: a connection to it, and its schema, brought up to date."""

from typing import TypeAlias

import asyncpg

from sushiya.core import BadOptions
from sushiya.server.store.migrations import missing
from sushiya.server.store.retry import CONNECT, patiently

__all__ = ["commit_durably", "connect", "migrate", "schema_version"]

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

ADVISORY_LOCK = 0x5054_5348
"""Makes sure that one process migrates at a time. The number is arbitrary."""


async def connect(url: str) -> Connection:
    """A separate connection without time limits, for work on the whole database."""
    try:
        db = await asyncpg.connect(url, timeout=CONNECT)
    except ValueError as error:
        raise BadOptions(f"This database URL can't be used: {error}.") from None
    await commit_durably(db)
    return db


async def schema_version(db: Connection) -> int:
    """The number of the newest migration that ran; 0 for a new database."""
    if await db.fetchval("SELECT to_regclass('migrations')") is None:
        return 0
    return int(await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations"))


async def migrate(url: str) -> list[int]:
    """Bring the schema up to date. Returns the migrations that ran. Concurrent processes take turns."""

    async def attempt() -> list[int]:
        db = await connect(url)
        try:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", ADVISORY_LOCK)
                return await _migrate(db)
        finally:
            await db.close(timeout=CONNECT)

    return await patiently(attempt)


async def _migrate(db: Connection) -> list[int]:
    todo = missing("postgres", await schema_version(db))
    await db.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)")
    for number, sql in todo:
        await db.execute(sql)
        await db.execute("INSERT INTO migrations VALUES ($1)", number)
    return [number for number, _ in todo]


async def commit_durably(db: Connection) -> None:
    """Make commits return only once they are on disk, whatever the database's default.

    A stricter setting stays.
    """
    await db.execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')"
    )
