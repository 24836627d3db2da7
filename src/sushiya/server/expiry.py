"""Deletes old matches and tables, but never because the clock is wrong."""

import logging
from collections.abc import Container

from sushiya.server.store import Store, TableRow
from sushiya.table.seating import read_table
from sushiya.table.store import BadRow

__all__ = ["Expiry"]

log = logging.getLogger("sushiya")

DAY = 86_400.0
UNWATCHED = 3_600.0
"""Seconds after which nobody is expected to come to a table of bots alone."""
PAGE = 100
CATCH_UP = 24
"""After a pause, or with a wrong clock, expiry's own clock runs this many times as fast to catch up."""


class Expiry:
    """Deletes what is older than `keep` seconds.

    The store holds the time that expiry last believed in. If the clock is more than a day ahead of it, either
    the server was off or the clock is wrong. Nobody can tell which, so nothing is deleted for an hour per
    missing day. After a holiday that wait is short; if the clock jumped by years, it leaves months to notice.
    If it is more than a day behind, expiry follows it as slowly: a start in 1970 must not cost years.
    """

    def __init__(self, store: Store, keep: float) -> None:
        self._store = store
        self._keep = keep
        self._ran_at: float | None = None

    async def run(self, now: float, uptime: float) -> int:
        """Delete what is old now. `uptime` is a clock that can't be set. Returns how many matches."""
        if not self._keep:
            return 0
        seconds = 0.0 if self._ran_at is None else uptime - self._ran_at
        self._ran_at = uptime
        believed = await self._store.expiry_clock()
        if believed is not None and abs(now - believed) > DAY:
            step = CATCH_UP * seconds
            await self._store.set_expiry_clock(min(max(now, believed - step), believed + step))
            days = round((now - believed) / DAY)
            log.warning("nothing is deleted: is the clock right?", extra={"days_ahead": days})
            return 0
        await self._store.set_expiry_clock(now)
        old = now - self._keep
        gone = await self._store.expire(old, old)
        if gone:
            log.info("old matches deleted", extra={"matches": gone})
        return gone

    async def forget_unwatched(self, now: float, live: Container[str]) -> None:
        """Forget tables that nobody came to: soon those of bots alone, left behind by a killed process.

        The others after a day, with the match that began elsewhere and was to go on there.
        """
        last = ""
        while rows := await self._store.unvisited_tables(now - DAY, last, PAGE):
            last = rows[-1].id
            for row in rows:
                if row.id not in live and _is_unvisited(row):
                    await self._store.forget_unvisited(row.id)
        last = ""
        while rows := await self._store.unplayed_tables(now - UNWATCHED, last, PAGE):
            last = rows[-1].id
            for row in rows:
                if row.id not in live and _has_only_bots(row):
                    await self._store.forget_table(row.id)


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
