"""Rewards for learning. Both kinds sum to zero over all seats."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sushiya.core import BadOptions, listing
from sushiya.fast.bits import count_bits
from sushiya.fast.engine import Config, Record
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.verbs import winners

__all__ = ["REWARDS", "checked_reward", "standing", "standings"]

SCORE, WIN = 0, 1
OVER: Final = 0

REWARDS: Final = {"score": SCORE, "win": WIN}
"""score: the lead over the others' mean, as points are scored. win: at the end, 1 for a sole win."""


def checked_reward(name: object) -> int:
    """The number of a kind of reward; raises BadOptions."""
    if not isinstance(name, str) or name not in REWARDS:
        raise BadOptions(f"There is no reward {name!r}. Rewards: {listing(REWARDS)}.")
    return REWARDS[name]


@kernel
def standing(rec: Record, cfg: Config, kind: int, seat: int) -> float:
    """The sum of a seat's rewards so far."""
    if kind == SCORE:
        total = 0
        for other in range(cfg.seats):
            total += int(rec.score[other])
        return float((int(rec.score[seat]) * cfg.seats - total) / (cfg.seats - 1))
    if rec.ask != OVER:
        return 0.0
    won = winners(rec, cfg)
    if not (won >> seat) & 1:
        return float(-1 / (cfg.seats - 1))
    return float((cfg.seats / count_bits(won) - 1) / (cfg.seats - 1))


@entry_point
def standings(records: Any, config: Any, kind: int, out: NDArray[np.float64]) -> None:
    """The sum of each seat's rewards so far, in every match."""
    cfg = config[0]
    for i in range(len(records)):
        for seat in range(cfg.seats):
            out[i, seat] = standing(records[i], cfg, kind, seat)
