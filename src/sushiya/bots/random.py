"""The random bot: any legal action, each equally likely. The yardstick for all others."""

from random import Random

from sushiya.core import Action, Event, View

__all__ = ["RandomBot"]


class RandomBot:
    """Plays any game, and none well."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def see(self, event: Event) -> None:
        """Ignore every event."""

    def choose(self, view: View) -> Action:
        assert view.decision is not None, "this seat has no decision"
        return view.decision.sample(self._rng)
