"""What has happened in a match of Sushi Go! or Party, as rows of numbers."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.sushi import layout
from sushiya.fast.sushi.codes import CALL, COPY, DUMMY, FREE, KIND, SECOND, SECOND_FREE, WHOLE_CALL
from sushiya.sushi.drafting_game import DraftingGame

__all__ = ["COLUMNS", "Observed", "longest_history", "numbers_of", "write_history"]

COLUMNS = 7
"""The seat, the question, and the five parts of the answer."""
BESIDE = 32
"""Added to a kind that is laid beside a free wasabi; in a call, to the kind that a special order copies."""
ROUNDS = 3
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
    """The only seat that has seen the answer; None: all have."""

    def before(self, seat: int) -> "Observed":
        """What a seat knows of it."""
        return self if self.only in (None, seat) else self._replace(answer=())


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


def write_history(facts: Sequence[Observed], seat: int, seats: int, rows: NDArray[np.float32]) -> None:
    """Write the observations in order, then rows of 0. Seats are counted from 1, which is the observer."""
    rows[:] = 0
    for number, fact in enumerate(facts):
        rows[number, :2] = (fact.seat - seat) % seats + 1, fact.question
        rows[number, 2 : 2 + len(fact.answer)] = fact.answer
