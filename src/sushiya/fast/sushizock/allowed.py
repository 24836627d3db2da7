"""What all five dice together allow, and what a player must do when they allow nothing.

Each function lists the codes of its options from `out[n]` on and returns the number listed so far.
"""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import kernel
from sushiya.fast.sushizock.codes import KEEP, PILES, STEAL, TAKE
from sushiya.fast.sushizock.dice import COUNT, KEEPS, KEEPS_COUNT
from sushiya.fast.sushizock.layout import BONE, SUSHI, TILES, Config, Record
from sushiya.sushizock.allowed import CHOPSTICKS as CHOPSTICKS_AND_KIND
from sushiya.sushizock.allowed import FOR_ANY, FOR_THE_TOP
from sushiya.sushizock.dice import FACES
from sushiya.sushizock.tiles import KINDS

__all__ = ["forced_takes", "keeps", "steals", "takes"]

ROW_FACE = tuple(FACES.index(kind) for kind in KINDS)
"""By kind, the face that counts along its row."""
CHOPSTICKS = tuple(FACES.index({kind: face for face, kind in CHOPSTICKS_AND_KIND}[kind]) for kind in KINDS)
"""By kind, the chopsticks that steal it."""


@kernel
def shown(rec: Record, face: int) -> int:
    """How many of all dice show this face."""
    return int(COUNT[rec.kept, face]) + int(COUNT[rec.rolled, face])


@kernel
def takes(rec: Record, out: NDArray[np.int32], n: int) -> int:
    """The number of sushi faces is the place of the tile to take in the row of sushi; bones likewise."""
    for kind in range(PILES):
        count = shown(rec, ROW_FACE[kind])
        if 0 < count <= rec.row_length[kind]:
            out[n] = TAKE + kind * TILES + count - 1
            n += 1
    return n


@kernel
def steals(rec: Record, cfg: Config, thief: int, out: NDArray[np.int32], n: int) -> int:
    """The top tiles, or all tiles, of every stack except the thief's own."""
    for kind in range(PILES):
        count = shown(rec, CHOPSTICKS[kind])
        if count >= FOR_THE_TOP:
            for victim in range(cfg.seats):
                if victim != thief:
                    for place in range(reach(count, int(rec.height[victim, kind]))):
                        out[n] = STEAL + (victim * PILES + kind) * TILES + place
                        n += 1
    return n


@kernel
def reach(chopsticks: int, height: int) -> int:
    """How deep these chopsticks reach into a stack of this height."""
    return height if chopsticks >= FOR_ANY else min(height, 1)


@kernel
def keeps(rec: Record, out: NDArray[np.int32], n: int) -> int:
    """Every way to set aside at least one of the dice just rolled and leave at least one to roll."""
    for index in range(KEEPS_COUNT[rec.rolled]):
        out[n] = KEEP + int(KEEPS[rec.rolled, index]) - 1
        n += 1
    return n


@kernel
def forced_takes(rec: Record, out: NDArray[np.int32], n: int) -> int:
    """The worst bone in the middle, else the poorest sushi. Equal tiles differ in the row they leave."""
    kind = BONE if rec.row_length[BONE] else SUSHI
    worst = int(rec.rows[kind, 0])
    for index in range(1, rec.row_length[kind]):
        tile = int(rec.rows[kind, index])
        worst = max(worst, tile) if kind == BONE else min(worst, tile)
    for index in range(rec.row_length[kind]):
        if rec.rows[kind, index] == worst:
            out[n] = TAKE + kind * TILES + index
            n += 1
    return n
