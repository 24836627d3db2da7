"""How long bots think at a table, as everyone there is told."""

from sushiya.table.protocol import Thinking
from sushiya.table.services import Clock

__all__ = ["ThinkingTime"]

HURRIED = 20.0
"""Seconds after a shortened search, or a pause, for which everyone is told about it."""
PASSING = ("short", "slow")


class ThinkingTime:
    """The thinking time announced now. It does not change back and forth with every answer."""

    def __init__(self, clock: Clock) -> None:
        self.told: Thinking = "full"
        self._clock = clock
        self._hurried_at = 0.0

    def note(self, thinking: Thinking) -> bool:
        """Note how long bots think. Returns whether everyone has to be told."""
        before, now = self.told, self._clock.monotonic()
        if thinking in PASSING:
            self._hurried_at = now
        if thinking != "full" or before not in PASSING or now - self._hurried_at >= HURRIED:
            self.told = thinking
        return self.told != before
