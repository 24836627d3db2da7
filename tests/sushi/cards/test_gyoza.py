"""Pins gyoza: 1, 3, 6, 10, 15 points, and no more than that."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.gyoza import GYOZA
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(GYOZA) == {"gyoza": 8}
    assert GYOZA.course is Course.APPETIZER
    assert GYOZA.colour == "blue"
    assert GYOZA.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("gyoza", 1),
        ("gyoza gyoza", 3),
        ("gyoza gyoza gyoza", 6),
        ("gyoza gyoza gyoza gyoza", 10),
        ("gyoza gyoza gyoza gyoza gyoza", 15),
        ("gyoza gyoza gyoza gyoza gyoza gyoza", 15),
        ("gyoza gyoza gyoza gyoza gyoza gyoza gyoza gyoza", 15),
        ("gyoza gyoza special_order>gyoza", 6),
        ("gyoza ~gyoza", 1),
        ("tofu eel", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(GYOZA, plates) == [points]
