"""Helpers for the tests of dishes: tables to score, decks to count, games to play."""

from collections import Counter

from sushiya.sushi import DISHES, Dish, Edition, SushiGoParty, check_meal
from sushiya.sushi.editions import PARTY_EDITIONS
from sushiya.sushi.meals import COURSES
from sushiya.sushi.notation import parse_plates
from sushiya.sushi.scoring import ScoringTable

__all__ = ["deck", "each", "final_points_for", "party", "points_for", "table"]

ZOCH = PARTY_EDITIONS["zoch"]
USUAL_DISHES = ("maki", "tempura", "sashimi", "gyoza", "wasabi", "tea", "pudding")


def table(*plates: str, edition: Edition = ZOCH, uramaki_places: int = 0) -> ScoringTable:
    """A table to score: the plates of each seat in order of play."""
    notes = {"uramaki": uramaki_places} if uramaki_places else {}
    return ScoringTable(tuple(map(parse_plates, plates)), DISHES, edition, notes)


def points_for(dish: Dish, *plates: str, edition: Edition = ZOCH, uramaki_places: int = 0) -> list[int]:
    """The points a dish scores for each seat at the end of a round."""
    assert dish.score is not None
    laid = table(*plates, edition=edition, uramaki_places=uramaki_places)
    return [dish.score(seat, laid) for seat in laid.seats]


def final_points_for(dish: Dish, *desserts: str, edition: Edition = ZOCH) -> list[int]:
    """The points a dish scores for each seat at the end of the game."""
    assert dish.score_final is not None
    laid = table(*desserts, edition=edition)
    return [dish.score_final(seat, laid) for seat in laid.seats]


def each(card: str, *counts: int) -> list[str]:
    """For each seat, as many of a card as its count says."""
    return [" ".join(count * [card]) for count in counts]


def deck(dish: Dish) -> dict[str, int]:
    """How many of each card a dish has."""
    return dict(Counter(map(str, dish.cards)))


def party(seats: int, *dishes: str, edition: str = "zoch") -> SushiGoParty:
    """A game of Party with these dishes; default ones complete the meal."""
    meal = list(dishes)
    for name in USUAL_DISHES:
        course = DISHES[name].course
        full = sum(DISHES[dish].course is course for dish in meal) == COURSES[course]
        if not full and name not in meal:
            meal.append(name)
    return SushiGoParty(seats, check_meal(meal), edition)
