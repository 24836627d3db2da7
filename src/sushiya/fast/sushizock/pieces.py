"""Pieces of observations of Sushizock, and the kernel that writes them; the one that looks comes first."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry, kernel
from sushiya.fast.piece import Piece
from sushiya.fast.sushizock.codes import PILES
from sushiya.fast.sushizock.dice import COUNT
from sushiya.fast.sushizock.layout import TILES, Chart, Row
from sushiya.sushizock import FACES, Sushizock

__all__ = ["PIECES", "observe", "pieces_of"]

ROWS, KEPT, ROLLED, ROLL, DICE_WITH, HEIGHTS, TOPS, STACKS = PIECES = range(8)

SIDES = len(FACES)

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]


def pieces_of(game: Sushizock) -> tuple[Piece, ...]:
    """The pieces of this game, in the order of PIECES."""
    seats, hidden = game.seats, not game.open_stacks
    return (
        Piece("rows", (PILES, TILES), False, "tiles in the middle, sushi and bones, from the left"),
        Piece("kept", (SIDES,), False, "dice set aside in this turn, by face"),
        Piece("rolled", (SIDES,), False, "dice of the roll just made, by face"),
        Piece("roll", (1,), False, "how many times the dice were rolled in this turn"),
        Piece("dice_with", (seats,), False, "1 for who has the dice"),
        Piece("heights", (seats, PILES), False, "how many sushi and bones each seat has"),
        Piece("tops", (seats, PILES), False, "the tiles on top of each seat's stacks"),
        Piece(
            "stacks",
            (seats, PILES, TILES),
            hidden,
            "whole stacks from the bottom: all were taken in the open",
        ),
    )


@entry
def observe(g: Row, c: Chart, at: Numbers, s: Row, f: Numbers, seat: int, row: Floats) -> None:
    """Write what a seat observes; `f` says where each piece begins, -1: it is not wanted."""
    row[:] = 0
    if f[ROWS] >= 0:
        for kind in range(PILES):
            for place in range(g.row_length[kind]):
                row[f[ROWS] + kind * TILES + place] = g.rows[kind, place]
    for face in range(SIDES):
        if f[KEPT] >= 0:
            row[f[KEPT] + face] = COUNT[g.kept, face]
        if f[ROLLED] >= 0:
            row[f[ROLLED] + face] = COUNT[g.rolled, face]
    if f[ROLL] >= 0:
        row[f[ROLL]] = g.roll
    if f[DICE_WITH] >= 0 and g.turn >= 0:
        row[f[DICE_WITH] + (g.turn - seat) % c.seats] = 1
    for r in range(c.seats):
        for kind in range(PILES):
            _stack(g, f, (seat + r) % c.seats, kind, r * PILES + kind, row)


@kernel
def _stack(g: Row, f: Numbers, seat: int, kind: int, place: int, row: Floats) -> None:
    height = int(g.height[seat, kind])
    if f[HEIGHTS] >= 0:
        row[f[HEIGHTS] + place] = height
    if f[TOPS] >= 0 and height:
        row[f[TOPS] + place] = g.stacks[seat, kind, height - 1]
    if f[STACKS] >= 0:
        for i in range(height):
            row[f[STACKS] + place * TILES + i] = g.stacks[seat, kind, i]
