"""The answers of chance: drawn with the right odds, or as told."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry, kernel
from sushiya.fast.luck import Luck, below
from sushiya.fast.sushizock.codes import PILES
from sushiya.fast.sushizock.dice import FACE, JOINED, NO_DICE, ROLLS, SIZE, WAYS
from sushiya.fast.sushizock.layout import LAY_ROWS, ROLL, TILES, Chart, Row
from sushiya.fast.sushizock.turn import begin_turn, rolled, rows_laid
from sushiya.sushizock.dice import NUMBER_OF_DICE
from sushiya.sushizock.tiles import BOX as BOX_OF_TILES
from sushiya.sushizock.tiles import KINDS

__all__ = ["draw_lots", "give_lots"]

BOX = np.array([BOX_OF_TILES.of(kind) for kind in KINDS], dtype=np.uint8)
"""By kind; of each there are TILES."""


@entry
def draw_lots(g: Row, c: Chart, luck: Luck) -> None:
    """Chance answers, with the right odds."""
    if g.ask == ROLL:
        dice = dice_to_roll(g)
        rolled(g, ROLLS[dice, below(luck, WAYS[dice])])
    elif g.ask == LAY_ROWS:
        for kind in range(PILES):
            for index in range(TILES):
                # The next tile goes to a random place, and the tile that was there to the end of the row.
                place = below(luck, index + 1)
                g.rows[kind, index] = g.rows[kind, place]
                g.rows[kind, place] = BOX[kind, index]
        rows_laid(g, c)
    else:
        begin_turn(g, below(luck, c.seats))


@entry
def give_lots(g: Row, c: Chart, lots: NDArray[np.uint8]) -> None:
    """Chance answers as told.

    LAY_ROWS: the row of sushi, then the row of bones. DRAW_LOT: the seat that begins. ROLL: the face of each
    die, by its number among the reference's FACES, in any order.
    """
    if g.ask == ROLL:
        handful = NO_DICE
        for index in range(dice_to_roll(g)):
            handful = int(JOINED[handful, FACE[lots[index]]])
        rolled(g, handful)
    elif g.ask == LAY_ROWS:
        for kind in range(PILES):
            for index in range(TILES):
                g.rows[kind, index] = lots[kind * TILES + index]
        rows_laid(g, c)
    else:
        begin_turn(g, int(lots[0]))


@kernel
def dice_to_roll(g: Row) -> int:
    """All dice that are not set aside."""
    return NUMBER_OF_DICE - int(SIZE[g.kept])
