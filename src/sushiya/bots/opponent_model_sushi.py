"""How well the opponents play, judging by what a seat has seen. The master expects mistakes accordingly.

Where an opponent's hand is known, the search has considered its pick, too. A card that the search would have
played is a sign of skill, any other a sign of chance. So the picks reveal how often a seat errs. Only picks
that this bot has searched itself count: a new bot starts among strangers.
"""

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Event, Seat
from sushiya.fast.sushi.codes import KIND, Kinds
from sushiya.fast.sushi.search import Tree, edges_of
from sushiya.fast.sushi.worlds import Knowledge
from sushiya.sushi.events import Served

__all__ = ["OpponentModel"]

RATES = np.linspace(0.05, 0.95, 10)
"""Possible error rates of a seat. Each seat's row of `_likely` has their probabilities."""
STRANGER = (1 - RATES) ** 2 / sum((1 - RATES) ** 2)
"""The prior for a seat that has not played yet: it errs one time in four."""
ALIKE = 0.5
"""How much one seat's play says about another's: people who play together are often equally experienced."""

Chances = tuple[float, float]
"""The probabilities of a card being played by skill, and by chance."""


class OpponentModel:
    """One seat's estimate of the others' skill."""

    def __init__(self, seats: int, me: Seat, kinds: Kinds) -> None:
        self._me = me
        self._kinds = kinds
        self._likely = np.tile(STRANGER, (seats, 1))
        self._expected: dict[Seat, dict[int, Chances]] = {}

    def error_rates(self) -> NDArray[np.float64]:
        """How often each seat answers at random. My own rate is 0: I want to find a good answer."""
        often = self._likely @ RATES
        often[self._me] = 0
        return often

    def expect(self, tree: Tree, known: Knowledge) -> None:
        """Remember what the search expects of the picks that are being made now."""
        self._expected = {
            seat: _chances(tree, seat)
            for seat in range(len(self._likely))
            if seat != self._me and known.unknown[seat] == 0
        }

    def see(self, event: Event) -> None:
        """Compare the first card that a seat lays with what was expected of it."""
        if not isinstance(event, Served):
            return
        chances = self._expected.pop(event.seat, {}).get(self._kinds.field(event.plate.card))
        if chances is None:
            return
        by_skill, by_chance = chances
        told = (1 - RATES) * by_skill + RATES * by_chance
        self._likely *= told**ALIKE
        self._likely[event.seat] *= told ** (1 - ALIKE)
        self._likely /= self._likely.sum(axis=1, keepdims=True)


def _chances(tree: Tree, seat: Seat) -> dict[int, Chances]:
    """For every card in hand, how likely it is to be played by skill and by chance.

    The search also explores weak options. Squaring the number of tries shows its preferences more clearly.
    """
    skill: dict[int, float] = {}
    chance: dict[int, float] = {}
    for edge in edges_of(tree, seat):
        card = int(edge.code) & KIND
        skill[card] = skill.get(card, 0.0) + float(edge.tries) ** 2
        chance[card] = chance.get(card, 0.0) + 1.0
    all_skill, all_chance = sum(skill.values()), sum(chance.values())
    return {card: (skill[card] / all_skill, chance[card] / all_chance) for card in skill}
