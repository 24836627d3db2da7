"""The matches of a vector environment on a GPU, each played by a thread."""

from typing import Any

import numpy as np

from sushiya.fast.actions import Numbering
from sushiya.fast.card import (
    CODES,
    STEPS,
    WORDS,
    Card,
    as_record,
    card_arrays,
    checked_on_card,
    cuda,
    fetch,
    put_back,
)
from sushiya.fast.engine import Engine
from sushiya.fast.host import seeds_of
from sushiya.fast.kernel import on_card
from sushiya.research.kernel_matches import play_match_on

__all__ = ["CardPlace", "play_on_threads"]


class CardPlace:
    """The memory of a GPU."""

    arrays = card_arrays()

    def __init__(self, engine: Engine, size: int) -> None:
        self._card = Card(engine, size, seed=0)

    def seed(self, seed: int) -> None:
        self._card.rng = self.arrays.asarray(seeds_of(seed, len(self._card)))

    def play_on(self, args: Any) -> None:
        self._card.play(play_on_threads, args, (0, len(self._card)))

    @staticmethod
    def checked(numbering: Numbering, masks: Any, actions: Any, seats: Any, *more: Any) -> Any:
        return checked_on_card(numbering, masks, actions, seats, *more)


@on_card
def play_on_threads(words: Any, steps: Any, rng: Any, config: Any, like: Any, args: Any, of: Any) -> None:
    """Advance a match: the same as `play_on` does for all of them, one after the other."""
    i = of[0] + cuda.grid(1)
    if i >= of[1]:
        return
    match, parts = cuda.local.array(WORDS, np.uint32), cuda.local.array(STEPS, np.uint32)
    own_rng, codes = cuda.local.array(1, np.uint64), cuda.local.array(CODES, np.int32)
    fetch(i, words, steps, rng, match, parts, own_rng)
    rec, s = as_record(match, like[0]), as_record(parts, like[1])
    # Of the kernel players, only the random one: the others need scratch space that threads can't share.
    play_match_on(i, rec, s, config[0], own_rng, codes, args, None)
    put_back(i, words, steps, rng, match, parts, own_rng)
