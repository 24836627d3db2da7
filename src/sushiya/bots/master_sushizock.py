"""The master bot for Sushizock: rollouts value the tiles, exact odds decide what to do with the dice."""

from random import Random

import numpy as np

from sushiya.bots.budget import Budget
from sushiya.bots.searcher_sushizock import SushizockSearcher
from sushiya.core import Action, Seat
from sushiya.fast.sushizock.codes import ACTIONS, code_of
from sushiya.fast.sushizock.policy import POLICY_WEIGHTS, new_workspace
from sushiya.fast.sushizock.search import new_tally, search, value_options
from sushiya.sushizock import Board, Sushizock, Tiles, View
from sushiya.sushizock.memory import Memory

__all__ = ["MasterSushizockBot"]

PORTION = 20
"""Rollouts between two checks of the clock."""

Ranked = tuple[Action, float, float, float]
"""An option, its value (by which options are ranked), its win probability and its expected margin."""


class MasterSushizockBot(SushizockSearcher):
    """Plays one seat of Sushizock."""

    name = "master"

    def __init__(
        self, game: Sushizock, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        super().__init__(game, seat, rng, budget, memory)
        self._room = new_workspace()
        self._tally = new_tally()
        self._table: tuple[Tiles, tuple[Tiles, ...]] | None = None

    def choose(self, view: View) -> Action:
        assert view.decision is not None
        if len(view.decision.options) == 1:
            return view.decision.options[0]
        return self.rank(view)[0][0]

    def rank(self, view: View) -> list[Ranked]:
        """All options, best first."""
        assert view.decision is not None
        board, fast_rng = self._set_up(view)
        self._remember(board)
        for portion, _ in self.budget.portions(PORTION):
            search(self._base, self._config, POLICY_WEIGHTS, self._tally, self._room, fast_rng, portion)
        values = np.zeros((3, ACTIONS))
        value_options(self._base[0], self._config, self._tally, self._room, values)
        ranked: list[Ranked] = []
        for option in view.decision.options:
            value, win, margin = map(float, values[:, code_of(self._game, option)])
            ranked.append((option, value, win, margin))
        return sorted(ranked, key=lambda each: -each[1])

    def _remember(self, board: Board) -> None:
        """Start a new tally if the tiles have changed.

        What a tile is worth doesn't depend on the dice, so all rollouts of a turn count.
        """
        table = (board.rows, board.stacks)
        if table != self._table:
            self._table, self._tally = table, new_tally()
