"""Load shedding: what a process that can't keep up stops doing, so that running matches stay playable.

The measure is how late the event loop is, since everybody waits for it, or how long bots wait for their turn,
which may be longer. First, new tables are refused to addresses that have many, reviews pause and the coach is
silent; then new tables, QR codes and replays are refused to everybody; then new spectators and hints. Players
are never refused anything.
"""

from typing import Literal, TypeAlias

from sushiya.server.metrics import Metrics
from sushiya.table.refusals import Denied

__all__ = ["Extra", "Strain"]

Extra: TypeAlias = Literal["another_table", "review", "coach", "table", "paperwork", "spectator", "hint"]
"""Work that running matches don't need."""
GIVEN_UP: dict[Extra, float] = {
    "another_table": 1.0,
    "review": 1.0,
    "coach": 1.0,
    "table": 1.5,
    "paperwork": 1.5,
    "spectator": 2.5,
    "hint": 2.5,
}
"""Each is refused while the event loop is later than this many times its allowance."""
BOTS_SHARE = 0.1
"""The weight of a second that bots wait: they may take two, and people don't notice one of them."""
SHARE = 0.1
"""The weight of the newest of four measurements per second: sustained strain counts, a hiccup doesn't."""


class Strain:
    """How strained one process is."""

    def __init__(self, metrics: Metrics, allowed_lateness: float) -> None:
        """`allowed_lateness`: seconds by which the event loop may be late until something is refused."""
        self._metrics = metrics
        self._allowed_lateness = allowed_lateness
        self.late = 0.0
        """Seconds by which the event loop has recently been late on average, or what bots wait, weighted."""

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
        return self.late > times * self._allowed_lateness
