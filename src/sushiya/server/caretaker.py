"""Looks after the process: measures how late the event loop is, and collects garbage in quiet moments."""

import asyncio
import ctypes
import gc
import sys
import time
from collections.abc import Callable
from math import inf

from sushiya.server.metrics import Metrics
from sushiya.server.strain import Strain
from sushiya.server.watchdog import tell_watchdog

__all__ = ["Caretaker"]

TICK = 0.25
"""Seconds between two readings of the clock."""
QUIET = 2.0
"""Seconds without a message until a moment counts as quiet."""
YOUNG = 60.0
"""Seconds between collections of young objects on a busy server: they take a few milliseconds."""
HOUR = 3_600.0
"""Seconds after which a server that is never quiet collects anyway."""


class Caretaker:
    """One per process. It collects only if told that this is a server's process."""

    def __init__(
        self, metrics: Metrics, seconds_late: float = inf, bots_late: Callable[[], float] = lambda: 0.0
    ) -> None:
        """`seconds_late`: how late the event loop may be until something is refused."""
        self._metrics = metrics
        self._bots_late = bots_late
        self.strain = Strain(metrics, seconds_late)
        self._collects = False
        self._seen = self._done = self._activity()
        now = time.monotonic()
        self._quiet_since = self._young_at = self._full_at = now

    def take_over_collections(self) -> None:
        """Decide from now on when garbage is collected.

        A full collection over many live objects stops the server for half a second. States are values without
        cycles, so freeze what is loaded now and let Python collect old generations rarely.
        """
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 1_000)
        self._collects = True

    async def watch(self) -> None:
        while True:
            expected = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            now = time.monotonic()
            late = max(0.0, now - expected)
            self._metrics.loop_late_seconds.add(late)
            self.strain.measured(late, self._bots_late())
            tell_watchdog()
            if self._collects:
                self.look(now)

    def look(self, now: float) -> None:
        """Collect garbage if there may be some and nobody would notice."""
        activity = self._activity()
        if activity != self._seen:
            self._seen, self._quiet_since = activity, now
        if self._seen != self._done and (now - self._quiet_since >= QUIET or now - self._full_at >= HOUR):
            self._done, self._full_at = self._seen, now
            gc.collect()
            give_back_memory()
        elif self._seen != self._done and now - self._young_at >= YOUNG:
            self._young_at = now
            gc.collect(1)

    def _activity(self) -> tuple[int, ...]:
        """A value that changes whenever people or bots do something."""
        metrics = self._metrics
        return metrics.messages, metrics.answers, metrics.tables_made, metrics.sockets, metrics.connections


def give_back_memory() -> None:
    """Return free memory to the system, where the C library can."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
        if trim is not None:
            trim(0)
