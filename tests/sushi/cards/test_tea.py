"""Pins tea: a point for every card of your largest group of one colour."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.tea import TEA
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(TEA) == {"tea": 3}
    assert TEA.course is Course.SPECIAL
    assert TEA.colour == "olive"
    assert TEA.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        ("", 0),
        ("tofu tofu", 0),
        ("tea", 1),
        ("tea tea", 4),  # the teas are a group too
        ("tea tea tea", 9),
        ("tea tofu tofu", 2),
        ("tea tofu tofu eel eel eel", 3),
        ("tea tea tofu tofu tofu", 6),
        ("tea nigiri:egg wasabi nigiri:squid", 3),
        ("tea maki:1 maki:3", 2),  # cards, not icons
        ("tea pudding pudding", 2),
        ("tea ~tofu ~eel ~maki:3", 3),
        ("tea tofu ~tofu", 1),
        ("tea ~tea", 1),
        ("tea tofu special_order>tofu", 2),
        ("tea special_order>tea", 4),
    ],
)
def test_points(plates: str, points: int) -> None:
    assert points_for(TEA, plates) == [points]


def test_only_your_own_cards_count() -> None:
    assert points_for(TEA, "tea", "tofu tofu tofu", "tea eel eel") == [1, 0, 2]
