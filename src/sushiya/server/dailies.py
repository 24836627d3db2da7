"""Daily deals on a server: each visitor plays a deal once, and sees the results after playing."""

import time
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256

from sushiya.bots.daily import LEVEL, VERSION, deals_of
from sushiya.core import Record, load
from sushiya.games import game_of
from sushiya.games.daily import DailyDeal, day_at, seconds_left
from sushiya.server.hub import Hub
from sushiya.server.limits import shares
from sushiya.server.store import DailyRow
from sushiya.table.daily import daily_table, is_fair, line_of, mine_of, open_deal, place_of
from sushiya.table.daily_types import (
    DailyBegun,
    DailyDay,
    DailyGame,
    DailyLine,
    DailyMine,
    DailyOther,
    DailyResult,
    NewDaily,
)
from sushiya.table.records import record_from_log
from sushiya.table.refusals import Denied

__all__ = ["Dailies"]

SETTLED = 2.0
"""Seconds for which the home page may show a cached count of players."""


class Dailies:
    """Today's deals and those of earlier days."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self._players = ("", -SETTLED, 0)
        """The cached count of players: the day, when it was counted, and the number."""

    async def today(self, device: str) -> DailyDay:
        """Today's deals, and this device's progress in them."""
        now = time.time()
        day = day_at(now)
        players = await self._players_of(day)
        rows = await self._store.daily.of_visitor(day, VERSION, _mark(day, device)) if device else []
        if any(row.match is None for row in rows):
            await self._settle(day)
            rows = await self._store.daily.of_visitor(day, VERSION, _mark(day, device))
        mine = {row.game: row for row in rows}
        deals = tuple(_told(deal, mine.get(deal.name)) for deal in deals_of(day))
        return DailyDay(day, seconds_left(now), deals, players)

    async def begin(self, game: str, wish: NewDaily, address: str) -> DailyBegun:
        """Begin today's deal of a game at a new table, or return this device's table. Raises Denied."""
        now = time.time()
        deal = open_deal(game, day_at(now), now)
        visitor = _mark(deal.day, wish.device)
        for row in await self._store.daily.of_visitor(deal.day, VERSION, visitor):
            if row.game == game:
                return DailyBegun(deal.day, row.table, None)
        network, factor = tuple(shares(address))[-1]
        where = _mark(deal.day, network)
        if await self._store.daily.from_address(deal.day, game, where) >= self._most * factor:
            raise Denied("full", "Too many people have played this deal from your address today.")
        self._hub.check_maker(address)
        table, made = daily_table(deal, wish, now, address, self._hub.services.new_id)
        await self._hub.add_table(table, address)
        kept = await self._store.daily.begin(DailyRow(deal.day, game, VERSION, visitor, where, made.id, now))
        if kept.table != made.id:  # asked twice at once
            await self._hub.drop_table(made.id)
            return DailyBegun(deal.day, kept.table, None)
        self._hub.masters.start(game, deal.day)
        return DailyBegun(deal.day, made.id, made)

    @property
    def _most(self) -> int:
        return self._hub.settings.most_dailies_per_address

    async def result(self, game: str, day: str, device: str, address: str) -> DailyResult:
        """The results of a deal, for those who have played; after its day, for everybody. Raises Denied."""
        now = time.time()
        deal = open_deal(game, day, now)
        visitor = _mark(day, device)
        await self._settle(day)
        rows = await self._store.daily.of_visitor(day, VERSION, visitor) if device else []
        row = next((each for each in rows if each.game == game), None)
        is_past = day < day_at(now)
        if not is_past and (row is None or row.match is None):
            raise Denied("not_played", "You can see this once you have played the deal.")
        counts = await self._store.daily.points(day, game, VERSION)
        master, thinking = await self._master(deal, bool(counts) or row is not None, address)
        return DailyResult(
            day,
            game,
            str(deal.game),
            VERSION,
            None if row is None else await self._mine(row, address),
            {str(points): count for points, count in counts.items()},
            await self._only_other(deal, visitor),
            master,
            thinking,
            deal.seed if is_past else None,
        )

    async def _players_of(self, day: str) -> int:
        known, at, players = self._players
        if known != day or time.monotonic() - at > SETTLED:
            await self._settle(day)
            players = await self._store.daily.players(day)
            self._players = (day, time.monotonic(), players)
        return players

    async def _settle(self, day: str) -> None:
        """Settle matches that have ended in the meantime.

        Only a match that the person played to the end counts.
        """
        for row, match in await self._store.daily.ended(day):
            found, lines = await self._store.load_match(match), await self._store.read_log(match)
            if found is not None and found.scores is not None:
                points = found.scores[0] if is_fair(lines) else None
                place = None if points is None else place_of(found.scores)
                await self._store.daily.settle(replace(row, match=match, points=points, place=place))

    async def _record(self, match: str, address: str) -> Record | None:
        row = await self._store.load_match(match)
        if row is None or row.scores is None:
            return None
        lines = await self._store.read_log(match)
        return await self._hub.desk.do(address, record_from_log, row, lines)

    async def _mine(self, row: DailyRow, address: str) -> DailyMine | None:
        record = None if row.match is None else await self._record(row.match, address)
        if record is None or record.outdated or row.match is None:
            return None
        return await self._hub.desk.do(address, mine_of, record, row.table, row.match)

    async def _only_other(self, deal: DailyDeal, visitor: str) -> DailyOther | None:
        others = await self._store.daily.others(deal.day, deal.name, VERSION, visitor)
        if len(others) != 1 or others[0].match is None:
            return None
        match = await self._store.load_match(others[0].match)
        return None if match is None else DailyOther(match.players[0], others[0].points or 0)

    async def _master(self, deal: DailyDeal, played: bool, address: str) -> tuple[DailyLine | None, bool]:
        """The master's result for a deal that somebody played here, and whether it is still playing."""
        text = await self._hub.masters.record(deal.name, deal.day)
        if text is None:
            return None, played and self._hub.masters.start(deal.name, deal.day)
        return await self._hub.desk.do(address, _line, text), False


@lru_cache(maxsize=64)
def _line(text: str) -> DailyLine:
    return line_of(load(text, game_of))


def _mark(day: str, secret: str) -> str:
    """Identifies a visitor on one day, and on no other."""
    return sha256(f"daily {day} {secret}".encode()).hexdigest()[:32]


def _told(deal: DailyDeal, row: DailyRow | None) -> DailyGame:
    told = DailyGame(deal.name, str(deal.game), LEVEL, VERSION, "new", None, None, None)
    if row is None:
        return told
    begun = replace(told, state="begun", table=row.table)
    return begun if row.match is None else replace(begun, state="played", points=row.points, place=row.place)
