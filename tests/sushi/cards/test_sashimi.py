"""Pins sashimi: every three score 10 points."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.sashimi import SASHIMI
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(SASHIMI) == {"sashimi": 8}
    assert SASHIMI.course is Course.APPETIZER
    assert SASHIMI.colour == "green"
    assert SASHIMI.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("sashimi", 0),
        ("sashimi sashimi", 0),
        ("sashimi sashimi sashimi", 10),
        ("sashimi sashimi sashimi sashimi", 10),
        ("sashimi sashimi sashimi sashimi sashimi", 10),
        ("sashimi sashimi sashimi sashimi sashimi sashimi", 20),
        ("sashimi sashimi special_order>sashimi", 10),
        ("sashimi ~sashimi sashimi", 0),
        ("sashimi sashimi tempura", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(SASHIMI, plates) == [points]
