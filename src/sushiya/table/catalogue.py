"""What a page needs to know about the games beforehand: options, dishes, cards, meals, bots, phrases."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TypedDict

from sushiya.bots import LEVELS
from sushiya.games import GAMES
from sushiya.sushi import MEALS
from sushiya.sushi.dish import Dish
from sushiya.sushi.meals import COURSES
from sushiya.table.families import DISHES_OF
from sushiya.table.protocol import CLOCKS, PHRASES, Clock, Phrase

__all__ = ["Catalogue", "catalogue"]


class GameInfo(TypedDict):
    """A game, and what its text form can say."""

    name: str
    seats: list[int]
    usual_seats: int
    editions: list[str]
    options: list[str]


class DishInfo(TypedDict):
    """A dish, and how many there are of each of its cards."""

    name: str
    course: str
    colour: str
    seats: list[int]
    cards: dict[str, int]


class MealInfo(TypedDict):
    """A printed meal, and for how many players it is."""

    name: str
    dishes: list[str]
    seats: list[int]


class Catalogue(TypedDict):
    """All of it."""

    games: list[GameInfo]
    dishes: dict[str, list[DishInfo]]
    courses: dict[str, int]
    meals: list[MealInfo]
    bots: list[str]
    clocks: list[Clock]
    phrases: list[Phrase]


@cache
def catalogue() -> Catalogue:
    """Plain JSON values."""
    return {
        "games": [
            {
                "name": info.name,
                "seats": list(info.seats),
                "usual_seats": info.usual_seats,
                "editions": list(info.editions),
                "options": list(info.options),
            }
            for info in GAMES.values()
        ],
        "dishes": {game: _dishes(dishes) for game, dishes in DISHES_OF.items()},
        "courses": {course.value: count for course, count in COURSES.items()},
        "meals": [
            {"name": name, "dishes": list(meal.dishes), "seats": list(meal.seats)}
            for name, meal in MEALS.items()
        ],
        "bots": list(LEVELS),
        "clocks": list(CLOCKS),
        "phrases": list(PHRASES),
    }


def _dishes(dishes: Mapping[str, Dish]) -> list[DishInfo]:
    return [
        {
            "name": dish.name,
            "course": dish.course.value,
            "colour": dish.colour,
            "seats": list(dish.seats),
            "cards": {str(card): count for card, count in Counter(dish.cards).items()},
        }
        for dish in dishes.values()
    ]
