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
    """A category of dishes. A meal has a fixed number of each: see `meals.COURSES`."""

    NIGIRI = "nigiri"
    ROLL = "roll"
    APPETIZER = "appetizer"
    SPECIAL = "special"
    DESSERT = "dessert"


class Race(NamedTuple):
    """A dish that also scores during a round: whoever reaches the goal takes the best place left."""

    goal: int
    """The number of icons needed to take a place."""
    prizes: tuple[int, ...]
    """Points by place. Players who tie use up one place each."""


@dataclass(frozen=True, slots=True)
class Dish:
    """A dish as data, with a few optional functions named after the moment they run; no subclasses."""

    name: str
    course: Course
    colour: str
    """The background colour; tea and soy sauce count colours."""
    cards: tuple[Card, ...]
    """The cards of this dish in a deck."""
    seats: range = range(2, 9)
    """The numbers of players it is allowed for."""

    lies_on: str = ""
    """The dish that this one is laid on, if there is a free plate of it."""
    copies: bool = False
    """It is laid as a copy of another card in front of the player."""
    second_pick: bool = False
    """A plate of it from an earlier turn lets its owner pick two cards; it then returns to the hand."""
    turns_face_down: bool = False
    """It turns cards face down and scores them."""
    race: Race | None = None
    """The prizes that can be won with it during a round."""

    served: "Callable[[Kitchen, Seat, Plate], None] | None" = None
    """Runs when it has been laid."""
    settled: "Callable[[Kitchen], None] | None" = None
    """Runs when all new cards lie face up. Without a race, a lone new card of the dish changes nothing."""
    called: "Act | None" = None
    """Runs when its number comes up, if its owner has called it."""
    numbered: "Act | None" = None
    """Runs when its number comes up, in the turn it was laid."""
    score: "ScoreRule | None" = None
    """Scores at the end of a round."""
    score_final: "ScoreRule | None" = None
    """Scores the kept desserts at the end of the game."""

    @property
    def rules(self) -> "tuple[ScoreRule, ...]":
        """Its score rules: for the round, for the end of the game, or both in this order."""
        return tuple(rule for rule in (self.score, self.score_final) if rule is not None)


def numbered_cards(dish: str, *numbers: int) -> tuple[Card, ...]:
    """One card per number; the number decides when it acts."""
    return tuple(Card(dish, str(n), order=n) for n in numbers)
