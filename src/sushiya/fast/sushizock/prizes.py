"""What dice can win: the possible ends of a turn, grouped by what the dice must show for them.

A prize is a place in a row, the top tiles of a kind, any tiles of a kind, or what must be taken when the dice
allow nothing. All dice that win the same prize leave the same choice of moves.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import kernel
from sushiya.fast.sushizock.allowed import CHOPSTICKS, ROW_FACE, forced_takes
from sushiya.fast.sushizock.codes import PILES, STEAL, TAKE
from sushiya.fast.sushizock.dice import COUNT, HANDFULS, SMALL
from sushiya.fast.sushizock.layout import TILES, Config, Record
from sushiya.sushizock.allowed import FOR_ANY, FOR_THE_TOP
from sushiya.sushizock.dice import NUMBER_OF_DICE

__all__ = ["ANY", "FORCED", "MOVES", "NOTHING", "PRIZES", "TOP", "WON", "Moves", "list_moves"]

PLACES: Final = NUMBER_OF_DICE
TOP: Final = PILES * PLACES
ANY: Final = TOP + PILES
FORCED: Final = ANY + PILES
PRIZES: Final = FORCED + 1
NOTHING: Final = PRIZES
"""A prize without value that fills up WON."""
MOVES: Final = TILES
"""The most moves that a prize leaves: as many as a kind has tiles."""

Moves = NDArray[np.int32]


def _won() -> NDArray[np.uint8]:
    won = np.full((len(HANDFULS), PILES + 1), NOTHING, dtype=np.uint8)
    for dice in range(SMALL, len(HANDFULS)):
        for kind in range(PILES):
            if count := int(COUNT[dice, ROW_FACE[kind]]):
                won[dice, kind] = kind * PLACES + count - 1
            if (count := int(COUNT[dice, CHOPSTICKS[kind]])) >= FOR_THE_TOP:
                won[dice, PILES] = (ANY if count >= FOR_ANY else TOP) + kind
    return won


WON = _won()
"""By all five dice: the prizes to choose from. There may be no tile left for one."""


@kernel
def list_moves(rec: Record, cfg: Config, moves: Moves, count: NDArray[np.int32]) -> None:
    """By prize: list the codes of the moves that it leaves to the seat whose turn it is, and count them."""
    for kind in range(PILES):
        for index in range(PLACES):
            prize = kind * PLACES + index
            moves[prize, 0] = TAKE + kind * TILES + index
            count[prize] = 1 if index < rec.row_length[kind] else 0
        count[TOP + kind] = 0
        count[ANY + kind] = 0
        for victim in range(cfg.seats):
            if victim != rec.turn:
                _list_steals(rec, kind, victim, moves, count)
    count[FORCED] = forced_takes(rec, moves[FORCED], 0)


@kernel
def _list_steals(rec: Record, kind: int, victim: int, moves: Moves, count: NDArray[np.int32]) -> None:
    for place in range(rec.height[victim, kind]):
        code = STEAL + (victim * PILES + kind) * TILES + place
        moves[ANY + kind, count[ANY + kind]] = code
        count[ANY + kind] += 1
        if place == 0:
            moves[TOP + kind, count[TOP + kind]] = code
            count[TOP + kind] += 1
