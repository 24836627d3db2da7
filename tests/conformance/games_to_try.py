"""The games of the conformance tests: every edition, seat count and option, and meals of every kind."""

from collections import Counter
from itertools import product
from random import Random

from sushiya.sushi import (
    DISHES,
    MEALS,
    PARTY_EDITIONS,
    SUSHI_GO_EDITIONS,
    Course,
    Meal,
    SushiGo,
    SushiGoParty,
)
from sushiya.sushizock import EDITIONS, Sushizock
from sushiya.testing import random_meal
from tests.full import FULL

__all__ = ["DRAFTED", "PARTY", "SPECIALS", "SUSHIZOCK", "SUSHI_GO", "specials"]

SUSHI_GO = [
    SushiGo(seats, edition.name, alternate, with_dummy)
    for edition in SUSHI_GO_EDITIONS.values()
    for seats, alternate, with_dummy in product(edition.seats, (False, True), (False, True))
    if not with_dummy or (edition.dummy and seats == 2)
]

SUSHIZOCK = [
    Sushizock(seats, edition.name, open_stacks, first)
    for edition in EDITIONS.values()
    for seats, open_stacks in product(range(2, 6), (False, True))
    for first in {0, 0 if edition.first_by_lot else seats - 1}
]

SPECIALS = [dish.name for dish in DISHES.values() if dish.course is Course.SPECIAL]
PAIRS = len(SPECIALS) * (len(SPECIALS) - 1) // 2
RANDOM_MEALS = 60


def specials(meal: Meal) -> frozenset[str]:
    return frozenset(meal.dishes) & frozenset(SPECIALS)


def _meals(rng: Random) -> list[Meal]:
    """The printed meals, then random ones: first until every pair of specials has occurred, then any."""
    meals: list[Meal] = []
    together: set[frozenset[str]] = set()
    while len(meals) < RANDOM_MEALS:
        meal = random_meal(rng)
        if len(together) == PAIRS or specials(meal) not in together:
            together.add(specials(meal))
            meals.append(meal)
    return [*MEALS.values(), *meals]


def _party(rng: Random) -> list[SushiGoParty]:
    """Each meal once, with the allowed seat count that has been tried least often so far."""
    games: list[SushiGoParty] = []
    for number, meal in enumerate(_meals(rng)):
        tried = [game.seats for game in games]
        seats = min(meal.seats, key=tried.count)
        games.append(SushiGoParty(seats, meal, list(PARTY_EDITIONS)[number % len(PARTY_EDITIONS)]))
    return games


PARTY = _party(Random(6))


def _few(games: list[SushiGoParty]) -> list[SushiGoParty]:
    """Enough of them that every dish is in two, and one in which special orders are drawn blind."""
    few: list[SushiGoParty] = []
    served = Counter[str]()
    for game in games:
        if any(served[dish] < 2 for dish in game.dishes):
            few.append(game)
            served.update(game.dishes.keys())
    return [*few, next(game for game in games if game.dishes.keys() >= {"sake", "special_order"})]


DRAFTED = [*SUSHI_GO, *PARTY] if FULL else [*SUSHI_GO[::3], *_few(PARTY)]
"""For tests that look closely at many moments of a match of each of them: fewer games in quick runs."""
