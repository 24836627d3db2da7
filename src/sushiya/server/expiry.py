"""Deletes old matches and tables, but never because the clock is wrong."""

import logging
from collections.abc import Container

from sushiya.server.store import Store, TableRow
from sushiya.server.store.base import most_idle
from sushiya.table.seating import read_table
from sushiya.table.store import BadRow

__all__ = ["Expiry"]

log = logging.getLogger("sushiya")

HOUR = 3_600.0
DAY = 86_400.0
UNWATCHED = HOUR
"""Seconds after which nobody is expected to come to a table of bots alone."""
PAGE = 100
CATCH_UP = DAY
"""How far expiry's own clock follows in a run, after a pause or with a wrong clock."""


class Expiry:
    """Deletes what is older than `keep` seconds, once an hour, however many processes share the store.

    The store holds the time that expiry last believed in. If the clock is more than a day ahead of it, either
    the server was off or the clock is wrong. Nobody can tell which, so nothing is deleted for an hour per
    missing day. After a holiday that wait is short; if the clock jumped by years, it leaves months to notice.
    If it is more than a day behind, expiry follows it as slowly: a start in 1970 must not cost years.
    """

    def __init__(self, store: Store, keep: float) -> None:
        self._store = store
        self._keep = keep

    async def run(self, now: float, live: Container[str]) -> int:
        """Delete what is old now, if it is time for that, except tables that are live here.

        Returns how many matches.
        """
        believed = await self._store.expiry_clock()
        if not await self._store.claim_expiry(now, HOUR) or not await self._believes(now, believed):
            return 0
        gone = await self._forget_unwatched(now, live)
        if self._keep:
            gone += await self._store.expire(now - self._keep, now - self._keep)
        if gone:
            log.info("old matches deleted", extra={"matches": gone})
        return gone

    async def _believes(self, now: float, believed: float | None) -> bool:
        """Whether the clock can be right, given the time that was believed last."""
        if believed is None or abs(now - believed) <= DAY:
            await self._store.set_expiry_clock(now)
            return True
        await self._store.set_expiry_clock(min(max(now, believed - CATCH_UP), believed + CATCH_UP))
        days = round((now - believed) / DAY)
        log.warning("nothing is deleted: is the clock right?", extra={"days_ahead": days})
        return False

    async def _forget_unwatched(self, now: float, live: Container[str]) -> int:
        """Forget tables that nobody came to: soon those of bots alone, left behind by a killed process.

        The others after a day, with the match that began elsewhere and was to go on there. Of unfinished
        ones, only a few at a time. Returns how many.
        """
        last = ""
        while rows := await self._store.unplayed_tables(now - UNWATCHED, last, PAGE):
            last = rows[-1].id
            for row in rows:
                if row.id not in live and _has_only_bots(row):
                    await self._store.forget_table(row.id)
        last, gone, most = "", 0, most_idle(await self._store.unfinished())
        while rows := await self._store.unvisited_tables(now - DAY, last, PAGE):
            last = rows[-1].id
            for row in rows:
                if row.id not in live and _is_unvisited(row):
                    gone += await self._store.forget_unvisited(row.id)
                if gone == most:
                    return gone
        return gone


def _is_unvisited(row: TableRow) -> bool:
    try:
        doc = read_table(row.data)
    except BadRow:  # kept: somebody should look at it first
        return False
    return not doc.visited and not doc.daily


def _has_only_bots(row: TableRow) -> bool:
    try:
        return all(seat.kind == "bot" for seat in read_table(row.data).seats)
    except BadRow:  # kept: somebody should look at it first
        return False
