"""What a learner is rewarded for: both kinds add up to zero over all seats."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.engine import Chart, Row
from sushiya.fast.kernel import entry, kernel
from sushiya.fast.verbs import rank

__all__ = ["REWARDS", "standing", "standings"]

SCORE, WIN = 0, 1
OVER: Final = 0

REWARDS: Final = {"score": SCORE, "win": WIN}
"""score: points more than the others have on average, as they come. win: at the end 1 for winning alone."""


@kernel
def standing(g: Row, c: Chart, kind: int, seat: int) -> float:
    """Where a seat stands now: the sum of its rewards so far."""
    if kind == SCORE:
        total = 0
        for other in range(c.seats):
            total += int(g.score[other])
        return float((int(g.score[seat]) * c.seats - total) / (c.seats - 1))
    if g.ask != OVER:
        return 0.0
    mine, winners = rank(g, seat), 0
    for other in range(c.seats):
        if rank(g, other) > mine:
            return float(-1 / (c.seats - 1))
        winners += int(rank(g, other) == mine)
    return float((c.seats / winners - 1) / (c.seats - 1))


@entry
def standings(g: Row, c: Chart, kind: int, out: NDArray[np.float64]) -> None:
    """Where everybody stands."""
    for seat in range(c.seats):
        out[seat] = standing(g, c, kind, seat)
