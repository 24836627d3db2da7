"""Every option of a question played out in the same imagined deals, in compiled code."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point
from sushiya.fast.rng import Rng
from sushiya.fast.sushi.rollout import rollout

__all__ = ["play_options"]


@entry_point
def play_options(
    base: Any,
    cfg: Any,
    hidden: NDArray[np.int8],
    unknown: NDArray[np.int8],
    lacks: NDArray[np.int32],
    sizes: NDArray[np.int8],
    weights: Any,
    workspace: Any,
    rng: Rng,
    me: int,
    codes: NDArray[np.int64],
    undealt: NDArray[np.int8],
    unused: NDArray[np.float64],
    points: NDArray[np.int64],
) -> None:
    """Write everybody's points by deal, option and seat. `undealt` is a copy of `hidden`."""
    seed = rng[0]
    for deal in range(points.shape[0]):
        for option in range(points.shape[1]):
            for at in range(len(hidden)):  # dealing shuffles it, and each option gets the same deal
                hidden[at] = undealt[at]
            rng[0] = seed + np.uint64(deal)
            rollout(
                base,
                cfg,
                hidden,
                unknown,
                lacks,
                sizes,
                weights,
                workspace,
                rng,
                me,
                codes[option],
                1,
                unused,
            )
            for seat in range(points.shape[2]):
                points[deal, option, seat] = workspace.world[0].score[seat]
