"""Daily deals in a database, with the same SQL for both kinds: who played which, and the master's result."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any, Protocol

from sushiya.games.daily import day_at

__all__ = ["DailyRow", "DailyStore", "Query"]

COLUMNS = "day, game, version, visitor, address, table_id, began, match_id, points, place"


@dataclass(frozen=True, slots=True)
class DailyRow:
    """A visitor began the deal of a game's day."""

    day: str
    game: str
    version: int
    """The version of the bots."""
    visitor: str
    """A hash that means nothing on another day."""
    address: str
    table: str
    began: float
    match: str | None = None
    """The match, once it is settled: it has ended and was checked."""
    points: int | None = None
    """None if it doesn't count."""
    place: int | None = None


class Query(Protocol):
    """Runs a statement in a database, with values called $1, $2 …"""

    async def __call__(self, sql: str, *values: Any, write: bool = False) -> Sequence[Sequence[Any]]: ...


class DailyStore:
    """Daily deals, on top of anything that runs statements."""

    def __init__(self, query: Query) -> None:
        self._query = query

    async def begin(self, row: DailyRow) -> DailyRow:
        """Remember that a visitor began a deal. If they had begun it before, that row is returned instead."""
        sql = (
            f"INSERT INTO daily ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) "
            "ON CONFLICT DO NOTHING"
        )
        await self._query(sql, *astuple(row), write=True)
        kept = await self.of_visitor(row.day, row.version, row.visitor)
        return next(each for each in kept if each.game == row.game)

    async def of_visitor(self, day: str, version: int, visitor: str) -> list[DailyRow]:
        """The deals that a visitor began that day."""
        sql = f"SELECT {COLUMNS} FROM daily WHERE day = $1 AND version = $2 AND visitor = $3"
        return [DailyRow(*row) for row in await self._query(sql, day, version, visitor)]

    async def from_address(self, day: str, game: str, address: str) -> int:
        """How many visitors of an address have begun a deal."""
        sql = "SELECT count(*) FROM daily WHERE day = $1 AND game = $2 AND address = $3"
        return int((await self._query(sql, day, game, address))[0][0])

    async def ended(self, day: str) -> list[tuple[DailyRow, str]]:
        """Rows of that day that aren't settled although their match has ended, with the match."""
        columns = ", ".join(f"daily.{name}" for name in COLUMNS.split(", "))
        sql = (
            f"SELECT {columns}, matches.id FROM daily JOIN matches ON matches.table_id = daily.table_id "
            "WHERE daily.day = $1 AND daily.match_id IS NULL AND matches.ended IS NOT NULL"
        )
        return [(DailyRow(*row[:-1]), row[-1]) for row in await self._query(sql, day)]

    async def settle(self, row: DailyRow) -> None:
        """Keep the match, points and place of a row."""
        sql = (
            "UPDATE daily SET match_id = $5, points = $6, place = $7 "
            "WHERE day = $1 AND game = $2 AND version = $3 AND visitor = $4"
        )
        key = (row.day, row.game, row.version, row.visitor)
        await self._query(sql, *key, row.match, row.points, row.place, write=True)

    async def points(self, day: str, game: str, version: int) -> dict[int, int]:
        """How many visitors have how many points."""
        sql = (
            "SELECT points, count(*) FROM daily WHERE day = $1 AND game = $2 AND version = $3 "
            "AND points IS NOT NULL GROUP BY points ORDER BY points"
        )
        return {row[0]: row[1] for row in await self._query(sql, day, game, version)}

    async def others(self, day: str, game: str, version: int, visitor: str) -> list[DailyRow]:
        """One or two rows of other visitors that count."""
        sql = (
            f"SELECT {COLUMNS} FROM daily WHERE day = $1 AND game = $2 AND version = $3 AND visitor <> $4 "
            "AND points IS NOT NULL LIMIT 2"
        )
        return [DailyRow(*row) for row in await self._query(sql, day, game, version, visitor)]

    async def players(self, day: str) -> int:
        """How many visitors have a result that day."""
        sql = "SELECT count(DISTINCT visitor) FROM daily WHERE day = $1 AND points IS NOT NULL"
        return int((await self._query(sql, day))[0][0])

    async def keep_line(self, day: str, game: str, maker: str, record: str) -> None:
        """Keep the master's result for a deal."""
        values = "(day, game, maker, record) VALUES ($1, $2, $3, $4)"
        sql = f"INSERT INTO daily_lines {values} ON CONFLICT DO NOTHING"
        await self._query(sql, day, game, maker, record, write=True)

    async def line(self, day: str, game: str, maker: str) -> str | None:
        """The master's result for a deal, as the text of a record."""
        sql = "SELECT record FROM daily_lines WHERE day = $1 AND game = $2 AND maker = $3"
        found = await self._query(sql, day, game, maker)
        return str(found[0][0]) if found else None

    async def expire(self, before: float) -> None:
        """Delete rows that began before this."""
        await self._query("DELETE FROM daily WHERE began < $1", before, write=True)
        await self._query("DELETE FROM daily_lines WHERE day < $1", day_at(before), write=True)
