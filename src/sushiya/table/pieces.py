"""What the games of each family are played with, as the catalogue lists it: dishes and meals, or tiles."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from sushiya.sushi.counted import Unit
from sushiya.sushizock import Face

__all__ = ["DishInfo", "MealInfo", "Pieces", "TilesInfo"]


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
    compared: list[Literal["round", "match"]]
    """When it scores by comparing how much of it each seat has: at the end of the round or of the match."""
    kept: bool
    """Whether it is kept until the end of the match."""
    unit: Unit
    """What is counted of it."""
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
    """A family's row. Which dishes a game has is in the registry."""

    rounds: int = 0
    """How many rounds are scored. 0 if its games have no rounds."""
    courses: Mapping[str, int] = field(default_factory=dict)
    """How many dishes of each course a meal has."""
    meals: tuple[MealInfo, ...] = ()
    tiles: TilesInfo | None = None
    dishes: Callable[[Mapping[str, Any]], list[DishInfo]] = lambda dishes: []
    """Describes the dishes of a game."""
