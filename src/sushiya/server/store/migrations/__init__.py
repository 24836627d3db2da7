"""Numbered SQL files, one folder per database, with the same numbers. Each file runs once, in order.

A migration only adds: tables, indices, optional columns. So an older version can work next to a newer one,
and take over again. A migration that older versions couldn't work with begins the next thousand, and they
refuse such a database.
"""

from pathlib import Path

from sushiya.core import SushiyaError

__all__ = ["migrations", "missing", "newest"]

GENERATION = 1_000


def migrations(database: str) -> list[tuple[int, str]]:
    """Number and SQL of each migration, in order."""
    files = Path(__file__).with_name(database).glob("*.sql")
    return sorted((int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files)


def newest() -> int:
    """The schema number that this version knows, in both databases."""
    return migrations("sqlite")[-1][0]


def missing(database: str, version: int) -> list[tuple[int, str]]:
    """The migrations that a schema of this version still needs. Raises SushiyaError if it is too new."""
    if version // GENERATION > newest() // GENERATION:
        raise SushiyaError(f"The database has schema {version}; we support up to {newest()}. Please update.")
    return [(number, sql) for number, sql in migrations(database) if number > version]
