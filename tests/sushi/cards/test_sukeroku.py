"""Pins sukeroku: a futomaki with an inari scores 6 points, a single card 2."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.sukeroku import SUKEROKU
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(SUKEROKU) == {"sukeroku:futomaki": 4, "sukeroku:inari": 4}
    assert SUKEROKU.course is Course.APPETIZER
    assert SUKEROKU.colour == "brown"
    assert SUKEROKU.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("sukeroku:futomaki", 2),
        ("sukeroku:inari", 2),
        ("sukeroku:inari sukeroku:inari", 4),
        ("sukeroku:futomaki sukeroku:inari", 6),
        ("sukeroku:futomaki sukeroku:inari sukeroku:inari", 8),
        ("sukeroku:futomaki sukeroku:futomaki sukeroku:futomaki sukeroku:inari", 10),
        ("sukeroku:futomaki sukeroku:inari sukeroku:futomaki sukeroku:inari", 12),
        ("sukeroku:futomaki special_order>sukeroku:futomaki sukeroku:inari", 8),
        ("sukeroku:futomaki ~sukeroku:inari", 2),
        ("tofu", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(SUKEROKU, plates) == [points]
