"""What the games of each family are played with, as the catalogue tells it: dishes and meals, or tiles."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypedDict

from sushiya.sushi import MEALS
from sushiya.sushi.dish import Dish
from sushiya.sushi.meals import COURSES
from sushiya.sushi.scoring import BestPlaceLeft, Most, MostAndFewest, MostColours, PerOpponent
from sushiya.sushi.turn import ROUNDS
from sushiya.sushizock import BOX, FACES, Face, Tiles, settle
from sushiya.sushizock.dice import NUMBER_OF_DICE
from sushiya.sushizock.tiles import KINDS

__all__ = ["CARDS", "TILES", "DishInfo", "MealInfo", "Pieces", "TilesInfo", "dish_info"]

CONTESTS = (BestPlaceLeft, Most, MostAndFewest, MostColours, PerOpponent)
"""The score rules that look at the other seats."""


class DishInfo(TypedDict):
    """A dish, and the number of each of its cards."""

    name: str
    course: str
    colour: str
    seats: list[int]
    cards: dict[str, int]
    icons: dict[str, int]
    """The number of icons on each card."""
    numbers: dict[str, int]
    """The number of each card that acts in numerical order."""
    lies_on: str
    """The dish that it is laid on if a free one is there. Empty if none."""
    copies: bool
    """Whether it is played as a copy of another card."""
    contest: bool
    """Whether its points depend on what the others have of it."""
    second_pick: bool
    """Whether it lets its owner choose two cards at once."""
    prizes: list[int]
    """The points of each place in the race for it. Empty if there is none."""


class MealInfo(TypedDict):
    """A printed meal, and the player counts it suits."""

    name: str
    dishes: list[str]
    seats: list[int]


class TilesInfo(TypedDict):
    """Tiles and dice of a game that has them, in the catalogue."""

    tiles: dict[str, list[int]]
    """The distinct tile values of each kind."""
    signs: dict[str, int]
    """1 if tiles of a kind count for their owner, -1 if against."""
    faces: list[Face]
    """The faces of a die, in the order in which dice are listed."""
    dice: int


@dataclass(frozen=True, slots=True)
class Pieces:
    """A family's row. The dishes of a game are in the registry."""

    rounds: int = 0
    """How many rounds are scored. 0 if its games have no rounds."""
    courses: Mapping[str, int] = field(default_factory=dict)
    """How many dishes of each course a meal has."""
    meals: tuple[MealInfo, ...] = ()
    tiles: TilesInfo | None = None


def dish_info(dish: Dish) -> DishInfo:
    return {
        "name": dish.name,
        "course": dish.course.value,
        "colour": dish.colour,
        "seats": list(dish.seats),
        "cards": {str(card): count for card, count in Counter(dish.cards).items()},
        "icons": {str(card): card.icons for card in dish.cards},
        "numbers": {str(card): card.order for card in dish.cards if card.order},
        "lies_on": dish.lies_on,
        "copies": dish.copies,
        "contest": isinstance(dish.score or dish.score_final, CONTESTS),
        "second_pick": dish.second_pick,
        "prizes": list(dish.race.prizes) if dish.race else [],
    }


def _tiles_info() -> TilesInfo:
    one_each = Tiles((1,), (1,))
    return {
        "tiles": {kind: sorted(set(BOX.of(kind))) for kind in KINDS},
        "signs": {kind: settle(one_each.with_(kind, (2,))) - settle(one_each) for kind in KINDS},
        "faces": list(FACES),
        "dice": NUMBER_OF_DICE,
    }


CARDS = Pieces(
    ROUNDS,
    {course.value: count for course, count in COURSES.items()},
    tuple(
        {"name": name, "dishes": list(meal.dishes), "seats": list(meal.seats)} for name, meal in MEALS.items()
    ),
)
TILES = Pieces(tiles=_tiles_info())
