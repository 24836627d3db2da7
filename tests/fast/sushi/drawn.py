"""Games in which the engines are compared, drawn so that what is rare in random games occurs often."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

from sushiya.core import draw
from sushiya.sushi import (
    DISHES,
    PARTY_EDITIONS,
    SUSHI_GO_EDITIONS,
    Meal,
    SushiGo,
    SushiGoParty,
    check_meal,
)
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.meals import COURSES

__all__ = ["SUSHI_GO", "drawn_games", "meal_with"]

SUSHI_GO = [
    SushiGo(seats, edition.name, alternate, with_dummy)
    for edition in SUSHI_GO_EDITIONS.values()
    for seats in edition.seats
    for alternate in (False, True)
    for with_dummy in ((False, True) if edition.dummy and seats == 2 else (False,))
]
"""Every game of Sushi Go!"""

TOGETHER = (
    *4 * (("spoon", "special_order"),),  # a special order that is given needs a target, which is rare
    *4 * (("sake", "special_order"),),  # and so does one that is drawn blind
    ("menu", "special_order"),
    ("wasabi", "special_order"),
    ("wasabi", "takeout_box"),
    ("takeout_box", "special_order"),
    ("chopsticks", "spoon"),
    ("menu", "takeout_box"),
    *3 * ((),),
)
"""Dishes that interact are often in the same meal; () is any meal."""


def drawn_games(seed: int) -> Iterator[DraftingGame]:
    """Endless: Party with every edition and pair of dishes in turn, and every game of Sushi Go!"""
    rng = Random(seed)
    sushi_go, editions, together = cycle(SUSHI_GO), cycle(PARTY_EDITIONS.values()), cycle(TOGETHER)
    while True:
        for _ in range(4):
            edition, dishes = next(editions), next(together)
            seats = rng.choice([n for n in edition.seats if all(n in DISHES[name].seats for name in dishes)])
            yield SushiGoParty(seats, meal_with(dishes, seats, rng), edition.name)
        yield next(sushi_go)


def meal_with(wanted: tuple[str, ...], seats: int, rng: Random) -> Meal:
    """A random meal with these dishes, for this many players."""
    chosen = list(wanted)
    for course, count in COURSES.items():
        there = sum(DISHES[name].course is course for name in wanted)
        others = [
            name
            for name, dish in DISHES.items()
            if dish.course is course and seats in dish.seats and name not in wanted
        ]
        chosen += draw(others, count - there, rng)
    return check_meal(chosen)
