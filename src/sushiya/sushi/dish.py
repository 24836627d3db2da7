"""A dish: a kind of card with its numbers and its rule."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sushiya.core import Seat
from sushiya.sushi.model import Card, Plate, PlateNo

if TYPE_CHECKING:
    from sushiya.sushi.kitchen import Kitchen
    from sushiya.sushi.scoring import ScoreRule

__all__ = ["Course", "Dish", "Race", "numbered_cards"]

Act: TypeAlias = "Callable[[Kitchen, Seat, PlateNo], None]"


class Course(StrEnum):
    """A category of dishes; a meal has so many of each."""

    NIGIRI = "nigiri"
    ROLL = "roll"
    APPETIZER = "appetizer"
    SPECIAL = "special"
    DESSERT = "dessert"


class Race(NamedTuple):
    """A dish scores during a round too: whoever reaches the goal takes the best place left."""

    goal: int
    """So many icons take a place."""
    prizes: tuple[int, ...]
    """Points by place; players who tie on one use up as many places."""


@dataclass(frozen=True, slots=True)
class Dish:
    """Data, and a few optional functions named for when they run. Nothing to subclass."""

    name: str
    course: Course
    colour: str
    """The background; tea and soy sauce count colours."""
    cards: tuple[Card, ...]
    """The cards of a deck."""
    seats: range = range(2, 9)
    """For how many players it may be on the table."""

    lies_on: str = ""
    """The dish that this one is laid on, if a free one is there."""
    copies: bool = False
    """It is laid as a copy of another card in front of the player."""
    second_pick: bool = False
    """With one in front of you since an earlier turn you may choose two cards; it returns to the hand."""
    turns_face_down: bool = False
    """It turns cards face down, and scores them."""
    race: Race | None = None
    """What can be won with it during a round."""

    served: "Callable[[Kitchen, Seat, Plate], None] | None" = None
    """When it has been laid."""
    settled: "Callable[[Kitchen], None] | None" = None
    """When everything new lies face up."""
    called: "Act | None" = None
    """When its owner called it and its number comes up."""
    numbered: "Act | None" = None
    """When it was laid this turn and its number comes up."""
    score: "ScoreRule | None" = None
    """At the end of a round."""
    score_final: "ScoreRule | None" = None
    """At the end of the game, over the desserts kept."""


def numbered_cards(dish: str, *numbers: int) -> tuple[Card, ...]:
    """One card for each number; the number says when it acts."""
    return tuple(Card(dish, str(n), order=n) for n in numbers)
