"""The master's search: each seat has its own tree over its own answers, in freshly dealt worlds.

An iteration deals a world, plays it to the end of the round, and updates every seat's tree with the result. A
seat's tree knows only that seat's own answers. To it, the others' answers are as good as chance. So trees
stay small, and a few iterations already go deep. A seat that leaves its tree continues with the policy. Seats
also err: each sometimes answers at random, at its estimated error rate.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.layout import KEPT, OVER, PICK, SEATS, Config, Record
from sushiya.fast.sushi.play import OPTIONS, options, quick_random_answer
from sushiya.fast.sushi.policy_weights import PolicyWeights, answer_weight, policy_answer
from sushiya.fast.sushi.servings import Codes
from sushiya.fast.sushi.turn import all_revealed, answer, reveal_pick
from sushiya.fast.sushi.worlds import Knowledge, deal_world
from sushiya.games import drafting_reward
from sushiya.games.drafting_reward import CERTAIN, CONTEST, DESSERT, TIE_BREAK

__all__ = [
    "EDGE",
    "Tree",
    "Workspace",
    "add_edge",
    "edges_of",
    "find_edge",
    "new_tree",
    "new_workspace",
    "reward",
    "search",
    "standing",
]

DEPTH = 12
EXPLORE = 1.1
RESOLUTION = 1024
"""The resolution of the random number that decides whether a seat errs."""

NODE = np.dtype([("first", "i4"), ("visits", "i4")])
"""`first` is the first edge of a node; -1 if it has none yet."""
EDGE = np.dtype(
    [
        ("code", "i4"),
        ("next", "i4"),  # the next edge of the same node, or -1
        ("child", "i4"),  # the node behind it; 0 if there is none yet
        ("tries", "i4"),
        ("prior", "f4"),
        ("reward", "f4"),
        ("margin", "f4"),
        ("chances", "i4"),  # how many times it could have been taken
    ]
)


CHANCES = np.exp(np.arange(-KEPT, KEPT + 1) / np.array(CONTEST)[:, None])
"""How many times as likely a prize is with this lead in desserts, from -KEPT on: rows as in CONTEST."""

reward = inline_kernel(drafting_reward.reward)


class Tree(NamedTuple):
    """All trees in one pool. Node s is the root of seat s; an edge is an answer.

    The edges of a node are mostly neighbours in memory, and an edge takes half a cache line.
    """

    nodes: Any
    edges: Any
    used: NDArray[np.int64]
    """How many nodes and edges are in use."""


class Workspace(NamedTuple):
    """Scratch space for a search."""

    world: Any
    codes: Codes
    edges: NDArray[np.int32]
    """The edge of each code."""
    here: NDArray[np.int32]
    """Each seat's node in its tree; -1 if it has left the tree."""
    path: NDArray[np.int32]
    """The edges that each seat took."""
    depth: NDArray[np.int32]
    value: NDArray[np.float64]


def new_tree(nodes: int) -> Tree:
    """An empty tree with room for `nodes` nodes."""
    tree = Tree(
        np.zeros(nodes, NODE).view(np.recarray),
        np.zeros(8 * nodes, EDGE).view(np.recarray),
        np.array([SEATS, 0]),
    )
    tree.nodes.first[:SEATS] = -1
    return tree


def new_workspace(knowledge: Knowledge) -> Workspace:
    """Scratch space for worlds of this kind."""
    return Workspace(
        np.zeros(1, knowledge.base.dtype).view(np.recarray),
        np.zeros(OPTIONS, np.int32),
        np.zeros(OPTIONS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros((SEATS, DEPTH), np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(SEATS, np.float64),
    )


@entry_point
def search(
    known: Knowledge,
    cfg: Config,
    weights: PolicyWeights,
    err: NDArray[np.float64],
    tree: Tree,
    workspace: Workspace,
    rng: Rng,
    iterations: int,
) -> None:
    """Run more iterations. `err` has the error rate of each seat."""
    for _ in range(iterations):
        workspace.world[0] = known.base[0]
        rec = workspace.world[0]
        deal_world(rec, cfg, known, rng)
        for seat in range(cfg.seats):
            workspace.here[seat] = seat
            workspace.depth[seat] = 0
        _play_round(rec, cfg, weights, err, tree, workspace, rng)
        _learn(rec, cfg, tree, workspace)


@kernel
def _play_round(
    rec: Record,
    cfg: Config,
    weights: PolicyWeights,
    err: NDArray[np.float64],
    tree: Tree,
    workspace: Workspace,
    rng: Rng,
) -> None:
    this_round = int(rec.round_)
    while rec.ask != OVER and rec.round_ == this_round:
        if rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
        elif rec.ask == PICK and rec.awaiting == (1 << cfg.seats) - 1 and not rec.blind:
            for seat in range(cfg.seats):
                reveal_pick(rec, cfg, seat, _choose(rec, cfg, weights, err[seat], tree, workspace, seat, rng))
            all_revealed(rec, cfg)
        else:
            seat = lowest_bit(int(rec.awaiting))
            answer(rec, cfg, seat, _choose(rec, cfg, weights, err[seat], tree, workspace, seat, rng))


@kernel
def _choose(
    rec: Record,
    cfg: Config,
    weights: PolicyWeights,
    err: float,
    tree: Tree,
    workspace: Workspace,
    seat: int,
    rng: Rng,
) -> int:
    if err > 0.0 and below(rng, RESOLUTION) < err * RESOLUTION:
        workspace.here[seat] = -1
        return quick_random_answer(rec, cfg, seat, rng, workspace.codes)
    node = int(workspace.here[seat])
    depth = int(workspace.depth[seat])
    if node < 0 or depth == DEPTH:
        return policy_answer(rec, cfg, weights, seat, rng, workspace.codes)
    edge = _best_edge(rec, cfg, weights, tree, workspace, seat, node)
    if edge < 0:  # the pool is full
        workspace.here[seat] = -1
        return policy_answer(rec, cfg, weights, seat, rng, workspace.codes)
    workspace.path[seat, depth] = edge
    workspace.depth[seat] = depth + 1
    workspace.here[seat] = _child(tree, edge)
    return int(tree.edges[edge].code)


@inline_kernel
def _child(tree: Tree, at: int) -> int:
    """The node behind an edge, created when the edge is taken a second time; -1 if there is none."""
    edge = tree.edges[at]
    if edge.child == 0 and edge.tries > 0 and tree.used[0] < len(tree.nodes):
        edge.child = tree.used[0]
        tree.nodes[tree.used[0]].first = -1
        tree.used[0] += 1
    return int(edge.child) if edge.child > 0 else -1


@kernel
def _best_edge(
    rec: Record, cfg: Config, weights: PolicyWeights, tree: Tree, workspace: Workspace, seat: int, at: int
) -> int:
    """The most promising answer among those that are possible in this world (PUCT)."""
    n = options(rec, cfg, seat, workspace.codes)
    node = tree.nodes[at]
    total, hopes = 0.0, 0.0
    found, is_new = -1, node.first < 0
    for i in range(n):
        code, before = int(workspace.codes[i]), found
        found = -1 if is_new else _edge_behind(tree, at, before, code)
        if found < 0:
            found = add_edge(tree, at, code, before)
            if found < 0:
                return -1
            tree.edges[found].prior = np.exp(answer_weight(rec, cfg, weights, seat, code))
        workspace.edges[i] = found
        total += tree.edges[found].prior
        hopes += tree.edges[found].reward
    mean = hopes / max(1, int(node.visits))
    node.visits += 1
    push = EXPLORE * np.sqrt(np.float64(node.visits)) / total
    best, chosen = -1e9, -1
    for i in range(n):
        edge = tree.edges[workspace.edges[i]]
        worth = edge.reward / edge.tries if edge.tries else mean
        promise = worth + push * edge.prior / (1 + edge.tries)
        if promise > best:
            best, chosen = promise, int(workspace.edges[i])
    return chosen


def edges_of(tree: Tree, node: int) -> Iterator[Any]:
    """The edges of a node."""
    at = int(tree.nodes[node].first)
    while at >= 0:
        yield tree.edges[at]
        at = int(tree.edges[at].next)


@inline_kernel
def find_edge(tree: Tree, node: int, code: int) -> int:
    """The edge of this answer; -1 if it has none yet."""
    at = int(tree.nodes[node].first)
    while at >= 0 and tree.edges[at].code != code:
        at = int(tree.edges[at].next)
    return at


@inline_kernel
def _edge_behind(tree: Tree, node: int, before: int, code: int) -> int:
    """`find_edge`, looking first behind another edge: answers are mostly listed in the same order."""
    at = int(tree.edges[before].next) if before >= 0 else int(tree.nodes[node].first)
    while at >= 0 and tree.edges[at].code != code:
        at = int(tree.edges[at].next)
    return at if at >= 0 or before < 0 else find_edge(tree, node, code)


@inline_kernel
def add_edge(tree: Tree, node: int, code: int, before: int = -1) -> int:
    """Add an edge for this answer, behind another one or as the first of its node; -1 if the pool is full."""
    at = int(tree.used[1])
    if at == len(tree.edges):
        return -1
    tree.used[1] += 1
    edge = tree.edges[at]
    edge.code = code
    if before >= 0:
        edge.next = tree.edges[before].next
        tree.edges[before].next = at
    else:
        edge.next = tree.nodes[node].first
        tree.nodes[node].first = at
    return at


@kernel
def _learn(rec: Record, cfg: Config, tree: Tree, workspace: Workspace) -> None:
    """Update every edge on the path with the result for its seat."""
    for seat in range(cfg.seats):
        workspace.value[seat] = standing(rec, cfg, seat)
    for seat in range(cfg.seats):
        best = -1e9
        for other in range(cfg.seats):
            if other != seat:
                best = max(best, workspace.value[other])
        margin = workspace.value[seat] - best
        gain = reward(margin, rec.ask == OVER, rec.round_ == 2)
        for step in range(workspace.depth[seat]):
            edge = tree.edges[workspace.path[seat, step]]
            edge.tries += 1
            edge.reward += gain
            edge.margin += margin


@kernel
def standing(rec: Record, cfg: Config, seat: int) -> float:
    """Points, plus what desserts promise while the match is not over."""
    value = float(rec.score[seat])
    if rec.ask == OVER:
        return value + TIE_BREAK * float(rec.kept_desserts[seat])
    if cfg.dessert_prize:
        return value + _contest(rec, cfg, seat)
    certain = CERTAIN[0] if rec.round_ == 2 else CERTAIN[1]
    return value + DESSERT * certain * float(rec.kept_desserts[seat])


@kernel
def _contest(rec: Record, cfg: Config, seat: int) -> float:
    """The expected prize for the most desserts minus the fine for the fewest, by current counts."""
    time = 0 if rec.round_ == 2 else 1
    most, fewest = 0.0, 0.0
    for other in range(cfg.seats):
        ahead = int(rec.kept_desserts[other]) - int(rec.kept_desserts[seat])
        most += CHANCES[time, KEPT + ahead]
        fewest += CHANCES[time, KEPT - ahead]
    return float(cfg.dessert_prize) / most - float(cfg.dessert_fine) / fewest
