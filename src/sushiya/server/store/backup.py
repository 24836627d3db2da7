"""The backup format: JSON lines, the same for every database, so that a backup can move data between them.

A header names the schema and the columns. Each row is one line. A footer has the row counts and the SHA-256
of everything before it, so that a truncated or damaged file is detected.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import IO, TypeAlias

from sushiya.core import SushiyaError
from sushiya.core.codec import BadMessage, dumps, parse_json
from sushiya.server.store.migrations import newest
from sushiya.table.store import BadRow

__all__ = ["COLUMNS", "BadBackup", "Counts", "Reader", "Values", "Writer", "writing"]

Values: TypeAlias = tuple[object, ...]
"""A row."""
Counts: TypeAlias = dict[str, int]
"""The number of rows of each table."""

FORMAT = 2
"""Format 1 had no checksum. It can still be read."""
AT_ONCE = 1_000

COLUMNS: dict[str, dict[str, type]] = {
    "tables": {"id": str, "version": int, "data": str, "public": bool, "status": str, "touched": float},
    "matches": {"id": str, "table_id": str, "game": str, "rules": str, "players": str, "seed": str}
    | {"began": float, "ended": float, "scores": str, "winners": str},
    "log": {"match_id": str, "seq": int, "seat": int, "action": str, "by": str, "at": float},
    "variations": {"id": str, "match_id": str, "played": str, "data": str},
}
"""What is backed up. Leases are not: they expire within seconds. Reviews can be made again. The
matches of daily deals are in a backup, but not who of that day's visitors played them."""
NULLABLE = {"ended", "scores", "winners", "played"}


class BadBackup(SushiyaError):
    """The file is not a backup, is incomplete, or was made by a newer version."""


class Writer:
    """Writes a backup. A row that can't be stored elsewhere is refused."""

    def __init__(self, out: IO[str]) -> None:
        self.counts: Counts = dict.fromkeys(COLUMNS, 0)
        self._out = out
        self._hash = hashlib.sha256()
        columns = {table: list(kinds) for table, kinds in COLUMNS.items()}
        self._line({"sushiya-backup": FORMAT, "schema": newest(), "columns": columns})

    def row(self, table: str, values: Values) -> None:
        """Write a row, its values in the order of COLUMNS. 0 and 1 may be booleans. Raises BadRow."""
        plain = list(values)
        for place, (name, kind) in enumerate(COLUMNS[table].items()):
            if kind is bool and values[place] in (0, 1):
                plain[place] = bool(values[place])
            elif not _fits(name, kind, values[place]):
                raise BadRow(f"{table} {values[0]!r}: {name} has a wrong type.")
        try:
            self._line([table, *plain])
        except ValueError as error:
            raise BadRow(f"{table} {values[0]!r}: {error}.") from error
        self.counts[table] += 1

    def end(self) -> None:
        self._line({"rows": self.counts, "sha256": self._hash.hexdigest()})

    def _line(self, value: object) -> None:
        line = dumps(value) + "\n"
        self._hash.update(line.encode())
        self._out.write(line)


class Reader:
    """Reads a backup and checks it strictly."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._number = 0
        self._hash = hashlib.sha256()
        self._digest = self._hash.hexdigest()
        """The digest of everything before the current line."""
        header = self._next()
        self.columns = _columns(header)
        self.counts: Counts = dict.fromkeys(self.columns, 0)
        self._checked = header["sushiya-backup"] > 1  # type: ignore[index]  # _columns has checked it

    def batches(self) -> Iterator[tuple[str, list[Values]]]:
        """The rows in batches, each of one table."""
        for table, rows in groupby(self._rows(), key=lambda row: row[0]):
            while batch := [values for _, values in islice(rows, AT_ONCE)]:
                yield table, batch

    def _rows(self) -> Iterator[tuple[str, Values]]:
        while True:
            value = self._next()
            if isinstance(value, dict):
                break
            if not isinstance(value, list) or not self._fits(value):
                raise BadBackup(f"Line {self._number} of the backup is not a row of a table.")
            table, *values = value
            self.counts[table] += 1
            yield table, tuple(values)
        if self._checked and value.pop("sha256", None) != self._digest:
            raise BadBackup("The backup is damaged: its checksum is wrong.")
        if value != {"rows": self.counts} or next(self._lines, None):
            raise BadBackup("The backup does not have the expected number of rows.")

    def _next(self) -> object:
        self._number += 1
        try:
            line = next(self._lines, "")
            self._digest = self._hash.hexdigest()
            self._hash.update(line.encode())
            if line.endswith("\n"):
                return parse_json(line)
        except (BadMessage, UnicodeError):
            raise BadBackup(f"Line {self._number} of the backup is not JSON.") from None
        raise BadBackup("The backup is truncated: its end is missing.")

    def _fits(self, row: list[object]) -> bool:
        table, *values = row or [None]
        if not isinstance(table, str) or table not in self.columns:
            return False
        names = self.columns[table]
        return len(values) == len(names) and all(
            _fits(name, COLUMNS[table][name], value) for name, value in zip(names, values, strict=True)
        )


def _columns(header: object) -> dict[str, list[str]]:
    """The columns of each table in the file. A backup of an older schema may lack some."""
    match header:
        case {"sushiya-backup": int(format), "schema": int(schema), "columns": dict(columns)}:
            if format > FORMAT or schema > newest():
                raise BadBackup("The backup was made by a newer version. Please update.")
            if all(set(names) <= set(COLUMNS.get(table, ())) for table, names in columns.items()):
                return columns
    raise BadBackup("This is not a Sushiya backup.")


def _fits(name: str, kind: type, value: object) -> bool:
    if value is None:
        return name in NULLABLE
    return type(value) is kind or (kind is float and type(value) is int)


@contextmanager
def writing(file: Path) -> Iterator[IO[str]]:
    """A new file that only its owner may read. It appears under its name once it is complete and on disk."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}-", delete=False
    ) as out:
        part = Path(out.name)
        try:
            yield out
            out.flush()
            os.fsync(out.fileno())
            part.replace(file)
        except BaseException:
            part.unlink()
            raise
