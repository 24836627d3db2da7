"""Deletes old matches and tables, and never because a clock is wrong."""

import logging

from sushiya.server.store import Store

__all__ = ["Expiry"]

log = logging.getLogger("sushiya")

DAY = 86_400.0
CATCH_UP = 24
"""After a pause, or with a wrong clock, expiry's own clock goes this many times as fast, to catch up."""


class Expiry:
    """Deletes what is older than `keep` seconds.

    The store has the time that expiry last believed in. If the clock is more than a day ahead of it, either
    the server was off, or the clock is wrong. Nobody can tell, so nothing is deleted for an hour per missing
    day: after a holiday that is soon over, and if the clock jumped by years, there are months to read logs.
    """

    def __init__(self, store: Store, keep: float) -> None:
        self._store = store
        self._keep = keep
        self._ran_at: float | None = None

    async def run(self, now: float, uptime: float) -> int:
        """Delete what is old now. `uptime` is a clock that can't be set. Returns how many matches."""
        seconds = 0.0 if self._ran_at is None else uptime - self._ran_at
        self._ran_at = uptime
        believed = await self._store.expiry_clock()
        if believed is not None and now - believed > DAY:
            await self._store.set_expiry_clock(min(now, believed + CATCH_UP * seconds))
            days = round((now - believed) / DAY)
            log.warning("nothing is deleted: is the clock right?", extra={"days_ahead": days})
            return 0
        await self._store.set_expiry_clock(now)
        old = now - self._keep
        return await self._store.expire(old, old)
