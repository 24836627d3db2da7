"""Plain UCT, a yardstick that is never tuned: one tree, UCB1, uniformly random rollouts to the end.

An edge is an answer of the seat whose turn it is, or a roll of the dice.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushizock.chance import sample_chance
from sushiya.fast.sushizock.codes import ACTIONS
from sushiya.fast.sushizock.dice import HANDFULS
from sushiya.fast.sushizock.layout import DTYPE, OVER, Config, Record
from sushiya.fast.sushizock.play import options, random_game
from sushiya.fast.sushizock.scoring import winners
from sushiya.fast.sushizock.turn import answer
from sushiya.fast.wins import share_of_win

__all__ = ["Tree", "Workspace", "new_tree", "new_workspace", "uct"]

EXPLORE: Final = 2.0**0.5
DEPTH: Final = 200
"""The most path entries: deeper than any tree grows."""
EDGES: Final = ACTIONS + len(HANDFULS)
"""The number of edges: answers by their code, then rolls by their handful."""


class Tree(NamedTuple):
    """By node: its children, how often it was reached, and the rewards of the seat that led there."""

    child: NDArray[np.int32]
    """By node and edge; 0 if it has not been tried yet."""
    tries: NDArray[np.int32]
    reward: NDArray[np.float64]
    used: NDArray[np.int64]
    """How many nodes are in use."""


class Workspace(NamedTuple):
    """Scratch space for a search."""

    world: Any
    codes: NDArray[np.int32]
    path: NDArray[np.int32]
    """Each node on the path, and the seat that led there (chance: -1)."""


def new_tree(nodes: int) -> Tree:
    """A root, and room for `nodes` nodes in total."""
    return Tree(np.zeros((nodes, EDGES), np.int32), np.zeros(nodes, np.int32), np.zeros(nodes), np.array([1]))


def new_workspace() -> Workspace:
    """Empty scratch space."""
    world = np.zeros(1, DTYPE).view(np.recarray)
    return Workspace(world, np.zeros(ACTIONS, np.int32), np.zeros((DEPTH, 2), np.int32))


@entry_point
def uct(base: Any, cfg: Config, tree: Tree, workspace: Workspace, rng: Rng, iterations: int) -> None:
    """Run more iterations. The root, node 0, is the open decision of `base`, an array of one record."""
    for _ in range(iterations):
        workspace.world[0] = base[0]
        rec = workspace.world[0]
        depth = _descend(rec, cfg, tree, workspace, rng)
        random_game(rec, cfg, rng, workspace.codes)
        _learn(rec, cfg, tree, workspace, depth)


@kernel
def _descend(rec: Record, cfg: Config, tree: Tree, workspace: Workspace, rng: Rng) -> int:
    """Go down the tree to one new node at its end; return the length of the path."""
    node, depth, new = 0, 0, False
    while rec.ask != OVER and not new and depth < DEPTH:
        seat = int(rec.turn) if rec.awaiting else -1
        if rec.awaiting:
            edge = _select(rec, cfg, tree, workspace, node, rng)
            answer(rec, cfg, seat, edge)
        else:
            sample_chance(rec, cfg, rng)
            edge = ACTIONS + int(rec.rolled)
        new = tree.child[node, edge] == 0
        if new:
            if tree.used[0] == len(tree.tries):
                break  # the tree is full: the rollout starts here, and the path is still updated
            tree.child[node, edge] = tree.used[0]
            tree.used[0] += 1
        node = int(tree.child[node, edge])
        workspace.path[depth, 0] = node
        workspace.path[depth, 1] = seat
        depth += 1
    return depth


@kernel
def _select(rec: Record, cfg: Config, tree: Tree, workspace: Workspace, node: int, rng: Rng) -> int:
    """A random untried answer if there is one, else the one with the highest upper bound."""
    untried, chosen, best = 0, -1, -1.0
    for index in range(options(rec, cfg, int(rec.turn), workspace.codes)):
        code = int(workspace.codes[index])
        child = int(tree.child[node, code])
        if child == 0:
            untried += 1
            if below(rng, untried) == 0:
                chosen = code
        elif untried == 0:
            tries = tree.tries[child]
            bound = tree.reward[child] / tries + EXPLORE * np.sqrt(np.log(tree.tries[node]) / tries)
            if bound > best:
                best, chosen = bound, code
    return chosen


@kernel
def _learn(rec: Record, cfg: Config, tree: Tree, workspace: Workspace, depth: int) -> None:
    """A win counts 1, a shared win its share."""
    won = winners(rec, cfg)
    tree.tries[0] += 1
    for step in range(depth):
        node, seat = int(workspace.path[step, 0]), int(workspace.path[step, 1])
        tree.tries[node] += 1
        if seat >= 0:
            tree.reward[node] += share_of_win(won, seat)
