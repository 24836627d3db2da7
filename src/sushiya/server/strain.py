"""Load shedding: what a process that can't keep up stops doing, so that running matches stay playable.

The measure is how late the event loop is, for which everybody waits, or how long bots wait for their turn,
which may be longer. First there are no new tables, reviews pause and the coach is silent, then there are no
new spectators and no hints. Whoever plays is never refused anything.
"""

from typing import Literal, TypeAlias

from sushiya.server.metrics import Metrics
from sushiya.table.refusals import Denied

__all__ = ["Extra", "Strain"]

Extra: TypeAlias = Literal["table", "review", "coach", "spectator", "hint"]
"""What running matches don't need."""
GIVEN_UP: dict[Extra, float] = {"table": 1.0, "review": 1.0, "coach": 1.0, "spectator": 2.5, "hint": 2.5}
"""Each is refused while the event loop is later than this many times what it may be."""
BOTS_SHARE = 0.1
"""How much a second that bots wait counts: they may take two, and people don't notice one of them."""
SHARE = 0.1
"""How much the newest of four measurements a second counts: seconds of strain count, a hiccup doesn't."""


class Strain:
    """How much one process is strained."""

    def __init__(self, metrics: Metrics, may_be: float) -> None:
        """`may_be`: seconds by which the event loop may be late until something is refused."""
        self._metrics = metrics
        self._may_be = may_be
        self.late = 0.0
        """Seconds by which the event loop has lately been late on average, or what bots wait as such."""

    def measured(self, late: float, bots_late: float = 0.0) -> None:
        self.late += SHARE * (max(late, BOTS_SHARE * bots_late) - self.late)
        self._metrics.shedding = sum(self._is_beyond(times) for times in set(GIVEN_UP.values()))

    def check(self, extra: Extra) -> None:
        """Raise Denied if the server has no time for this now."""
        if self.forbids(extra):
            raise Denied("full", "The server is very busy. Running matches go on. Please try again soon.")

    def forbids(self, extra: Extra) -> bool:
        """Whether the server has no time for this now."""
        return self._is_beyond(GIVEN_UP[extra])

    def _is_beyond(self, times: float) -> bool:
        return self.late > times * self._may_be
