"""Plain UCT in Sushizock, as a fixed yardstick: one tree, UCB1, random playouts. It is never tuned."""

from random import Random

import numpy as np

from sushiya.bots.budget import Budget
from sushiya.core import Action, Event, Seat
from sushiya.fast.luck import luck_of
from sushiya.fast.sushizock.chart import chart_of
from sushiya.fast.sushizock.codes import code_of
from sushiya.fast.sushizock.convert import from_state
from sushiya.fast.sushizock.layout import DTYPE
from sushiya.fast.sushizock.uct import Tree, new_tree, new_workshop, uct
from sushiya.sushizock import Sushizock, View

__all__ = ["UctDiceBot"]

PORTION = 100
"""Iterations between two looks at the clock."""
NODES_AT_MOST = 50_000
A_SECOND = 100_000
"""About so many iterations fit into a second."""


class UctDiceBot:
    """Plays one seat of Sushizock."""

    name = "uct"

    def __init__(self, game: Sushizock, seat: Seat, rng: Random, budget: Budget) -> None:
        self.seat = seat
        self._game = game
        self._rng = rng
        self._budget = budget
        self._seen: list[Event] = []
        self._chart = chart_of(game)
        self._base = np.zeros(1, DTYPE).view(np.recarray)

    def see(self, event: Event) -> None:
        self._seen.append(event)

    def choose(self, view: View) -> Action:
        """The option tried most often."""
        assert view.decision is not None
        from_state(self._game, self._game.imagine(view, self._seen, self._rng), self._base[0])
        tree = self._think()

        def tries(option: Action) -> int:
            child = int(tree.child[0, code_of(self._game, option)])
            return int(tree.tries[child]) if child else 0

        return max(view.decision.options, key=tries)

    def _think(self) -> Tree:
        budget, luck, room = self._budget, luck_of(int(self._rng.random() * 2**53)), new_workshop()
        # A tree that is full stays as it is: further playouts start at its leaves.
        tree = new_tree(min(NODES_AT_MOST, 1 + (budget.iterations or int(A_SECOND * (budget.seconds or 0)))))
        for portion, _ in budget.portions(PORTION):
            uct(self._base, self._chart, tree, room, luck, portion)
        return tree
