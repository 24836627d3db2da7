"""Pins eel: one costs 3 points, two or more gain 7 in total."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.eel import EEL
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(EEL) == {"eel": 8}
    assert EEL.course is Course.APPETIZER
    assert EEL.colour == "indigo"
    assert EEL.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("eel", -3),
        ("eel eel", 7),
        ("eel eel eel", 7),
        ("eel eel eel eel", 7),
        ("eel special_order>eel", 7),
        ("eel ~eel", -3),
        ("~eel", 0),
        ("tofu", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(EEL, plates) == [points]
