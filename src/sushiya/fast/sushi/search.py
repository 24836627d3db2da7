"""The search of the master: every seat its own tree over its own answers, in worlds dealt anew each time.

An iteration deals a world, plays it to the end of the round, and tells every seat on the way how it went. A
seat's tree knows only what that seat did, not what the others did meanwhile (their answers are as good as
chance to it): so it stays small, and few iterations go deep. Whoever leaves its tree goes on by the policy.
Seats also err: now and then one answers by chance, as often as it is believed to.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry, kernel, small
from sushiya.fast.luck import Luck, below
from sushiya.fast.sushi.chance import draw_lots
from sushiya.fast.sushi.gains import Gains, answer_gain, policy_answer
from sushiya.fast.sushi.layout import OVER, PICK, SEATS, Chart, Row
from sushiya.fast.sushi.play import OPTIONS, options, quick_random_answer
from sushiya.fast.sushi.servings import Codes
from sushiya.fast.sushi.turn import all_revealed, answer, reveal_pick
from sushiya.fast.sushi.worlds import Knowledge, deal_world

__all__ = [
    "EDGE",
    "Scratch",
    "Tree",
    "add_edge",
    "edges_of",
    "find_edge",
    "new_scratch",
    "new_tree",
    "search",
]

DEPTH = 12
EXPLORE = 1.1
POINTS, LAST_POINTS = 0.4, 0.1
"""How much of a reward is for points, while rounds are to come and at the end; the rest is for winning."""
DESSERT = 2.0
"""What a dessert promises that counts for itself."""
LOTS = 1024
"""How finely it is drawn whether a seat errs."""

NODE = np.dtype([("first", "i4"), ("visits", "i4")])
"""`first` is the first edge of a node; -1: none yet."""
EDGE = np.dtype(
    [
        ("code", "i4"),
        ("next", "i4"),  # the next edge of the same node; -1
        ("child", "i4"),  # the node behind it; 0: none yet
        ("tries", "i4"),
        ("prior", "f4"),
        ("reward", "f4"),
        ("margin", "f4"),
        ("chances", "i4"),  # how often it could have been taken
    ]
)


class Tree(NamedTuple):
    """All trees in one pool. Node s is the root of seat s; an edge is an answer.

    Edges of a node are mostly neighbours, and all that is asked of one lies in half a line of the cache.
    """

    nodes: Any
    edges: Any
    used: NDArray[np.int64]
    """How many nodes and edges are in use."""


class Scratch(NamedTuple):
    """Room to work in."""

    world: Any
    codes: Codes
    edges: NDArray[np.int32]
    """The edge of each code."""
    here: NDArray[np.int32]
    """Where each seat is in its tree; -1: it has left it."""
    path: NDArray[np.int32]
    """The edges that each seat took."""
    depth: NDArray[np.int32]
    value: NDArray[np.float64]


def new_tree(nodes: int) -> Tree:
    """An empty tree with room for so many nodes."""
    tree = Tree(
        np.zeros(nodes, NODE).view(np.recarray),
        np.zeros(8 * nodes, EDGE).view(np.recarray),
        np.array([SEATS, 0]),
    )
    tree.nodes.first[:SEATS] = -1
    return tree


def new_scratch(knowledge: Knowledge) -> Scratch:
    """Room for worlds of this kind."""
    return Scratch(
        np.zeros(1, knowledge.base.dtype).view(np.recarray),
        np.zeros(OPTIONS, np.int32),
        np.zeros(OPTIONS, np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros((SEATS, DEPTH), np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(SEATS, np.float64),
    )


@entry
def search(
    base: Any,
    c: Chart,
    hidden: NDArray[np.int8],
    unknown: NDArray[np.int8],
    lacks: NDArray[np.int32],
    sizes: NDArray[np.int8],
    gains: Gains,
    err: NDArray[np.float64],
    tree: Tree,
    room: Scratch,
    luck: Luck,
    iterations: int,
) -> None:
    """So many iterations more. `base` is an array of one record; `err` says how often each seat errs."""
    for _ in range(iterations):
        room.world[0] = base[0]
        g = room.world[0]
        deal_world(g, c, hidden, unknown, lacks, sizes, luck)
        for seat in range(c.seats):
            room.here[seat] = seat
            room.depth[seat] = 0
        _play_round(g, c, gains, err, tree, room, luck)
        _learn(g, c, tree, room)


@kernel
def _play_round(
    g: Row, c: Chart, gains: Gains, err: NDArray[np.float64], tree: Tree, room: Scratch, luck: Luck
) -> None:
    this_round = int(g.round_)
    while g.ask != OVER and g.round_ == this_round:
        if g.awaiting == 0:
            draw_lots(g, c, luck)
        elif g.ask == PICK and g.awaiting == (1 << c.seats) - 1 and not g.blind:
            for seat in range(c.seats):
                reveal_pick(g, c, seat, _choose(g, c, gains, err[seat], tree, room, seat, luck))
            all_revealed(g, c)
        else:
            seat = lowest_bit(int(g.awaiting))
            answer(g, c, seat, _choose(g, c, gains, err[seat], tree, room, seat, luck))


@kernel
def _choose(
    g: Row, c: Chart, gains: Gains, err: float, tree: Tree, room: Scratch, seat: int, luck: Luck
) -> int:
    if err > 0.0 and below(luck, LOTS) < err * LOTS:
        room.here[seat] = -1
        return quick_random_answer(g, c, seat, luck, room.codes)
    node = int(room.here[seat])
    depth = int(room.depth[seat])
    if node < 0 or depth == DEPTH:
        return policy_answer(g, c, gains, seat, luck, room.codes)
    edge = _best_edge(g, c, gains, tree, room, seat, node)
    if edge < 0:  # the pool is used up
        room.here[seat] = -1
        return policy_answer(g, c, gains, seat, luck, room.codes)
    room.path[seat, depth] = edge
    room.depth[seat] = depth + 1
    room.here[seat] = _child(tree, edge)
    return int(tree.edges[edge].code)


@small
def _child(tree: Tree, at: int) -> int:
    """The node behind an edge, made when the edge is taken a second time; -1: none."""
    edge = tree.edges[at]
    if edge.child == 0 and edge.tries > 0 and tree.used[0] < len(tree.nodes):
        edge.child = tree.used[0]
        tree.nodes[tree.used[0]].first = -1
        tree.used[0] += 1
    return int(edge.child) if edge.child > 0 else -1


@kernel
def _best_edge(g: Row, c: Chart, gains: Gains, tree: Tree, room: Scratch, seat: int, at: int) -> int:
    """Of the answers that are possible in this world, the one that promises most or was tried too little."""
    n = options(g, c, seat, room.codes)
    node = tree.nodes[at]
    total, hopes = 0.0, 0.0
    for i in range(n):
        found = find_edge(tree, at, int(room.codes[i]))
        if found < 0:
            found = _new_edge(g, c, gains, tree, seat, at, int(room.codes[i]))
            if found < 0:
                return -1
        room.edges[i] = found
        total += tree.edges[found].prior
        hopes += tree.edges[found].reward
    mean = hopes / max(1, int(node.visits))
    node.visits += 1
    push = EXPLORE * np.sqrt(np.float64(node.visits)) / total
    best, chosen = -1e9, -1
    for i in range(n):
        edge = tree.edges[room.edges[i]]
        worth = edge.reward / edge.tries if edge.tries else mean
        promise = worth + push * edge.prior / (1 + edge.tries)
        if promise > best:
            best, chosen = promise, int(room.edges[i])
    return chosen


def edges_of(tree: Tree, node: int) -> Iterator[Any]:
    """The answers that have an edge here."""
    at = int(tree.nodes[node].first)
    while at >= 0:
        yield tree.edges[at]
        at = int(tree.edges[at].next)


@small
def find_edge(tree: Tree, node: int, code: int) -> int:
    """The edge of this answer; -1: it has none yet."""
    at = int(tree.nodes[node].first)
    while at >= 0 and tree.edges[at].code != code:
        at = int(tree.edges[at].next)
    return at


@small
def add_edge(tree: Tree, node: int, code: int) -> int:
    """A new edge for this answer; -1: the pool is used up."""
    at = int(tree.used[1])
    if at == len(tree.edges):
        return -1
    tree.used[1] += 1
    edge = tree.edges[at]
    edge.code = code
    edge.next = tree.nodes[node].first
    tree.nodes[node].first = at
    return at


@kernel
def _new_edge(g: Row, c: Chart, gains: Gains, tree: Tree, seat: int, node: int, code: int) -> int:
    at = add_edge(tree, node, code)
    if at >= 0:
        tree.edges[at].prior = np.exp(answer_gain(g, c, gains, seat, code))
    return at


@kernel
def _learn(g: Row, c: Chart, tree: Tree, room: Scratch) -> None:
    """Tell every edge on the way how it went for its seat."""
    for seat in range(c.seats):
        room.value[seat] = standing(g, c, seat)
    for seat in range(c.seats):
        best = -1e9
        for other in range(c.seats):
            if other != seat:
                best = max(best, room.value[other])
        margin = room.value[seat] - best
        reward = _reward(g, margin)
        for step in range(room.depth[seat]):
            edge = tree.edges[room.path[seat, step]]
            edge.tries += 1
            edge.reward += reward
            edge.margin += margin


@kernel
def standing(g: Row, c: Chart, seat: int) -> float:
    """Points, and what desserts promise while the match is not over."""
    value = float(g.score[seat])
    if g.ask == OVER:
        return value + 0.01 * float(g.kept[seat])
    if c.dessert_prize:
        return value + _contest(g, c, seat)
    return value + DESSERT * (0.55 if g.round_ == 2 else 0.85) * float(g.kept[seat])


@kernel
def _contest(g: Row, c: Chart, seat: int) -> float:
    """What to expect of a prize for the most and a fine for the fewest desserts, by how many there are."""
    spread = 1.4 if g.round_ == 2 else 1.0  # the more rounds are left, the less is decided
    most, fewest = 0.0, 0.0
    for other in range(c.seats):
        ahead = (float(g.kept[other]) - float(g.kept[seat])) / spread
        most += np.exp(ahead)
        fewest += np.exp(-ahead)
    return float(c.dessert_prize) / most - float(c.dessert_fine) / fewest


@small
def _reward(g: Row, margin: float) -> float:
    """From 0 to 1: the hope to win, and a little for every point, so that nobody is content with winning."""
    points = 0.5 + margin / 100.0
    if g.ask == OVER:
        won = 1.0 if margin > 0.0 else (0.4 if margin > -0.005 else 0.0)
        return (1.0 - LAST_POINTS) * won + LAST_POINTS * points
    hope = 1.0 / (1.0 + np.exp(-margin / (12.0 if g.round_ == 2 else 9.0)))
    return (1.0 - POINTS) * hope + POINTS * points
