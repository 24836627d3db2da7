"""A bot that answers at once, by a policy of the game's family: greedy, or as a regular guest."""

from random import Random
from typing import Any

from sushiya.bots.families import Memory, Policy
from sushiya.core import Action, Event

__all__ = ["PolicyBot"]


class PolicyBot:
    """Plays one seat. Between equally good options its generator decides."""

    def __init__(self, name: str, policy: Policy, memory: Memory, rng: Random) -> None:
        self.name = name
        self._policy = policy
        self._memory = memory
        self._rng = rng

    def see(self, event: Event) -> None:
        self._memory.see(event)

    def choose(self, view: Any) -> Action:
        return self._policy(view, self._memory, self._rng)
