"""How a match of Sushizock lies in memory: one record a match, and one chart of what its game chose."""

from typing import Any, Final, TypeAlias

import numpy as np

from sushiya.sushizock.game import SEATS as SEATS_ALLOWED
from sushiya.sushizock.tiles import BOX, KINDS

__all__ = [
    "BONE",
    "CHOOSE",
    "CONFIG",
    "DRAW_LOT",
    "DTYPE",
    "LAY_ROWS",
    "OVER",
    "ROLL",
    "SEATS",
    "SUSHI",
    "TILES",
    "Config",
    "Record",
]

Record: TypeAlias = Any
"""A record of DTYPE: one match."""
Config: TypeAlias = Any
"""A record of CHART: the options of a game."""

SEATS: Final = SEATS_ALLOWED[-1]
SUSHI: Final = KINDS.index("sushi")
BONE: Final = KINDS.index("bone")
TILES: Final = max(len(BOX.of(kind)) for kind in KINDS)
"""Tiles of a kind: no row and no stack is longer."""

# The open question. While chance is asked, or the match is over, no seat is awaited.
OVER: Final = 0
LAY_ROWS, DRAW_LOT, ROLL = 1, 2, 3
CHOOSE: Final = 4

DTYPE = np.dtype(
    [
        ("serial", "i4"),  # the number of the open question; 0: the match is over
        ("score", "i2", SEATS),  # points, once the match is over
        ("ask", "u1"),  # the open question
        ("awaiting", "u1"),  # who has to answer it: a bit for each seat
        ("turn", "i1"),  # who has the dice; chance, until the first player has them
        ("roll", "u1"),  # how many times that seat has rolled in this turn
        ("kept", "u1"),  # the handful (see dice.py) set aside for good in this turn
        ("rolled", "u1"),  # the handful of the roll just made
        # Piles; behind their last tile there are zeros, so that equal positions are equal records.
        ("row_length", "u1", len(KINDS)),
        ("rows", "u1", (len(KINDS), TILES)),  # the middle, from left to right
        ("height", "u1", (SEATS, len(KINDS))),
        ("stacks", "u1", (SEATS, len(KINDS), TILES)),  # before each seat, from the bottom up
    ],
    align=True,
)

CONFIG = np.dtype(
    [
        ("seats", "i8"),
        ("first", "i8"),  # who begins; chance: the lot says it
    ],
    align=True,
)
"""What differs between games. What is the same in all of them, kernels import from the reference."""
