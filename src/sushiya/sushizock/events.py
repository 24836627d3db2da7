"""What happens at the table. All events are public, so anyone who remembers them all knows every stack."""

from dataclasses import dataclass

from sushiya.core import Event, Seat
from sushiya.sushizock.dice import Dice
from sushiya.sushizock.tiles import Kind

__all__ = ["GameEnded", "Kept", "LotDrawn", "Rolled", "RowsLaid", "Stole", "Took", "TurnBegan"]


@dataclass(frozen=True, slots=True)
class RowsLaid(Event):
    """The rows of the middle were laid out, listed from left to right."""

    sushi: tuple[int, ...]
    bones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """This seat was drawn to begin."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """This seat gets the dice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The first, second or third roll of a turn: the dice rolled, without those kept before."""

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
    """A tile went from the middle onto the seat's stack; `forced` if the dice allowed nothing else."""

    seat: Seat
    kind: Kind
    value: int
    place: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """A tile went from the victim's stack (its top is place 1) onto the seat's stack, face up."""

    seat: Seat
    victim: Seat
    kind: Kind
    value: int
    place: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The middle is empty: the points by seat, and the winners."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
