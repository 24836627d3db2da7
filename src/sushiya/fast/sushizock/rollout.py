"""How a match may end after a move: played on by the quick policy, with the same luck for all moves."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.rng import Rng
from sushiya.fast.sushizock.layout import BONE, OVER, SUSHI, Config, Record
from sushiya.fast.verbs import answer, quick_answer, sample_chance

__all__ = ["rollout"]

NO_TILE: Final = -1


@entry_point
def rollout(
    base: Any,
    work: Any,
    config: Any,
    quick: Any,
    seat: int,
    first: NDArray[np.int64],
    rng: Rng,
    codes: Any,
    scores: NDArray[np.int64],
    bones: NDArray[np.int64],
    counted: NDArray[np.bool_],
) -> None:
    """Play one match for each first move: scores, my bones, and whether the tile counts in the end."""
    cfg = config[0]
    seed = rng[0]
    for i in range(len(first)):
        work[0] = base[0]
        rec = work[0]
        rng[0] = seed
        answer(rec, cfg, seat, int(first[i]))
        kind = NO_TILE
        for each in (SUSHI, BONE):
            if rec.height[seat, each] > base[0].height[seat, each]:
                kind = each
        place = int(base[0].height[seat, kind]) if kind != NO_TILE else 0
        tile = int(rec.stacks[seat, kind, place]) if kind != NO_TILE else 0
        _play_out(rec, cfg, quick, rng, codes)
        for each in range(cfg.seats):
            scores[i, each] = rec.score[each]
        bones[i] = rec.stacks[seat, BONE].sum()
        counted[i] = (
            kind != NO_TILE
            and rec.stacks[seat, kind, place] == tile
            and rec.height[seat, SUSHI + BONE - kind] > place
        )


@kernel
def _play_out(rec: Record, cfg: Config, quick: Any, rng: Rng, codes: Any) -> None:
    while rec.ask != OVER:
        if rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
        else:
            answer(rec, cfg, int(rec.turn), int(quick_answer(rec, cfg, quick, int(rec.turn), rng, codes)))
