"""Pins soy sauce: 4 points per card if nobody has more different colours."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.soy_sauce import SOY_SAUCE
from tests.sushi.cards.tables import deck, points_for


def test_the_deck() -> None:
    assert deck(SOY_SAUCE) == {"soy_sauce": 3}
    assert SOY_SAUCE.course is Course.SPECIAL
    assert SOY_SAUCE.colour == "amber"
    assert SOY_SAUCE.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        (["", ""], [0, 0]),
        (["soy_sauce", ""], [4, 0]),  # it is a colour too
        (["soy_sauce tofu", "tofu eel"], [4, 0]),
        (["soy_sauce tofu", "soy_sauce eel"], [4, 4]),
        (["soy_sauce tofu", "soy_sauce eel gyoza"], [0, 4]),
        (["soy_sauce soy_sauce tofu", "tofu"], [8, 0]),
        (["soy_sauce soy_sauce soy_sauce", "tofu"], [12, 0]),
        (["soy_sauce tofu", "eel", "tofu eel gyoza"], [0, 0, 0]),  # beaten by a player without soy sauce
        (["soy_sauce tofu tofu tofu", "tofu eel gyoza"], [0, 0]),  # colours, not cards
        (["soy_sauce nigiri:egg wasabi", "tofu eel gyoza"], [0, 0]),  # nigiri and wasabi share a colour
        (["soy_sauce nigiri:egg nigiri:squid", "tofu eel gyoza"], [0, 0]),
        (["soy_sauce tofu pudding", "tofu eel gyoza"], [4, 0]),  # desserts of this round count
        (["soy_sauce ~tofu eel", "tofu eel gyoza"], [4, 0]),  # face down is one more colour
        (["soy_sauce ~tofu ~eel", "tofu eel gyoza"], [0, 0]),  # but only one
        (["soy_sauce tofu special_order>tofu", "tofu eel gyoza"], [0, 0]),
        (["soy_sauce special_order>soy_sauce", "tofu"], [8, 0]),
        (["soy_sauce ~soy_sauce", "tofu eel"], [4, 0]),
    ],
)
def test_points(plates: list[str], points: list[int]) -> None:
    assert points_for(SOY_SAUCE, *plates) == points
