"""The features of observations of Sushizock, and the kernel that writes them. The observer comes first."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.feature import Feature
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.sushizock.codes import PILES
from sushiya.fast.sushizock.dice import COUNT
from sushiya.fast.sushizock.layout import TILES, Config, Record
from sushiya.sushizock import FACES, Sushizock
from sushiya.sushizock.tiles import KINDS

__all__ = ["PIECES", "observe", "pieces_of"]

ROWS, KEPT, ROLLED, ROLL, DICE_WITH, HEIGHTS, TOPS, STACKS = PIECES = range(8)

SIDES = len(FACES)

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]


def pieces_of(game: Sushizock) -> tuple[Feature, ...]:
    """The features of this game, in the order of PIECES."""
    seats, hidden = game.seats, not game.open_stacks
    return (
        Feature("rows", (PILES, TILES), False, "tiles in the middle, sushi and bones, from the left"),
        Feature("kept", (SIDES,), False, "dice set aside this turn, by face", FACES),
        Feature("rolled", (SIDES,), False, "dice of the last roll, by face", FACES),
        Feature("roll", (1,), False, "how many times the dice have been rolled this turn"),
        Feature("dice_with", (seats,), False, "1 for the seat that has the dice", by_seat=True),
        Feature(
            "heights", (seats, PILES), False, "how many sushi and bones each seat has", KINDS, by_seat=True
        ),
        Feature("tops", (seats, PILES), False, "the tiles on top of each seat's stacks", by_seat=True),
        Feature(
            "stacks",
            (seats, PILES, TILES),
            hidden,
            "whole stacks from the bottom: all were taken in the open",
            by_seat=True,
        ),
    )


@entry_point
def observe(rec: Record, cfg: Config, at: Numbers, s: Record, f: Numbers, seat: int, row: Floats) -> None:
    """Write what a seat observes. `f` has the offset of each feature; -1 if it is left out."""
    row[:] = 0
    if f[ROWS] >= 0:
        for kind in range(PILES):
            for place in range(rec.row_length[kind]):
                row[f[ROWS] + kind * TILES + place] = rec.rows[kind, place]
    for face in range(SIDES):
        if f[KEPT] >= 0:
            row[f[KEPT] + face] = COUNT[rec.kept, face]
        if f[ROLLED] >= 0:
            row[f[ROLLED] + face] = COUNT[rec.rolled, face]
    if f[ROLL] >= 0:
        row[f[ROLL]] = rec.roll
    if f[DICE_WITH] >= 0 and rec.turn >= 0:
        row[f[DICE_WITH] + (rec.turn - seat) % cfg.seats] = 1
    for r in range(cfg.seats):
        for kind in range(PILES):
            _stack(rec, f, (seat + r) % cfg.seats, kind, r * PILES + kind, row)


@kernel
def _stack(rec: Record, f: Numbers, seat: int, kind: int, place: int, row: Floats) -> None:
    height = int(rec.height[seat, kind])
    if f[HEIGHTS] >= 0:
        row[f[HEIGHTS] + place] = height
    if f[TOPS] >= 0 and height:
        row[f[TOPS] + place] = rec.stacks[seat, kind, height - 1]
    if f[STACKS] >= 0:
        for i in range(height):
            row[f[STACKS] + place * TILES + i] = rec.stacks[seat, kind, i]
