"""Pins edamame: each card scores a point for every opponent who has any, at most 4 points."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.edamame import EDAMAME
from tests.sushi.cards.tables import deck, each, points_for


def test_the_deck() -> None:
    assert deck(EDAMAME) == {"edamame": 8}
    assert EDAMAME.course is Course.APPETIZER
    assert EDAMAME.colour == "mauve"
    assert EDAMAME.seats == range(3, 9)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((0, 0, 0), [0, 0, 0]),
        ((3, 0, 0), [0, 0, 0]),
        ((3, 1, 0), [3, 1, 0]),
        ((2, 1, 1), [4, 2, 2]),
        ((2, 1, 1, 1), [6, 3, 3, 3]),
        ((2, 1, 1, 1, 1), [8, 4, 4, 4, 4]),
    ],
)
def test_every_opponent_counts_once(cards: tuple[int, ...], points: list[int]) -> None:
    assert points_for(EDAMAME, *each("edamame", *cards)) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [((3, 1, 1, 1, 1, 1), [12, 4, 4, 4, 4, 4]), ((1, 1, 1, 1, 1, 1, 1, 1), [4] * 8)],
)
def test_at_most_four_a_card(cards: tuple[int, ...], points: list[int]) -> None:
    """party R15: the limit applies to each card, not to the round."""
    assert points_for(EDAMAME, *each("edamame", *cards)) == points


def test_copies_count_and_face_down_cards_do_not() -> None:
    plates = ["edamame special_order>edamame", "edamame ~edamame", "~edamame", "tofu"]
    assert points_for(EDAMAME, *plates) == [2, 1, 0, 0]
