"""Load shedding: what a process that can't keep up stops doing, so that running matches stay playable.

The measure is how late the event loop is: everybody waits for it. First there are no new tables, then no new
spectators and no hints. Whoever plays is never refused anything.
"""

from typing import Literal, TypeAlias

from sushiya.server.metrics import Metrics
from sushiya.table.refusals import Denied

__all__ = ["Extra", "Strain"]

Extra: TypeAlias = Literal["table", "spectator", "hint"]
"""What running matches don't need."""
GIVEN_UP: dict[Extra, float] = {"table": 0.1, "spectator": 0.25, "hint": 0.25}
"""Each is refused while the event loop is later than this many seconds."""
SHARE = 0.1
"""How much the newest of four measurements a second counts: seconds of strain count, a hiccup doesn't."""


class Strain:
    """How much one process is strained."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.late = 0.0
        """Seconds by which the event loop has lately been late, on average."""

    def measured(self, late: float) -> None:
        self.late += SHARE * (late - self.late)
        self._metrics.shedding = sum(self.late > bound for bound in set(GIVEN_UP.values()))

    def check(self, extra: Extra) -> None:
        """Raise Denied if the server has no time for this now."""
        if self.late > GIVEN_UP[extra]:
            raise Denied("full", "The server is very busy. Running matches go on. Please try again soon.")
