"""Pins tofu: one scores 2 points, two score 6, more score nothing."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.tofu import TOFU
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(TOFU) == {"tofu": 8}
    assert TOFU.course is Course.APPETIZER
    assert TOFU.colour == "white"
    assert TOFU.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("tofu", 2),
        ("tofu tofu", 6),
        ("tofu tofu tofu", 0),
        ("tofu tofu tofu tofu", 0),
        ("tofu special_order>tofu", 6),
        ("tofu tofu special_order>tofu", 0),
        ("tofu ~tofu tofu", 6),
        ("eel", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(TOFU, plates) == [points]
