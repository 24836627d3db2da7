"""What happens at the table: events named in the past tense, each with its audience."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sushiya.core import Event, Seat
from sushiya.sushi.facts import Facts
from sushiya.sushi.model import Card, Hand, Plate

__all__ = [
    "Called",
    "Cleared",
    "DrewBlind",
    "DrewCard",
    "DrewForDummy",
    "Found",
    "GameEnded",
    "Given",
    "HandSeen",
    "MenuOpened",
    "Offered",
    "Passed",
    "Returned",
    "RoundBegan",
    "RoundEnded",
    "Scored",
    "Served",
    "TurnBegan",
    "TurnedFaceDown",
    "Why",
    "Wished",
]

Why: TypeAlias = Literal["collided", "scored", "used", "nobody has it", "nothing to copy"]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Hands of this size were dealt."""

    round: int
    hand_size: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began: all seats have a hand to choose from."""

    round: int
    turn: int


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """Private: the hand that this seat looks at now."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class DrewForDummy(Event):
    """The player in control drew the top card of the dummy's pile into hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrewCard(Event):
    """Private: the card that this seat drew, for the dummy or blind."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DrewBlind(Event):
    """A card was drawn for a seat that chose without looking."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Served(Event):
    """A card was laid; `hand` is the seat whose hand it came from, None for the deck."""

    seat: Seat
    plate: Plate
    hand: Seat | None


@dataclass(frozen=True, slots=True)
class TurnedFaceDown(Event):
    """A plate was turned face down."""

    seat: Seat
    plate: Plate


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """A plate was set aside."""

    seat: Seat
    plate: Plate
    why: Why


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A plate of `seat` went into the hand of `hand`."""

    seat: Seat
    plate: Plate
    hand: Seat


@dataclass(frozen=True, slots=True)
class Called(Event):
    """Chopsticks or a spoon were called together with the pick."""

    seat: Seat
    plate: Plate


@dataclass(frozen=True, slots=True)
class Wished(Event):
    """A spoon asked for a kind or an exact card."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class Found(Event):
    """`giver` is the first player, clockwise from `seat`, who has what was wished for."""

    seat: Seat
    giver: Seat


@dataclass(frozen=True, slots=True)
class Given(Event):
    """`giver` shows the card that goes to the spoon of `seat`."""

    seat: Seat
    giver: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MenuOpened(Event):
    """A menu was opened: its owner looks at `count` cards of the deck."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """Private: the cards that the menu shows."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Every hand went to the neighbour, left or right."""

    left: bool


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points for a dish; the score sheet is the sum of these."""

    seat: Seat
    round: int
    """The round, or 4 for the desserts at the end."""
    dish: str
    points: int
    counted: Facts = ()
    """What was counted at the end of the round or of the match. The sheet only has the points."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was scored: the points so far, by seat."""

    round: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The desserts were scored: the points by seat, and the winners."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
