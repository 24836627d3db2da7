"""The answers in a match of Sushi Go! or Party as numbers, and how many there can be."""

from functools import lru_cache

from sushiya.fast.sushi import layout
from sushiya.fast.sushi.codes import CALL, COPY, DUMMY, FREE, KIND, SECOND, SECOND_FREE, WHOLE_CALL
from sushiya.research.observed import Observed
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.turn import ROUNDS

__all__ = ["BESIDE", "answered", "longest_history"]

BESIDE = 32
"""Added to a kind that is laid beside a free wasabi; in a call, to the kind that a special order copies."""
MOST_OF_A_CALL = 3
"""A spoon asks for a wish, for a gift, and for what a special order copies."""
MOST_OF_A_NUMBER = layout.PLATES
"""A takeout box may take every other plate of its seat, one after the other, and is then done."""


@lru_cache(4096)  # few different answers exist, and they repeat from turn to turn
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
