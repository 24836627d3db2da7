"""Hints for Sushizock: the master ranks the moves, imagined matches show what follows each."""

from random import Random

from sushiya.bots.budget import Budget
from sushiya.bots.candidate import Candidate
from sushiya.bots.master_sushizock import MasterSushizockBot
from sushiya.bots.playouts_sushizock import Playouts
from sushiya.core import Seat
from sushiya.sushizock import Sushizock, View
from sushiya.sushizock.memory import Memory

__all__ = ["HintBot"]

PORTION = 5
"""Imagined deals between two checks of the clock."""
SEARCHING = 0.7
"""The share of the time that the search may take; the rest is for matches."""


class HintBot(MasterSushizockBot):
    """Searches like the master for SEARCHING of its time, then plays matches to their end."""

    def __init__(
        self, game: Sushizock, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        super().__init__(game, seat, rng, budget.part(SEARCHING), memory)
        self._rest = budget.part(1 - SEARCHING)

    def look_ahead(self, view: View, most: int) -> list[Candidate]:
        """The best moves, each with its win probability, its final margin, and what followed it."""
        ranked = self.rank(view)[:most]
        playouts = Playouts(view, self._memory, [option for option, *_ in ranked], self._rng)
        for portion, _ in self._rest.portions(PORTION):
            playouts.play(portion)
        return [
            Candidate(option, win, margin, measured=found)
            for (option, _, win, margin), found in zip(ranked, playouts.followed(), strict=True)
        ]
