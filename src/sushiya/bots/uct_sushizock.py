"""Plain UCT for Sushizock as a fixed yardstick: one tree, UCB1, random rollouts. It is never tuned."""

from sushiya.bots.searcher_sushizock import SushizockSearcher
from sushiya.core import Action
from sushiya.fast.sushizock.codes import code_of
from sushiya.fast.sushizock.uct import Tree, new_tree, new_workspace, uct
from sushiya.sushizock import View

__all__ = ["UctSushizockBot"]

PORTION = 100
"""Iterations between two checks of the clock."""
NODES_AT_MOST = 50_000
A_SECOND = 100_000
"""A rough estimate of the iterations per second."""


class UctSushizockBot(SushizockSearcher):
    """Plays one seat of Sushizock."""

    name = "uct"

    def choose(self, view: View) -> Action:
        """The option that was tried most often."""
        assert view.decision is not None
        tree = self._think(view)

        def tries(option: Action) -> int:
            child = int(tree.child[0, code_of(self._game, option)])
            return int(tree.tries[child]) if child else 0

        return max(view.decision.options, key=tries)

    def _think(self, view: View) -> Tree:
        _, rng = self._set_up(view)
        budget, workspace = self.budget, new_workspace()
        # A full tree no longer grows: further rollouts start at its leaves.
        tree = new_tree(min(NODES_AT_MOST, 1 + (budget.iterations or int(A_SECOND * (budget.seconds or 0)))))
        for portion, _ in budget.portions(PORTION):
            uct(self._base, self._config, tree, workspace, rng, portion)
        return tree
