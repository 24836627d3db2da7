"""What happens at the table. Everyone sees all of it, so who remembers everything knows every stack."""

from dataclasses import dataclass

from sushiya.core import Event, Seat
from sushiya.sushizock.dice import Dice
from sushiya.sushizock.tiles import Kind

__all__ = ["GameEnded", "Kept", "LotDrawn", "Rolled", "RowsLaid", "Stole", "Took", "TurnBegan"]


@dataclass(frozen=True, slots=True)
class RowsLaid(Event):
    """The middle lies open, from left to right."""

    sushi: tuple[int, ...]
    bones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """The lot says that this seat begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """This seat gets the dice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The first, second or third roll of a turn: these dice, beside those kept before."""

    seat: Seat
    dice: Dice
    roll: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """These dice were set aside and are not rolled again in this turn."""

    seat: Seat
    dice: Dice


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A tile went from the middle on top of the seat's stack; `forced`: since the dice allowed nothing."""

    seat: Seat
    kind: Kind
    value: int
    place: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """A tile went from the victim's stack (its top is place 1) on top of the seat's stack, face up."""

    seat: Seat
    victim: Seat
    kind: Kind
    value: int
    place: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The middle is empty: points by seat, and who has most."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
