"""Pins tempura: every pair scores 5 points."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.tempura import TEMPURA
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(TEMPURA) == {"tempura": 8}
    assert TEMPURA.course is Course.APPETIZER
    assert TEMPURA.colour == "lilac"
    assert TEMPURA.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("tempura", 0),
        ("tempura tempura", 5),
        ("tempura tempura tempura", 5),
        ("tempura tempura tempura tempura", 10),
        ("tempura tempura tempura tempura tempura tempura tempura", 15),
        ("tempura special_order>tempura", 5),
        ("tempura ~tempura tempura", 5),
        ("tempura ~tempura", 0),
        ("tempura sashimi gyoza", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(TEMPURA, plates) == [points]
