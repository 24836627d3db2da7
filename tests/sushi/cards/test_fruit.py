"""Pins fruit: at the end of the game, points for the icons of each of three fruits."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.fruit import FRUIT
from tests.sushi.cards.tables import deck, final_points_for

ORANGES, PINEAPPLES, MELONS = (
    "fruit:orange+orange",
    "fruit:pineapple+pineapple",
    "fruit:watermelon+watermelon",
)
ORANGE_PINEAPPLE, ORANGE_MELON = "fruit:orange+pineapple", "fruit:orange+watermelon"
PINEAPPLE_MELON = "fruit:pineapple+watermelon"


def test_the_deck() -> None:
    assert deck(FRUIT) == {
        ORANGES: 2,
        PINEAPPLES: 2,
        MELONS: 2,
        ORANGE_PINEAPPLE: 3,
        ORANGE_MELON: 3,
        PINEAPPLE_MELON: 3,
    }
    assert {card.icons for card in FRUIT.cards} == {2}
    assert FRUIT.course is Course.DESSERT
    assert FRUIT.colour == "rose"
    assert FRUIT.seats == range(2, 9)
    assert FRUIT.score is None


@pytest.mark.parametrize(
    ("desserts", "points"),
    [
        ([], -2 - 2 - 2),
        ([ORANGE_PINEAPPLE], 0 + 0 - 2),
        ([PINEAPPLE_MELON], -2 + 0 + 0),
        ([ORANGES], 1 - 2 - 2),
        ([PINEAPPLES], -2 + 1 - 2),
        ([MELONS], -2 - 2 + 1),
        ([ORANGES, ORANGE_MELON], 3 - 2 + 0),
        ([ORANGES, ORANGES], 6 - 2 - 2),
        ([ORANGES, ORANGES, ORANGE_PINEAPPLE], 10 + 0 - 2),
        ([ORANGES, ORANGES, ORANGE_PINEAPPLE, ORANGE_PINEAPPLE], 10 + 1 - 2),
        ([ORANGES, PINEAPPLES, MELONS, ORANGE_PINEAPPLE, PINEAPPLE_MELON], 3 + 6 + 3),
        ([MELONS, MELONS, PINEAPPLE_MELON, f"special_order>{PINEAPPLE_MELON}"], -2 + 1 + 10),
    ],
)
def test_points(desserts: list[str], points: int) -> None:
    assert final_points_for(FRUIT, " ".join(desserts)) == [points]


def test_only_your_own_fruit_counts() -> None:
    assert final_points_for(FRUIT, ORANGES, f"{MELONS} {MELONS}", "") == [-3, 2, -6]
