"""A quick policy for rollouts: it values tiles by rules of thumb, and solves the dice exactly for them."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng
from sushiya.fast.sushizock.chance import sample_chance
from sushiya.fast.sushizock.codes import KEEP, PILES, STEAL, TAKE
from sushiya.fast.sushizock.dice import JOINED
from sushiya.fast.sushizock.expectimax import (
    NEVER,
    Turn,
    best_keep,
    best_prize,
    new_turn,
    odds_of_turn,
)
from sushiya.fast.sushizock.layout import BONE, DTYPE, OVER, SEATS, SUSHI, TILES, Config, Record
from sushiya.fast.sushizock.prizes import ANY, FORCED, MOVES, NOTHING, PRIZES, TOP, Moves, list_moves
from sushiya.fast.sushizock.turn import answer
from sushiya.sushizock.tiles import BOX, KINDS
from sushiya.sushizock.turn import LAST_ROLL

__all__ = [
    "POLICY_WEIGHTS",
    "PolicyWeights",
    "Quick",
    "Workspace",
    "new_quick",
    "new_regular",
    "new_workspace",
    "policy_answer",
    "policy_game",
]

PolicyWeights = NDArray[np.float64]
"""By seat, the weights described below."""

# HOPE_*: how much each further sushi above the bones, or bone above the sushi, counts relative to the one
# before. *_TO_COME: the tile that is expected to match it. SPITE: the value to the thief of a point that the
# victim loses. TURNS: how many turns must be left for hopes to count fully.
HOPE_FOR_BONES, HOPE_FOR_SUSHI, SUSHI_TO_COME, BONE_TO_COME, SPITE, TURNS = range(6)
POLICY_WEIGHTS: Final = np.array([[0.885, 0.55, 3.5, 0.95, 0.5, 3.0]] * SEATS)
"""The first two come from policies that played each other with three seats; the others are guesses."""
REGULAR_WEIGHTS: Final = np.array([[0.6, 0.6, 3.5, 0.95, 0.5, 3.0]] * SEATS)
"""With these it plays as the regular bot does (bots/greedy_sushizock.py)."""

MOST_ON_TILE: Final = max(max(BOX.of(kind)) for kind in KINDS)
UNKNOWN: Final = -1e9


class Workspace(NamedTuple):
    """Scratch space for rollouts."""

    world: Any
    turn: Turn
    moves: Moves
    counts: NDArray[np.int32]
    best: NDArray[np.int32]
    """By prize, its best move."""
    wins: NDArray[np.float64]
    """By prize, the win probability of its best move."""
    now: NDArray[np.float64]
    """By seat, what its stacks are worth."""
    with_tile: NDArray[np.float64]
    """By kind and number of a tile: what the stacks of the seat in turn are worth with it, or UNKNOWN."""


def new_workspace() -> Workspace:
    """Empty scratch space for rollouts."""
    return Workspace(
        np.zeros(1, DTYPE).view(np.recarray),
        new_turn(),
        np.zeros((PRIZES, MOVES), np.int32),
        np.zeros(PRIZES, np.int32),
        np.zeros(PRIZES, np.int32),
        np.zeros(PRIZES),
        np.zeros(SEATS),
        np.zeros((PILES, MOST_ON_TILE + 1)),
    )


class Quick(NamedTuple):
    """Weights and scratch space for `policy_answer`."""

    weights: PolicyWeights
    workspace: Workspace


def new_quick() -> Quick:
    """The usual weights, and scratch space."""
    return Quick(POLICY_WEIGHTS, new_workspace())


def new_regular() -> Quick:
    """The regular bot's weights, and scratch space."""
    return Quick(REGULAR_WEIGHTS, new_workspace())


@kernel
def policy_answer(
    rec: Record, cfg: Config, quick: Quick, seat: int, rng: Rng, codes: NDArray[np.int32]
) -> int:
    """The answer of the seat whose turn it is, according to the values of the prizes."""
    weights, workspace = quick
    _value_prizes(rec, cfg, weights, workspace)
    odds_of_turn(workspace.turn)
    return _choose(rec, workspace)


@entry_point
def policy_game(rec: Record, cfg: Config, weights: PolicyWeights, workspace: Workspace, rng: Rng) -> None:
    """Play to the end, from the beginning of a turn."""
    while rec.ask != OVER:
        _value_prizes(rec, cfg, weights, workspace)
        _play_turn(rec, cfg, workspace, rng)


@kernel
def _play_turn(rec: Record, cfg: Config, workspace: Workspace, rng: Rng) -> None:
    """Roll, set dice aside, and finally take or steal, according to the values of the prizes."""
    seat = int(rec.turn)
    odds_of_turn(workspace.turn)
    code = KEEP
    while code >= KEEP:
        sample_chance(rec, cfg, rng)
        code = _choose(rec, workspace)
        answer(rec, cfg, seat, code)


@kernel
def _choose(rec: Record, workspace: Workspace) -> int:
    """The dice to keep, or the tile to take or steal."""
    kept, rolled = int(rec.kept), int(rec.rolled)
    left = LAST_ROLL - int(rec.roll)
    keep = best_keep(workspace.turn, kept, rolled, left) if left > 0 else 0
    if keep:
        return KEEP + keep - 1
    prize = best_prize(workspace.turn, int(JOINED[kept, rolled]) if kept else rolled)
    return int(workspace.best[FORCED if prize == NOTHING else prize])


@kernel
def _value_prizes(rec: Record, cfg: Config, weights: PolicyWeights, workspace: Workspace) -> None:
    """Find the best move for each prize, and what it gains."""
    list_moves(rec, cfg, workspace.moves, workspace.counts)
    seat = int(rec.turn)
    tiles = int(rec.row_length[SUSHI]) + int(rec.row_length[BONE])
    time = min(1.0, tiles / (cfg.seats * weights[seat, TURNS]))
    workspace.with_tile[:] = UNKNOWN
    for each in range(cfg.seats):
        workspace.now[each] = _worth(rec, each, time, weights[seat], -1, 0)
    workspace.turn.value[:] = NEVER
    for prize in range(PRIZES):
        for index in range(0 if TOP <= prize < ANY else workspace.counts[prize]):
            move = int(workspace.moves[prize, index])
            weight = _gain(rec, seat, time, weights[seat], workspace, move) - workspace.now[seat]
            _better(workspace, prize, move, weight)
            if ANY <= prize < FORCED and (move - STEAL) % TILES == 0:  # it is on top of its stack
                _better(workspace, prize - ANY + TOP, move, weight)


@inline_kernel
def _better(workspace: Workspace, prize: int, move: int, weight: float) -> None:
    """Note a move for this prize if it is the best one so far."""
    if weight > workspace.turn.value[prize]:
        workspace.turn.value[prize] = weight
        workspace.best[prize] = move


@kernel
def _gain(
    rec: Record, seat: int, time: float, weights: NDArray[np.float64], workspace: Workspace, move: int
) -> float:
    """What the seat's stacks are worth with this tile, plus what it costs the player it is taken from."""
    harm = 0.0
    if move < STEAL:
        kind = (move - TAKE) // TILES
        tile = int(rec.rows[kind, (move - TAKE) % TILES])
    else:
        pile = (move - STEAL) // TILES
        kind, victim = pile % PILES, pile // PILES
        index = int(rec.height[victim, kind]) - 1 - (move - STEAL) % TILES
        tile = int(rec.stacks[victim, kind, index])
        harm = workspace.now[victim] - _worth(rec, victim, time, weights, kind, index)
    if workspace.with_tile[kind, tile] == UNKNOWN:
        workspace.with_tile[kind, tile] = _worth_with(rec, seat, time, weights, kind, tile)
    return workspace.with_tile[kind, tile] + weights[SPITE] * harm


@kernel
def _worth_with(
    rec: Record, seat: int, time: float, weights: NDArray[np.float64], kind: int, tile: int
) -> float:
    """What the seat's stacks are worth with one more tile."""
    height = int(rec.height[seat, kind])
    rec.stacks[seat, kind, height] = tile
    rec.height[seat, kind] = height + 1
    worth = _worth(rec, seat, time, weights, -1, 0)
    rec.stacks[seat, kind, height] = 0
    rec.height[seat, kind] = height
    return worth


@kernel
def _worth(
    rec: Record, seat: int, time: float, weights: NDArray[np.float64], without: int, index: int
) -> float:
    """The points of two stacks, plus what the higher one promises; optionally without one tile of a kind."""
    sushi = int(rec.height[seat, SUSHI]) - (1 if without == SUSHI else 0)
    bones = int(rec.height[seat, BONE]) - (1 if without == BONE else 0)
    points, share = 0.0, time
    for place in range(sushi):
        tile = float(rec.stacks[seat, SUSHI, place + (1 if without == SUSHI and place >= index else 0)])
        if place < bones:
            points += tile
        else:
            share *= weights[HOPE_FOR_BONES]
            points += max(0.0, tile - weights[BONE_TO_COME]) * share
    for place in range(bones):
        points -= float(rec.stacks[seat, BONE, place + (1 if without == BONE and place >= index else 0)])
        if place >= sushi:
            share *= weights[HOPE_FOR_SUSHI]
            points += weights[SUSHI_TO_COME] * share
    return points
