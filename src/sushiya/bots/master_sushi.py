"""The master bot: searches imagined worlds on the fast engine."""

from heapq import nlargest
from random import Random
from typing import Any

import numpy as np

from sushiya.bots.budget import Budget
from sushiya.bots.opponent_model_sushi import OpponentModel
from sushiya.bots.solver_sushi import best_mix
from sushiya.core import Action, Event, Seat
from sushiya.fast.rng import Rng, rng_of
from sushiya.fast.sushi.codes import Kinds, code_of
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.policy_weights import weight_table
from sushiya.fast.sushi.search import EDGE, Tree, Workspace, edges_of, new_tree, new_workspace, search
from sushiya.fast.sushi.worlds import Knowledge, knowledge_of
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.memory import Memory
from sushiya.sushi.moves import PickCard
from sushiya.sushi.view import View

__all__ = ["MasterSushiBot", "Ranked"]

PORTION = 500
"""Iterations between two checks of the clock."""
HOPE = 0.1
"""The search stops when the runner-up could not catch up even with 55 of every 100 remaining iterations."""
NODES_AT_MOST = 400_000
A_SECOND = 200_000
"""A rough estimate of the iterations per second."""

NEVER_TRIED: Any = np.zeros(1, EDGE).view(np.recarray)[0]

LAST_CARDS = 6
"""With more cards in hand, the rest of a round has too many positions to solve."""
POSITIONS = 5
"""Positions that the solver may visit for every iteration of the budget. One takes about 0.15 µs."""
MOST_SOLVED = 50_000
"""The solver visits as many positions as fit into a time budget, up to those of this many iterations."""

Ranked = tuple[Action, float, float, float]
"""An option, its share of the iterations (by which options are ranked), and its mean reward and margin.

The reward is not a win probability, and the margin is that at the end of the round. For figures to show to
people see hint.py.
"""


class MasterSushiBot:
    """Plays one seat of Sushi Go! or Party."""

    name = "master"
    nodes_per_iteration = 2
    stops_early = True
    """Whether the search stops when the answer is unlikely to change."""
    solves = True
    """Whether it solves the last turns of a round for two exactly, once both hands are known."""
    enough = 10_000.0
    """A time budget stops after this many iterations: where it was measured, more gained nothing."""

    def __init__(
        self, game: DraftingGame, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        self.seat = seat
        self._rng = rng
        self.budget = budget
        """What it may spend on the next answer."""
        self._memory = memory or Memory(game.seats)
        self._config = config_of(game)
        self._kinds = Kinds(game)
        self._weights = weight_table(game, self._kinds.cards)
        self._opponents = OpponentModel(game.seats, seat, self._kinds)

    def see(self, event: Event) -> None:
        self._memory.see(event)
        self._opponents.see(event)

    def choose(self, view: View) -> Action:
        assert view.decision is not None
        if len(view.decision.options) == 1:
            return view.decision.options[0]
        solved = self._solved(view) if self.solves and view.game.seats == 2 else None
        return solved or self._ranking(view, self._think(view, self.stops_early))[0][0]

    def rank(self, view: View) -> list[Ranked]:
        """All options, best first."""
        return self._ranking(view, self._think(view))

    def _root(self) -> int:
        """The root node of this seat's tree."""
        return self.seat

    def _known(self, view: View) -> Knowledge:
        """What the search may use."""
        return knowledge_of(view, self._memory, self._rng)

    def _solved(self, view: View) -> Action | None:
        """Best play against a seat that errs as often as it seems to; None if the budget is too small."""
        if max(view.hand_sizes) > LAST_CARDS:
            return None
        known = self._known(view)
        if known.unknown.any():
            return None
        err = self._opponents.error_rates()
        mix = best_mix(known.base, self._config, err, self.seat, POSITIONS * self._iterations(MOST_SOLVED))
        if mix is None:
            return None
        assert view.decision is not None
        return self._drawn({each: mix[code_of(self._kinds, each)] for each in view.decision.options})

    def _drawn(self, mix: dict[Action, float]) -> Action:
        """An option, each as often as the mix says."""
        point = self._rng.random()
        for option, often in mix.items():
            point -= often
            if point < 0:
                return option
        return max(mix, key=mix.__getitem__)  # a rounding error is left

    def _iterations(self, most: float) -> int:
        """About how many iterations the budget is for, or `most` if a time budget would allow more."""
        return self.budget.iterations or int(min(most, A_SECOND * (self.budget.seconds or 0)))

    def _think(self, view: View, settle: bool = False) -> Tree:
        """Search until the budget is spent or, with `settle`, until the answer is unlikely to change."""
        known = self._known(view)
        workspace, fast_rng = new_workspace(known), rng_of(int(self._rng.random() * 2**53))
        tree = new_tree(min(NODES_AT_MOST, 1000 + self.nodes_per_iteration * self._iterations(self.enough)))
        for portion, left in self.budget.portions(PORTION, self.enough):
            self._search(known, tree, workspace, fast_rng, portion)
            if settle and self._lead(tree) > HOPE * left:
                break
        if isinstance(view.decision, PickCard):
            self._expect(known, tree)
        return tree

    def _search(
        self, known: Knowledge, tree: Tree, workspace: Workspace, fast_rng: Rng, iterations: int
    ) -> None:
        err = self._opponents.error_rates()
        search(known, self._config, self._weights, err, tree, workspace, fast_rng, iterations)

    def _expect(self, known: Knowledge, tree: Tree) -> None:
        """Note what the search expects the others to pick now, to compare it with their picks later."""
        self._opponents.expect(tree, known)

    def _lead(self, tree: Tree) -> int:
        """How many more tries the favourite has than the runner-up."""
        first, second = nlargest(2, [0, 0, *(int(edge.tries) for edge in edges_of(tree, self._root()))])
        return first - second

    def _ranking(self, view: View, tree: Tree) -> list[Ranked]:
        assert view.decision is not None
        found = {int(edge.code): edge for edge in edges_of(tree, self._root())}
        total = max(1, sum(int(edge.tries) for edge in found.values()))
        ranked = []
        for option in view.decision.options:
            edge: Any = found.get(code_of(self._kinds, option), NEVER_TRIED)
            tries = max(1, int(edge.tries))
            ranked.append(
                (option, int(edge.tries) / total, float(edge.reward) / tries, float(edge.margin) / tries)
            )
        return sorted(ranked, key=lambda each: (-each[1], -each[2]))
