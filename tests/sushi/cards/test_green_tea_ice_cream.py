"""Pins green tea ice cream: at the end of the game, every four score 12 points."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.green_tea_ice_cream import GREEN_TEA_ICE_CREAM
from tests.sushi.cards.tables import deck, each, final_points_for


def test_the_deck() -> None:
    assert deck(GREEN_TEA_ICE_CREAM) == {"green_tea_ice_cream": 15}
    assert GREEN_TEA_ICE_CREAM.course is Course.DESSERT
    assert GREEN_TEA_ICE_CREAM.colour == "pale green"
    assert GREEN_TEA_ICE_CREAM.seats == range(2, 9)
    assert GREEN_TEA_ICE_CREAM.score is None


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 0), (3, 0), (4, 12), (5, 12), (7, 12), (8, 24), (12, 36), (15, 36)]
)
def test_points(cards: int, points: int) -> None:
    assert final_points_for(GREEN_TEA_ICE_CREAM, *each("green_tea_ice_cream", cards)) == [points]


def test_copies_count() -> None:
    (three,) = each("green_tea_ice_cream", 3)
    assert final_points_for(GREEN_TEA_ICE_CREAM, f"{three} special_order>green_tea_ice_cream", three) == [
        12,
        0,
    ]
