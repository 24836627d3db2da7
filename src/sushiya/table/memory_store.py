"""A store in memory, for tests and for a table in a browser."""

from collections.abc import Sequence
from dataclasses import replace

from sushiya.table.services import Clock
from sushiya.table.store import Conflict, End, Line, MatchRow, TableRow

__all__ = ["MemoryStore"]


class MemoryStore:
    """Tables, matches and logs in dictionaries, as strict about version and line numbers as the databases."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tables: dict[str, TableRow] = {}
        self._matches: dict[str, MatchRow] = {}
        self._logs: dict[str, list[Line]] = {}
        self._leases: dict[str, tuple[str, float]] = {}
        """Who drives a match, and until when."""

    async def save_table(
        self, row: TableRow, new_match: MatchRow | None = None, log: Sequence[Line] = ()
    ) -> None:
        before = self._tables.get(row.id)
        taken = new_match is not None and new_match.id in self._matches
        if taken or row.version != (1 if before is None else before.version + 1):
            raise Conflict
        if new_match is not None:
            await self.append(new_match.id, row.id, log)  # if this raises, nothing is written
            self._matches[new_match.id] = new_match
        self._tables[row.id] = row

    async def load_table(self, id: str) -> TableRow | None:
        return self._tables.get(id)

    async def load_match(self, id: str) -> MatchRow | None:
        return self._matches.get(id)

    async def append(self, match: str, table: str, lines: Sequence[Line], end: End | None = None) -> None:
        log = self._logs.setdefault(match, [])
        if [line.seq for line in lines] != list(range(len(log) + 1, len(log) + len(lines) + 1)):
            raise Conflict
        log += lines
        if end is not None:
            row = self._matches[match]
            self._matches[match] = replace(row, ended=end.at, scores=end.scores, winners=end.winners)

    async def read_log(self, match: str, after: int = 0) -> list[Line]:
        return self._logs.get(match, [])[after:]

    async def lease(self, match: str, owner: str, seconds: float) -> bool:
        now = self._clock.monotonic()
        driver, until = self._leases.get(match, (owner, now))
        if driver != owner and until > now:
            return False
        self._leases[match] = (owner, now + seconds)
        return True
