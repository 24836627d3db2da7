"""Checks a whole database or backup: is every row readable, every log complete, every match legal?"""

import sqlite3
from collections.abc import Iterator
from contextlib import aclosing, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sushiya.core import BadRecord
from sushiya.server.store import sqlite_file
from sushiya.server.store.backup import COLUMNS, BadBackup, Counts, Reader, Values
from sushiya.server.store.columns import match_row, table_row
from sushiya.server.store.maintenance import database_file, every_row
from sushiya.table.live import LiveMatch
from sushiya.table.seating import read_table
from sushiya.table.store import Line, MatchRow, read_variation

__all__ = ["Report", "check_backup", "check_database"]


@dataclass(slots=True)
class Report:
    """The counts and problems that a check found."""

    counts: Counts = field(default_factory=lambda: dict.fromkeys(COLUMNS, 0))
    problems: list[str] = field(default_factory=list)


async def check_database(url: str) -> Report:
    """Check everything in a database, while servers keep running."""
    checker = _Checker()
    if path := database_file(url):
        checker.report.problems += _damaged_pages(path)
    async with aclosing(every_row(url)) as rows:
        async for table, values in rows:
            checker.look(table, values)
    return checker.end()


def check_backup(file: Path) -> Report:
    """Check everything in a backup. A file that can't be restored as a whole counts as one problem."""
    checker = _Checker()
    try:
        with file.open(encoding="utf-8") as lines:
            reader = Reader(lines)
            for table, rows in reader.batches():
                names = reader.columns[table]
                for values in rows:
                    known = dict(zip(names, values, strict=True))
                    checker.look(table, tuple(known.get(name) for name in COLUMNS[table]))
    except BadBackup as error:
        checker.report.problems.append(str(error))
    return checker.end()


def _damaged_pages(path: Path) -> Iterator[str]:
    if path.exists():  # every_row reports it if not
        with closing(sqlite_file.connect(path)) as db:
            try:
                yield from (str(found) for (found,) in db.execute("PRAGMA integrity_check") if found != "ok")
            except sqlite3.Error as error:
                yield f"{error}."


class _Checker:
    """Checks all rows, in the order of a backup: tables, matches, logs."""

    def __init__(self) -> None:
        self.report = Report()
        self._matches: dict[str, MatchRow] = {}
        self._log: list[Line] = []
        self._of = ""
        """The match whose log is being read."""

    def look(self, table: str, values: Values) -> None:
        self.report.counts[table] += 1
        try:
            match table:
                case "tables":
                    read_table(table_row(values).data)
                case "matches":
                    row = match_row(values)
                    self._matches[row.id] = row
                case "log":
                    self._line(*values)
                case "variations":
                    read_variation(values[0], values[-1])
        except Exception as error:  # a damaged value may raise anything
            self._problem(table, values[0], error)

    def end(self) -> Report:
        self._end_log()
        for match in self._matches.values():  # those left have no log
            if match.ended is not None:
                self._problem("matches", match.id, "it has ended, but its log is missing")
        return self.report

    def _line(self, match: Any, *values: Any) -> None:
        if match != self._of:
            self._end_log()
            self._of = match
        self._log.append(Line(*values))

    def _end_log(self) -> None:
        """Replay a whole log, if it was played under the rules that we know."""
        lines, self._log = self._log, []
        row = self._matches.pop(self._of, None)
        if not lines:
            return
        try:
            if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
                raise ValueError("lines are missing")
            if row is None:
                raise ValueError("there is no such match")
            match = LiveMatch(row)
            match.catch_up(lines)
            if match.over != (row.ended is not None):
                raise ValueError("its log disagrees about whether it has ended")
            if match.over and (match.game.scores(match.state), match.game.winners(match.state)) != (
                row.scores,
                row.winners,
            ):
                raise ValueError("its result does not match its log")
        except BadRecord:
            pass  # older rules: it can be read, not replayed
        except Exception as error:
            self._problem("log", self._of, error)

    def _problem(self, table: str, id: object, what: object) -> None:
        self.report.problems.append(f"{table} {id}: {what}")
