"""A quick player for playouts: tiles by rules of thumb, the dice solved exactly for them."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry, kernel
from sushiya.fast.luck import Luck
from sushiya.fast.sushizock.chance import draw_lots
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
from sushiya.fast.sushizock.layout import BONE, DTYPE, OVER, SEATS, SUSHI, TILES, Chart, Row
from sushiya.fast.sushizock.prizes import FORCED, MOVES, NOTHING, PRIZES, Moves, list_moves
from sushiya.fast.sushizock.turn import answer
from sushiya.sushizock.turn import LAST_ROLL

__all__ = ["TASTE", "Room", "Taste", "new_room", "policy_game"]

Taste = NDArray[np.float64]
"""By seat: the weights below."""

# What the next sushi above the bones, or bone above the sushi, counts of the one before; what comes for it;
# how much a point that the victim loses is worth to the thief; from how many turns to go on all this holds.
HOPE_FOR_BONES, HOPE_FOR_SUSHI, SUSHI_TO_COME, BONE_TO_COME, SPITE, TURNS = range(6)
TASTE: Final = np.array([[0.885, 0.55, 3.5, 0.95, 0.5, 3.0]] * SEATS)
"""The first two from policies that played each other with three seats; the others are guesses."""


class Room(NamedTuple):
    """Room to work in."""

    world: Any
    turn: Turn
    moves: Moves
    counts: NDArray[np.int32]
    best: NDArray[np.int32]
    """By prize: its best move …"""
    wins: NDArray[np.float64]
    """… and its chance to win."""


def new_room() -> Room:
    """Room for playouts."""
    return Room(
        np.zeros(1, DTYPE).view(np.recarray),
        new_turn(),
        np.zeros((PRIZES, MOVES), np.int32),
        np.zeros(PRIZES, np.int32),
        np.zeros(PRIZES, np.int32),
        np.zeros(PRIZES),
    )


@entry
def policy_game(g: Row, c: Chart, taste: Taste, room: Room, luck: Luck) -> None:
    """Play on to the end, from the beginning of a turn."""
    while g.ask != OVER:
        _value_prizes(g, c, taste, room)
        _play_turn(g, c, room, luck)


@kernel
def _play_turn(g: Row, c: Chart, room: Room, luck: Luck) -> None:
    """Roll, set aside, and in the end take or steal, as the values of the prizes say."""
    seat = int(g.turn)
    odds_of_turn(room.turn)
    while True:
        draw_lots(g, c, luck)
        kept, rolled = int(g.kept), int(g.rolled)
        left = LAST_ROLL - int(g.roll)
        keep = best_keep(room.turn, kept, rolled, left) if left > 0 else 0
        if keep == 0:
            break
        answer(g, c, seat, KEEP + keep - 1)
    prize = best_prize(room.turn, int(JOINED[kept, rolled]) if kept else rolled)
    answer(g, c, seat, int(room.best[FORCED if prize == NOTHING else prize]))


@kernel
def _value_prizes(g: Row, c: Chart, taste: Taste, room: Room) -> None:
    """The best move for each prize, and what it gains."""
    list_moves(g, c, room.moves, room.counts)
    seat = int(g.turn)
    tiles = int(g.row_length[SUSHI]) + int(g.row_length[BONE])
    time = min(1.0, tiles / (c.seats * taste[seat, TURNS]))
    now = _worth(g, seat, time, taste[seat], -1, 0)
    for prize in range(PRIZES):
        room.turn.value[prize] = NEVER
        for index in range(room.counts[prize]):
            move = int(room.moves[prize, index])
            gain = _gain(g, seat, time, taste[seat], move) - now
            if gain > room.turn.value[prize]:
                room.turn.value[prize] = gain
                room.best[prize] = move


@kernel
def _gain(g: Row, seat: int, time: float, taste: NDArray[np.float64], move: int) -> float:
    """What the seat's stacks are worth with this tile, and what it costs the one it is taken from."""
    harm = 0.0
    if move < STEAL:
        kind = (move - TAKE) // TILES
        tile = int(g.rows[kind, (move - TAKE) % TILES])
    else:
        pile = (move - STEAL) // TILES
        kind, victim = pile % PILES, pile // PILES
        index = int(g.height[victim, kind]) - 1 - (move - STEAL) % TILES
        tile = int(g.stacks[victim, kind, index])
        harm = _worth(g, victim, time, taste, -1, 0) - _worth(g, victim, time, taste, kind, index)
    height = int(g.height[seat, kind])
    g.stacks[seat, kind, height] = tile
    g.height[seat, kind] = height + 1
    worth = _worth(g, seat, time, taste, -1, 0)
    g.stacks[seat, kind, height] = 0
    g.height[seat, kind] = height
    return worth + taste[SPITE] * harm


@kernel
def _worth(g: Row, seat: int, time: float, taste: NDArray[np.float64], without: int, index: int) -> float:
    """The points of two stacks, and what the higher one promises; without one tile of a kind, if told."""
    sushi = int(g.height[seat, SUSHI]) - (1 if without == SUSHI else 0)
    bones = int(g.height[seat, BONE]) - (1 if without == BONE else 0)
    points, share = 0.0, time
    for place in range(sushi):
        tile = float(g.stacks[seat, SUSHI, place + (1 if without == SUSHI and place >= index else 0)])
        if place < bones:
            points += tile
        else:
            share *= taste[HOPE_FOR_BONES]
            points += max(0.0, tile - taste[BONE_TO_COME]) * share
    for place in range(bones):
        points -= float(g.stacks[seat, BONE, place + (1 if without == BONE and place >= index else 0)])
        if place >= sushi:
            share *= taste[HOPE_FOR_SUSHI]
            points += taste[SUSHI_TO_COME] * share
    return points
