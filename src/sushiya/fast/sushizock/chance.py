"""Chance outcomes: sampled with the right odds, or given."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushizock.codes import PILES
from sushiya.fast.sushizock.dice import FACE, JOINED, NO_DICE, ROLLS, SIZE, WAYS
from sushiya.fast.sushizock.layout import LAY_ROWS, ROLL, TILES, Config, Record
from sushiya.fast.sushizock.turn import begin_turn, rolled, rows_laid
from sushiya.sushizock.dice import NUMBER_OF_DICE
from sushiya.sushizock.tiles import BOX as BOX_OF_TILES
from sushiya.sushizock.tiles import KINDS

__all__ = ["apply_chance", "sample_chance"]

BOX = np.array([BOX_OF_TILES.of(kind) for kind in KINDS], dtype=np.uint8)
"""The tiles of the box by kind; there are TILES of each."""


@entry_point
def sample_chance(rec: Record, cfg: Config, rng: Rng) -> None:
    """Apply a random chance outcome, with the right odds."""
    if rec.ask == ROLL:
        dice = dice_to_roll(rec)
        rolled(rec, ROLLS[dice, below(rng, WAYS[dice])])
    elif rec.ask == LAY_ROWS:
        for kind in range(PILES):
            for index in range(TILES):
                # The next tile goes to a random place; the tile that was there goes to the end of the row.
                place = below(rng, index + 1)
                rec.rows[kind, index] = rec.rows[kind, place]
                rec.rows[kind, place] = BOX[kind, index]
        rows_laid(rec, cfg)
    else:
        begin_turn(rec, below(rng, cfg.seats))


@entry_point
def apply_chance(rec: Record, cfg: Config, outcomes: NDArray[np.uint8]) -> None:
    """Apply a given chance outcome.

    LAY_ROWS: the row of sushi, then the row of bones. DRAW_LOT: the starting seat. ROLL: the face of each
    die, as its index in the reference engine's FACES, in any order.
    """
    if rec.ask == ROLL:
        handful = NO_DICE
        for index in range(dice_to_roll(rec)):
            handful = int(JOINED[handful, FACE[outcomes[index]]])
        rolled(rec, handful)
    elif rec.ask == LAY_ROWS:
        for kind in range(PILES):
            for index in range(TILES):
                rec.rows[kind, index] = outcomes[kind * TILES + index]
        rows_laid(rec, cfg)
    else:
        begin_turn(rec, int(outcomes[0]))


@kernel
def dice_to_roll(rec: Record) -> int:
    """The number of dice that are not set aside."""
    return NUMBER_OF_DICE - int(SIZE[rec.kept])
