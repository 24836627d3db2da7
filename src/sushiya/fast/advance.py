"""Advances many matches together: to the next decision of a player, or at random to the end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, inline_kernel
from sushiya.fast.rng import Rng
from sushiya.fast.verbs import answer, legal_actions, random_game, sample_chance, start, take_step

__all__ = [
    "LOOK",
    "NOBODY",
    "START",
    "STEP",
    "advance",
    "advance_match",
    "finish",
    "finish_match",
    "random_games",
]

NOBODY = -1
OVER = 0

# What happens to each match before it advances to the next decision.
START, STEP, LOOK = range(3)


@inline_kernel
def advance_match(i: int, rec: Any, s: Any, cfg: Any, rng: Rng, codes: NDArray[np.int32], args: Any) -> None:
    """Advance the match with this number to the next decision of a player, or to its end."""
    at, what, actions, seats, masks = args
    if what == START:
        start(rec, cfg)
    if what != STEP:
        for seat in range(cfg.seats):
            s.stage[seat] = NOBODY
    elif rec.ask != OVER:
        seat = seats[i]
        code = take_step(rec, cfg, at, s, seat, actions[i], codes)
        if code != NOBODY:
            answer(rec, cfg, seat, code)
    while rec.ask != OVER and rec.awaiting == 0:
        sample_chance(rec, cfg, rng)
    if rec.ask == OVER:
        seats[i] = NOBODY
        masks[i, :] = 0
    else:
        seats[i] = lowest_bit(int(rec.awaiting))
        legal_actions(rec, cfg, at, s, seats[i], codes, masks[i])


@entry_point
def advance(
    records: Any, steps: Any, cfg: Any, rng: NDArray[np.uint64], codes: NDArray[np.int32], args: Any, of: Any
) -> None:
    """Advance these matches, from the first number to the one before the second."""
    for i in range(of[0], of[1]):
        advance_match(i, records[i], steps[i], cfg, rng[i : i + 1], codes, args)


@inline_kernel
def finish_match(i: int, rec: Any, s: Any, cfg: Any, rng: Rng, codes: NDArray[np.int32], args: Any) -> None:
    """Play the match with this number, or a new one in its place, to the end, with all seats at random.

    Separate from the function above, because on a GPU functions that are called from one place only are much
    faster.
    """
    anew, seats, masks = args
    if anew:
        start(rec, cfg)
    random_game(rec, cfg, rng, codes)
    for seat in range(cfg.seats):
        s.stage[seat] = NOBODY
    seats[i] = NOBODY
    masks[i, :] = 0


@entry_point
def finish(
    records: Any, steps: Any, cfg: Any, rng: NDArray[np.uint64], codes: NDArray[np.int32], args: Any
) -> None:
    """Play all matches, or new ones, to the end."""
    for i in range(len(records)):
        finish_match(i, records[i], steps[i], cfg, rng[i : i + 1], codes, args)


@entry_point
def random_games(
    rec: Any, cfg: Any, games: int, rng: Rng, codes: NDArray[np.int32], totals: NDArray[np.int64]
) -> None:
    """Play matches one after the other on one record, all seats at random; add up the scores by seat."""
    for _ in range(games):
        start(rec, cfg)
        random_game(rec, cfg, rng, codes)
        for seat in range(cfg.seats):
            totals[seat] += rec.score[seat]
