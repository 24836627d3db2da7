"""The answers so far in a match, as rows of numbers."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["COLUMNS", "Observed"]

COLUMNS = 7
"""The seat, the question, and the five parts of the answer."""


class Observed(NamedTuple):
    """An answer of a player or of chance, as the seats see it."""

    seat: int
    question: int
    answer: tuple[int, ...]
    only: int | None = None
    """The only seat that has seen the answer; None if all have."""

    def before(self, seat: int | None) -> "Observed":
        """The answer as far as a seat knows it; None is a spectator."""
        return self if self.only in (None, seat) else self._replace(answer=())

    def row(self) -> NDArray[np.int16]:
        """The only seat that has seen the answer, or -1; seat, question, and the parts of the answer."""
        return _row(self)


@lru_cache(4096)  # few different answers exist, and they repeat from turn to turn
def _row(fact: Observed) -> NDArray[np.int16]:
    answer = (*fact.answer, *(COLUMNS - 2 - len(fact.answer)) * (0,))
    return np.array([-1 if fact.only is None else fact.only, fact.seat, fact.question, *answer], np.int16)
