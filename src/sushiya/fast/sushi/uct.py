"""Plain UCT, a yardstick that is never tuned: one tree, UCB1, uniformly random rollouts to the end.

Seats answer in turn, and an edge stores the rewards of its own seat. Worlds are dealt again in every
iteration, so an edge also counts how often it could have been taken.
"""

import numpy as np

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.layout import OVER, Config, Record
from sushiya.fast.sushi.play import options, random_game
from sushiya.fast.sushi.scoring import winners
from sushiya.fast.sushi.search import Tree, Workspace, add_edge, find_edge
from sushiya.fast.sushi.turn import answer
from sushiya.fast.sushi.worlds import Knowledge, deal_world
from sushiya.fast.wins import share_of_win

__all__ = ["uct"]

EXPLORE = 2.0**0.5
DEPTH = 96
"""The most path entries: as many as fit into the path of Workspace, over all eight seats."""


@entry_point
def uct(
    known: Knowledge,
    cfg: Config,
    tree: Tree,
    workspace: Workspace,
    rng: Rng,
    me: int,
    iterations: int,
) -> None:
    """Run more iterations. The root, node 0, is my own decision: of sealed answers, mine is the first."""
    for _ in range(iterations):
        workspace.world[0] = known.base[0]
        rec = workspace.world[0]
        deal_world(rec, cfg, known, rng)
        depth = _descend(rec, cfg, tree, workspace, me, rng)
        random_game(rec, cfg, rng, workspace.codes)
        _learn(rec, cfg, tree, workspace, depth)


@kernel
def _descend(rec: Record, cfg: Config, tree: Tree, workspace: Workspace, me: int, rng: Rng) -> int:
    """Go down the tree and add one edge at its end. The path holds edges, each followed by its seat."""
    node, depth = 0, 0
    while rec.ask != OVER and node >= 0 and depth < DEPTH // 2:
        if rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
            continue
        seat = me if (rec.awaiting >> me) & 1 else lowest_bit(int(rec.awaiting))
        edge = _select(rec, cfg, tree, workspace, seat, node, rng)
        if edge < 0:
            break
        _note(workspace, 2 * depth, edge)
        _note(workspace, 2 * depth + 1, seat)
        depth += 1
        answer(rec, cfg, seat, int(tree.edges[edge].code))
        node = int(tree.edges[edge].child) if tree.edges[edge].tries > 0 else -1
    return depth


@inline_kernel
def _note(workspace: Workspace, at: int, value: int) -> None:
    width = workspace.path.shape[1]
    workspace.path[at // width, at % width] = value


@inline_kernel
def _noted(workspace: Workspace, at: int) -> int:
    width = workspace.path.shape[1]
    return int(workspace.path[at // width, at % width])


@kernel
def _select(
    rec: Record, cfg: Config, tree: Tree, workspace: Workspace, seat: int, node: int, rng: Rng
) -> int:
    """A random untried answer if there is one, else the one with the highest upper bound; -1 if full."""
    n = options(rec, cfg, seat, workspace.codes)
    untried, chosen, best = 0, -1, -1.0
    for i in range(n):
        found = _edge(tree, node, int(workspace.codes[i]))
        if found < 0:
            return -1
        edge = tree.edges[found]
        edge.chances += 1
        if edge.tries == 0:
            untried += 1
            if below(rng, untried) == 0:
                chosen = found
        elif untried == 0:
            bound = edge.reward / edge.tries + EXPLORE * np.sqrt(np.log(edge.chances) / edge.tries)
            if bound > best:
                best, chosen = bound, found
    return chosen


@kernel
def _edge(tree: Tree, node: int, code: int) -> int:
    """The edge of this answer, with a node behind it; -1 if there is no room left."""
    found = find_edge(tree, node, code)
    if found >= 0:
        return found
    if tree.used[0] == len(tree.nodes):
        return -1
    found = add_edge(tree, node, code)
    if found >= 0:
        tree.edges[found].child = tree.used[0]
        tree.nodes[tree.used[0]].first = -1
        tree.used[0] += 1
    return found


@kernel
def _learn(rec: Record, cfg: Config, tree: Tree, workspace: Workspace, depth: int) -> None:
    """A win counts 1, a shared win its share."""
    won = winners(rec, cfg)
    for step in range(depth):
        edge, seat = tree.edges[_noted(workspace, 2 * step)], _noted(workspace, 2 * step + 1)
        edge.tries += 1
        edge.reward += share_of_win(won, seat)
