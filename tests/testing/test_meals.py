"""Pins random meals: only legal ones, all of them, each equally likely."""

from collections import Counter
from random import Random

import pytest

from sushiya.sushi import DISHES, Course, SushiGoParty
from sushiya.testing import random_meal


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_meal_for_so_many_can_be_played_by_so_many(seats: int) -> None:
    rng = Random(seats)
    for _ in range(200):
        SushiGoParty(seats, random_meal(rng, seats))  # raises BadOptions if it can't


@pytest.mark.parametrize(
    ("seats", "missing"),
    [
        (None, set()),
        (2, {"spoon", "edamame"}),
        (3, set()),
        (6, set()),
        (7, {"menu", "special_order"}),
        (8, {"menu", "special_order"}),
    ],
)
def test_every_dish_that_may_be_there_turns_up(seats: int | None, missing: set[str]) -> None:
    rng = Random(1)
    seen = {dish for _ in range(300) for dish in random_meal(rng, seats).dishes}
    assert seen == {*DISHES} - {"nigiri"} - missing


def test_a_meal_for_any_number_is_for_some_number() -> None:
    rng = Random(2)
    assert all(len(random_meal(rng).seats) >= 4 for _ in range(500))


def test_no_dish_is_preferred() -> None:
    rng = Random(3)
    count = Counter(dish for _ in range(6000) for dish in random_meal(rng).dishes)
    for course, wanted in ((Course.ROLL, 1), (Course.APPETIZER, 3), (Course.SPECIAL, 2), (Course.DESSERT, 1)):
        dishes = [dish.name for dish in DISHES.values() if dish.course is course]
        for dish in dishes:
            assert abs(count[dish] - 6000 * wanted / len(dishes)) < 200
