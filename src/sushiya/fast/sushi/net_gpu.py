"""Training matches for the net on a GPU (see fast/gpu.py): a thread advances a match, in its own memory."""

from typing import Any

import numpy as np

from sushiya.fast.gpu import CODES, WORDS, as_record, cuda, load, save
from sushiya.fast.kernel import on_gpu
from sushiya.fast.sushi.net_play import Choices, Games, advance_match

__all__ = ["advance_threads"]


@on_gpu
def advance_threads(
    words: Any,
    like: Any,
    rng: Any,
    begin: Any,
    chosen: Any,
    configs: Any,
    names: Any,
    weights: Any,
    game: Any,
    quick: Any,
    seats: Any,
    counts: Any,
    codes: Any,
    marks: Any,
    rows: Any,
    scores: Any,
    shares: Any,
    ended: Any,
) -> None:
    """Advance a match. Plain arguments, so that not only Numba can launch the compiled program."""
    i = cuda.grid(1)
    if i >= len(rng):
        return
    match, own_rng = cuda.local.array(WORDS, np.uint32), cuda.local.array(1, np.uint64)
    own_codes = cuda.local.array(CODES, np.int32)
    load(words, i, match)
    own_rng[0] = rng[i]
    rec = as_record(match, like)
    games = Games(configs, names, weights, game, quick)
    choices = Choices(seats, counts, codes, marks, rows, scores, shares, ended)
    advance_match(i, rec, own_rng, own_codes, begin[0], chosen, games, choices)
    save(match, words, i)
    rng[i] = own_rng[0]
