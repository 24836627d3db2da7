"""The answers so far in a match of Sushi Go! or Party, as rows of numbers."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.sushi import layout
from sushiya.fast.sushi.codes import CALL, COPY, DUMMY, FREE, KIND, SECOND, SECOND_FREE, WHOLE_CALL
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.turn import ROUNDS

__all__ = ["BESIDE", "COLUMNS", "Observed", "answered", "longest_history"]

COLUMNS = 7
"""The seat, the question, and the five parts of the answer."""
BESIDE = 32
"""Added to a kind that is laid beside a free wasabi; in a call, to the kind that a special order copies."""
MOST_OF_A_CALL = 3
"""A spoon asks for a wish, for a gift, and for what a special order copies."""
MOST_OF_A_NUMBER = layout.PLATES
"""A takeout box may take every other plate of its seat, one after the other, and is then done."""


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


# Few different answers exist, and they repeat from turn to turn: each is made once and kept for a while.


@lru_cache(4096)
def _row(fact: Observed) -> NDArray[np.int16]:
    answer = (*fact.answer, *(COLUMNS - 2 - len(fact.answer)) * (0,))
    return np.array([-1 if fact.only is None else fact.only, fact.seat, fact.question, *answer], np.int16)


@lru_cache(4096)
def answered(seat: int, question: int, code: int) -> Observed:
    """A player's answer that everybody has seen."""
    return Observed(seat, question, numbers_of(question, code))


def numbers_of(question: int, code: int) -> tuple[int, ...]:
    """The parts of an answer: card, copy, call, second card, dummy's card. Each is a kind plus one; 0: none.

    A wish is its number plus one. Filling a takeout box is the number of the plate.
    """
    if question == layout.WISH:
        return (code + 1,)
    if question == layout.FILL_BOX:
        return (code,)
    copy, free = code >> COPY & KIND, BESIDE * (code >> FREE & 1)
    return (
        (code & KIND) + (0 if copy else free),
        copy + (free if copy else 0),
        code >> CALL & WHOLE_CALL,
        (code >> SECOND & KIND) + BESIDE * (code >> SECOND_FREE & 1),
        code >> DUMMY & KIND,
    )


def longest_history(game: DraftingGame) -> int:
    """An upper bound on the observations of a match."""
    dishes = [game.dishes[card.dish] for card in game.box]
    orders = sum(dish.copies for dish in dishes)
    called = min(game.seats, sum(dish.called is not None for dish in dishes) + orders) if game.calls else 0
    numbered = sum(dish.numbered is not None for dish in dishes)
    turn = game.dummy + game.seats + MOST_OF_A_CALL * called
    return ROUNDS * (game.hand_size * turn + MOST_OF_A_NUMBER * (numbered + orders if numbered else 0))
