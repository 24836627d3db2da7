"""Rollouts: matches played to their end by the quick policy, from any position, with any first answer."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sushiya.core import State
from sushiya.fast.bits import lowest_bit
from sushiya.fast.engine import Engine
from sushiya.fast.kernel import entry_point
from sushiya.fast.records import with_attributes
from sushiya.fast.rng import rng_of
from sushiya.fast.verbs import answer, quick_answer, sample_chance, winners
from sushiya.fast.wins import share_of_win

__all__ = ["AS_IT_IS", "play_out", "playouts", "quick_code"]

AS_IT_IS: Final = -1
"""Stands for the first answer: the policy chooses that one, too."""
OVER: Final = 0


@entry_point
def playouts(
    base: Any,
    work: Any,
    config: Any,
    quick: Any,
    seat: int,
    first: NDArray[np.int64],
    rng: Any,
    codes: Any,
    points: NDArray[np.float64],
    wins: NDArray[np.float64],
) -> None:
    """Play one match for each first answer of this seat; write everybody's points and share of the win.

    All begin with the same random numbers, so that equal things happen by equal luck.
    """
    cfg = config[0]
    seed = rng[0]
    for i in range(len(first)):
        work[0] = base[0]
        rec = work[0]
        rng[0] = seed
        if first[i] != AS_IT_IS:
            answer(rec, cfg, seat, int(first[i]))
        while rec.ask != OVER:
            if rec.awaiting == 0:
                sample_chance(rec, cfg, rng)
            else:
                who = lowest_bit(int(rec.awaiting))
                answer(rec, cfg, who, int(quick_answer(rec, cfg, quick, who, rng, codes)))
        won = winners(rec, cfg)
        for each in range(cfg.seats):
            points[i, each] = rec.score[each]
            wins[i, each] = share_of_win(won, each)


@entry_point
def quick_code(base: Any, config: Any, quick: Any, seat: int, rng: Any, codes: Any) -> int:
    """What the policy would answer for this seat."""
    return int(quick_answer(base[0], config[0], quick, seat, rng, codes))


def play_out(engine: Engine, state: State[Any]) -> NDArray[np.float64]:
    """Everybody's points after one match played on from here. The first call compiles the kernel."""
    base, work = (np.zeros(1, with_attributes(engine.dtype)) for _ in range(2))
    points, wins = np.zeros((1, engine.game.seats)), np.zeros((1, engine.game.seats))
    engine.from_state(state, base[0])
    first, config = np.full(1, AS_IT_IS, np.int64), np.array([engine.config])
    playouts(base, work, config, engine.quick(), 0, first, rng_of(0), engine.codes(), points, wins)
    played: NDArray[np.float64] = points[0]
    return played
