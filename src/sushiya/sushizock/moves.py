"""The answers of players: take a tile, steal one, or keep dice and roll again."""

from dataclasses import dataclass
from typing import TypeAlias

from sushiya.core import Action, Choice, Seat
from sushiya.sushizock.dice import Dice
from sushiya.sushizock.tiles import Kind

__all__ = ["ChooseMove", "Keep", "Move", "Steal", "Take"]


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a tile from the middle. Places count from the left of the row, starting at 1."""

    kind: Kind
    place: int

    def __str__(self) -> str:
        return f"take {self.kind} {self.place}"


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Steal a tile from somebody's stack. Place 1 is the top."""

    kind: Kind
    place: int
    victim: Seat

    def __str__(self) -> str:
        return f"steal {self.kind} {self.place} from {self.victim}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Set aside some of the dice just rolled, and roll the others again."""

    dice: Dice

    def __str__(self) -> str:
        return f"keep {' '.join(self.dice)}"


Move: TypeAlias = Take | Steal | Keep


@dataclass(frozen=True, slots=True)
class ChooseMove(Choice):
    """Take, steal or roll again? Also asked when a tile must be taken because the dice allow nothing."""
