"""Plain UCT, a yardstick that is never tuned: one tree, UCB1, uniformly random playouts to the end.

An edge is an answer of the seat whose turn it is, or a roll of the dice.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry, kernel
from sushiya.fast.luck import Luck, below
from sushiya.fast.sushizock.chance import draw_lots
from sushiya.fast.sushizock.codes import ACTIONS
from sushiya.fast.sushizock.dice import HANDFULS
from sushiya.fast.sushizock.layout import DTYPE, OVER, Chart, Row
from sushiya.fast.sushizock.play import options, random_game
from sushiya.fast.sushizock.turn import answer

__all__ = ["Tree", "Workshop", "new_tree", "new_workshop", "uct"]

EXPLORE: Final = 2.0**0.5
DEPTH: Final = 200
"""Deeper than any tree grows."""
EDGES: Final = ACTIONS + len(HANDFULS)
"""Answers by their code, then rolls by their handful."""


class Tree(NamedTuple):
    """By node: what it leads to, how often it was met, and what that brought the seat that led there."""

    child: NDArray[np.int32]
    """By node and edge; 0: not tried yet."""
    tries: NDArray[np.int32]
    reward: NDArray[np.float64]
    used: NDArray[np.int64]
    """How many nodes are in use."""


class Workshop(NamedTuple):
    """Room to work in."""

    world: Any
    codes: NDArray[np.int32]
    path: NDArray[np.int32]
    """Each node on the way, and who led there (chance: -1)."""


def new_tree(nodes: int) -> Tree:
    """A root, and room for so many nodes in all."""
    return Tree(np.zeros((nodes, EDGES), np.int32), np.zeros(nodes, np.int32), np.zeros(nodes), np.array([1]))


def new_workshop() -> Workshop:
    """Room for any match."""
    world = np.zeros(1, DTYPE).view(np.recarray)
    return Workshop(world, np.zeros(ACTIONS, np.int32), np.zeros((DEPTH, 2), np.int32))


@entry
def uct(base: Any, c: Chart, tree: Tree, room: Workshop, luck: Luck, iterations: int) -> None:
    """So many iterations more. The root, node 0, is the open question of `base`, an array of one record."""
    for _ in range(iterations):
        room.world[0] = base[0]
        g = room.world[0]
        depth = _descend(g, c, tree, room, luck)
        random_game(g, c, luck, room.codes)
        _learn(g, c, tree, room, depth)


@kernel
def _descend(g: Row, c: Chart, tree: Tree, room: Workshop, luck: Luck) -> int:
    """Down the tree, and to one new node at its end; the length of the path."""
    node, depth, new = 0, 0, False
    while g.ask != OVER and not new and depth < DEPTH:
        seat = int(g.turn) if g.awaiting else -1
        if g.awaiting:
            edge = _select(g, c, tree, room, node, luck)
            answer(g, c, seat, edge)
        else:
            draw_lots(g, c, luck)
            edge = ACTIONS + int(g.rolled)
        new = tree.child[node, edge] == 0
        if new:
            if tree.used[0] == len(tree.tries):
                break  # the tree is full: the playout starts here, and the way to it still learns
            tree.child[node, edge] = tree.used[0]
            tree.used[0] += 1
        node = int(tree.child[node, edge])
        room.path[depth, 0] = node
        room.path[depth, 1] = seat
        depth += 1
    return depth


@kernel
def _select(g: Row, c: Chart, tree: Tree, room: Workshop, node: int, luck: Luck) -> int:
    """An answer never tried, any of them; else the one with the highest upper bound."""
    untried, chosen, best = 0, -1, -1.0
    for index in range(options(g, c, int(g.turn), room.codes)):
        code = int(room.codes[index])
        child = int(tree.child[node, code])
        if child == 0:
            untried += 1
            if below(luck, untried) == 0:
                chosen = code
        elif untried == 0:
            tries = tree.tries[child]
            bound = tree.reward[child] / tries + EXPLORE * np.sqrt(np.log(tree.tries[node]) / tries)
            if bound > best:
                best, chosen = bound, code
    return chosen


@kernel
def _learn(g: Row, c: Chart, tree: Tree, room: Workshop, depth: int) -> None:
    """A win counts 1, a shared one its share."""
    best, winners = -1000, 0
    for seat in range(c.seats):
        score = int(g.score[seat])
        winners = winners + 1 if score == best else (1 if score > best else winners)
        best = max(best, score)
    tree.tries[0] += 1
    for step in range(depth):
        node, seat = int(room.path[step, 0]), int(room.path[step, 1])
        tree.tries[node] += 1
        if seat >= 0 and g.score[seat] == best:
            tree.reward[node] += 1.0 / winners
