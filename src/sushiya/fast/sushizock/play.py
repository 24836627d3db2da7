"""Options of the open question, and random play to the end from any position."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushizock.allowed import forced_takes, keeps, steals, takes
from sushiya.fast.sushizock.chance import sample_chance
from sushiya.fast.sushizock.codes import ACTIONS
from sushiya.fast.sushizock.layout import OVER, Config, Record
from sushiya.fast.sushizock.turn import answer
from sushiya.sushizock.turn import LAST_ROLL

__all__ = ["OPTIONS", "options", "random_answer", "random_game"]

OPTIONS = ACTIONS
"""Room for the options of any question."""


@entry_point
def options(rec: Record, cfg: Config, seat: int, out: NDArray[np.int32]) -> int:
    """List the codes of all options of this seat, whose turn it must be; return their number."""
    n = takes(rec, out, 0)
    n = steals(rec, cfg, seat, out, n)
    if rec.roll < LAST_ROLL:
        n = keeps(rec, out, n)
    if n == 0:
        n = forced_takes(rec, out, n)
    return n


@entry_point
def random_answer(rec: Record, cfg: Config, seat: int, rng: Rng, codes: NDArray[np.int32]) -> int:
    """A random option, each equally likely."""
    return int(codes[below(rng, options(rec, cfg, seat, codes))])


@entry_point
def random_game(rec: Record, cfg: Config, rng: Rng, codes: NDArray[np.int32]) -> None:
    """Play to the end, all seats at random. `codes` is scratch space."""
    while rec.ask != OVER:
        if rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
        else:
            seat = int(rec.turn)
            answer(rec, cfg, seat, random_answer(rec, cfg, seat, rng, codes))
