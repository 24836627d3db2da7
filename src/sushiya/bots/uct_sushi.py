"""Plain UCT as a fixed yardstick: one tree, UCB1, random rollouts. It is never tuned."""

from math import inf

from sushiya.bots.master_sushi import MasterSushiBot
from sushiya.fast.rng import Rng
from sushiya.fast.sushi.search import Tree, Workspace
from sushiya.fast.sushi.uct import uct
from sushiya.fast.sushi.worlds import Knowledge

__all__ = ["UctSushiBot"]


class UctSushiBot(MasterSushiBot):
    """Uses the same knowledge as the master, with the plainest possible search."""

    name = "uct"
    nodes_per_iteration = 10
    stops_early = False
    solves = False
    enough = inf

    def _root(self) -> int:
        return 0

    def _search(self, known: Knowledge, tree: Tree, workspace: Workspace, rng: Rng, iterations: int) -> None:
        uct(known, self._config, tree, workspace, rng, self.seat, iterations)

    def _expect(self, known: Knowledge, tree: Tree) -> None:
        """Does nothing: its single tree says nothing about the other seats."""
