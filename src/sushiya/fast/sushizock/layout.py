"""The memory layout of Sushizock: one record per match, and one record of options per game."""

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
"""A record of CONFIG: the options of a game."""

SEATS: Final = SEATS_ALLOWED[-1]
SUSHI: Final = KINDS.index("sushi")
BONE: Final = KINDS.index("bone")
TILES: Final = max(len(BOX.of(kind)) for kind in KINDS)
"""Tiles of a kind: no row and no stack is longer."""

# The open question. While chance has to answer, or when the match is over, no seat is awaited.
OVER: Final = 0
LAY_ROWS, DRAW_LOT, ROLL = 1, 2, 3
CHOOSE: Final = 4

DTYPE = np.dtype(
    [
        ("serial", "i4"),  # the number of the open question; 0 if the match is over
        ("score", "i2", SEATS),  # points, once the match is over
        ("ask", "u1"),  # the open question
        ("awaiting", "u1"),  # the seats that have to answer it, as bits
        ("turn", "i1"),  # the seat that has the dice; chance before the first turn
        ("roll", "u1"),  # how many times that seat has rolled this turn
        ("kept", "u1"),  # the handful (see dice.py) set aside for good this turn
        ("rolled", "u1"),  # the handful of the last roll
        # Piles are followed by zeros, so that equal positions are equal records.
        ("row_length", "u1", len(KINDS)),
        ("rows", "u1", (len(KINDS), TILES)),  # the middle, from left to right
        ("height", "u1", (SEATS, len(KINDS))),
        ("stacks", "u1", (SEATS, len(KINDS), TILES)),  # in front of each seat, from the bottom up
    ],
    align=True,
)

CONFIG = np.dtype(
    [
        ("seats", "i8"),
        ("first", "i8"),  # the starting seat, or chance
    ],
    align=True,
)
"""What differs between games. Kernels import what is common to all games from the reference engine."""
