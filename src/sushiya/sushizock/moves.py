"""What a player may answer: take a tile, steal one, or keep dice and roll on."""

from dataclasses import dataclass
from typing import TypeAlias

from sushiya.core import Action, Choice, Seat
from sushiya.sushizock.dice import Dice
from sushiya.sushizock.tiles import Kind

__all__ = ["ChooseMove", "Keep", "Move", "Steal", "Take"]


@dataclass(frozen=True, slots=True)
class Take(Action):
    """A tile of the middle: the first of its row is 1, counted from the left."""

    kind: Kind
    place: int

    def __str__(self) -> str:
        return f"take {self.kind} {self.place}"


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """A tile of somebody's stack: the top one is 1."""

    kind: Kind
    place: int
    victim: Seat

    def __str__(self) -> str:
        return f"steal {self.kind} {self.place} from {self.victim}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Set these of the dice just rolled aside, and roll the others again."""

    dice: Dice

    def __str__(self) -> str:
        return f"keep {' '.join(self.dice)}"


Move: TypeAlias = Take | Steal | Keep


@dataclass(frozen=True, slots=True)
class ChooseMove(Choice):
    """The dice lie there: take, steal or roll on? The tile that must be taken is asked for here as well."""
