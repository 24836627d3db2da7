"""A bot that answers by the rules of thumb of its game's family, without search: greedy or regular."""

from random import Random

from sushiya.bots.families import Heuristic, Memory
from sushiya.core import Action, Event, View

__all__ = ["HeuristicBot"]


class HeuristicBot:
    """Plays one seat. Its random generator breaks ties."""

    def __init__(self, name: str, heuristic: Heuristic, memory: Memory, rng: Random) -> None:
        self.name = name
        self._heuristic = heuristic
        self._memory = memory
        self._rng = rng

    def see(self, event: Event) -> None:
        self._memory.see(event)

    def choose(self, view: View) -> Action:
        return self._heuristic(view, self._memory, self._rng)
