"""Daily deals on a device: the same cards and bots as everywhere, but no other players' results."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from sushiya.bots.daily import LEVEL, VERSION, daily_master, daily_steps, deals_of
from sushiya.core import Record
from sushiya.device.bots import strongest
from sushiya.device.store import ShelfStore
from sushiya.games.daily import DailyDeal, day_at, seconds_left
from sushiya.table.daily import daily_table, is_fair, line_of, mine_of, open_deal, place_of
from sushiya.table.daily_types import (
    DailyBegun,
    DailyDay,
    DailyGame,
    DailyLine,
    DailyMine,
    DailyResult,
    NewDaily,
)
from sushiya.table.records import record_from_log
from sushiya.table.refusals import Denied
from sushiya.table.seating import read_table
from sushiya.table.services import Clock
from sushiya.table.store import TableRow

__all__ = ["DeviceDailies"]


class DeviceDailies:
    """Today's deals and those of earlier days, by the device's clock in UTC."""

    def __init__(self, store: ShelfStore, clock: Clock, new_id: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._new_id = new_id
        self._lines: dict[str, asyncio.Task[DailyLine]] = {}
        """How the strongest bot here plays a deal, by the deal's seed."""
        self._playing = asyncio.Lock()
        """It plays one deal after the other: what somebody looks at first is there first."""

    async def today(self) -> DailyDay:
        now = self._clock.time()
        deals = [await self._told(deal) for deal in deals_of(day_at(now))]
        played = any(deal.state == "played" for deal in deals)
        return DailyDay(day_at(now), seconds_left(now), tuple(deals), int(played))

    async def begin(self, game: str, wish: NewDaily) -> DailyBegun:
        """Begin today's deal at a new table, or return the table where it was begun. Raises Denied."""
        now = self._clock.time()
        deal = open_deal(game, day_at(now), now)
        begun = await self._store.daily_table(deal.day, game)
        if begun is not None:
            return DailyBegun(deal.day, begun.id, None)
        await self._store.key()
        table, made = daily_table(deal, wish, now, new_id=self._new_id, new_key=self._store.seat_key)
        await self._store.begin_daily(deal.day, game, table)
        return DailyBegun(deal.day, table.id, made)

    async def result(self, game: str, day: str) -> DailyResult:
        """The results of a deal. Raises Denied."""
        now = self._clock.time()
        deal = open_deal(game, day, now)
        is_past = day < day_at(now)
        played = await self._played(await self._store.daily_table(day, game))
        if played is None and not is_past:
            raise Denied("not_played", "You can see this once you have played the deal.")
        mine, fair = played or (None, False)
        counts = {str(mine.line.points): 1} if mine is not None and fair else {}
        line = self._line(deal)
        return DailyResult(
            day,
            game,
            str(deal.game),
            VERSION,
            mine,
            counts,
            other=None,
            master=line.result() if line.done() else None,
            thinking=not line.done(),
            seed=deal.seed if is_past else None,
            by=strongest(deal.game),
        )

    def _line(self, deal: DailyDeal) -> asyncio.Task[DailyLine]:
        if deal.seed not in self._lines:
            self._lines[deal.seed] = asyncio.create_task(self._played_here(deal))
        return self._lines[deal.seed]

    async def _played_here(self, deal: DailyDeal) -> DailyLine:
        """The match of the strongest bot here. The tables of this device get their turn after each answer."""
        async with self._playing:
            steps = daily_steps(deal, daily_master(deal, strongest(deal.game)))
            while (record := next(steps)) is None:
                await asyncio.sleep(0)
            return line_of(record)

    def close(self) -> None:
        """Stop thinking."""
        for line in self._lines.values():
            line.cancel()

    async def _told(self, deal: DailyDeal) -> DailyGame:
        told = DailyGame(deal.name, str(deal.game), LEVEL, VERSION, "new", None, None, None)
        table = await self._store.daily_table(deal.day, deal.name)
        if table is None:
            return told
        begun = replace(told, state="begun", table=table.id)
        found = await self._ended(table)
        if found is None:
            return begun
        _, record, fair = found
        if not fair or record.scores is None:
            return replace(begun, state="played")
        return replace(begun, state="played", points=record.scores[0], place=place_of(record.scores))

    async def _played(self, table: TableRow | None) -> tuple[DailyMine, bool] | None:
        """The match at this table, if it is over, and whether it counts."""
        found = None if table is None else await self._ended(table)
        if table is None or found is None:
            return None
        match, record, fair = found
        return mine_of(record, table.id, match), fair

    async def _ended(self, table: TableRow) -> tuple[str, Record, bool] | None:
        match = read_table(table.data).match
        row = None if match is None else await self._store.load_match(match)
        if match is None or row is None or row.scores is None:
            return None
        lines = await self._store.read_log(match)
        return match, record_from_log(row, lines), is_fair(lines)
