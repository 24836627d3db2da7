"""Pins onigiri: sets of different shapes, as large as possible."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.onigiri import ONIGIRI
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(ONIGIRI) == {
        "onigiri:circle": 2,
        "onigiri:triangle": 2,
        "onigiri:square": 2,
        "onigiri:rectangle": 2,
    }
    assert ONIGIRI.course is Course.APPETIZER
    assert ONIGIRI.colour == "grey"
    assert ONIGIRI.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("onigiri:circle", 1),
        ("onigiri:circle onigiri:circle", 2),
        ("onigiri:circle onigiri:triangle", 4),
        ("onigiri:square onigiri:rectangle onigiri:triangle", 9),
        ("onigiri:circle onigiri:triangle onigiri:square onigiri:rectangle", 16),
        ("onigiri:circle onigiri:triangle onigiri:square onigiri:rectangle onigiri:circle", 17),
        ("onigiri:circle onigiri:circle onigiri:square onigiri:square onigiri:triangle", 13),  # 9 and 4
        ("onigiri:circle onigiri:triangle onigiri:square onigiri:rectangle " * 2, 32),
        ("onigiri:circle special_order>onigiri:circle onigiri:circle onigiri:square", 6),  # 4, 1 and 1
        ("onigiri:circle ~onigiri:square", 1),
        ("tofu", 0),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(ONIGIRI, plates) == [points]
