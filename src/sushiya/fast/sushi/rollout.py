"""How a match may end after an answer: imagined matches, played to the end by the policy.

The search looks no further than the end of the round, and learns a reward. Here the chance to win is a share
of matches, and the margin a mean of final scores. The trees of a search would not do: they know little about
what follows an answer that was rarely tried.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.layout import OVER, PICK, Config, Record
from sushiya.fast.sushi.policy_weights import PolicyWeights, policy_answer
from sushiya.fast.sushi.search import Workspace
from sushiya.fast.sushi.turn import all_revealed, answer, reveal_pick
from sushiya.fast.sushi.worlds import deal_world

__all__ = ["rollout"]

GIVEN: Final = -1
"""The answer has been given: from then on the policy plays."""


@entry_point
def rollout(
    base: Any,
    cfg: Config,
    hidden: NDArray[np.int8],
    unknown: NDArray[np.int8],
    lacks: NDArray[np.int32],
    sizes: NDArray[np.int8],
    weights: PolicyWeights,
    workspace: Workspace,
    rng: Rng,
    me: int,
    code: int,
    matches: int,
    sums: NDArray[np.float64],
) -> None:
    """Play matches that start with this answer of mine; add my wins and margins to `sums`."""
    for _ in range(matches):
        workspace.world[0] = base[0]
        rec = workspace.world[0]
        deal_world(rec, cfg, hidden, unknown, lacks, sizes, rng)
        _play_on(rec, cfg, weights, workspace, rng, me, code)
        _add_up(rec, cfg, me, sums)


@kernel
def _play_on(
    rec: Record, cfg: Config, weights: PolicyWeights, workspace: Workspace, rng: Rng, me: int, code: int
) -> None:
    while rec.ask != OVER:
        if rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
        elif rec.ask == PICK and rec.awaiting == (1 << cfg.seats) - 1 and not rec.blind:
            for seat in range(cfg.seats):
                mine = code if seat == me else GIVEN
                reveal_pick(rec, cfg, seat, _choose(rec, cfg, weights, workspace, rng, seat, mine))
            all_revealed(rec, cfg)
            code = GIVEN
        else:
            seat = lowest_bit(int(rec.awaiting))
            mine = code if seat == me else GIVEN
            answer(rec, cfg, seat, _choose(rec, cfg, weights, workspace, rng, seat, mine))
            if seat == me:
                code = GIVEN


@inline_kernel
def _choose(
    rec: Record, cfg: Config, weights: PolicyWeights, workspace: Workspace, rng: Rng, seat: int, code: int
) -> int:
    return policy_answer(rec, cfg, weights, seat, rng, workspace.codes) if code == GIVEN else code


@kernel
def _add_up(rec: Record, cfg: Config, me: int, sums: NDArray[np.float64]) -> None:
    """A win counts 1, a shared win its share. The margin is to the best of the others."""
    best, winners, most = -(1 << 30), 0, -(1 << 30)
    for seat in range(cfg.seats):
        rank = 64 * int(rec.score[seat]) + int(rec.kept_desserts[seat])
        winners = winners + 1 if rank == best else (1 if rank > best else winners)
        best = max(best, rank)
        if seat != me:
            most = max(most, int(rec.score[seat]))
    if 64 * int(rec.score[me]) + int(rec.kept_desserts[me]) == best:
        sums[0] += 1.0 / winners
    sums[1] += int(rec.score[me]) - most
