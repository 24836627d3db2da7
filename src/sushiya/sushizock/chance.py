"""The questions to chance and its outcomes: the two rows, the first player, the dice."""

from dataclasses import dataclass
from random import Random

from sushiya.core import Action, Chance, Seat, one_of, shuffled
from sushiya.sushizock.dice import DIE, Dice, in_order, rolls
from sushiya.sushizock.tiles import BOX

__all__ = ["DrawLot", "First", "LayRows", "Roll", "RollDice", "Rows"]


@dataclass(frozen=True, slots=True)
class Rows(Action):
    """The two rows of the middle, from left to right."""

    sushi: tuple[int, ...]
    bones: tuple[int, ...]

    def __str__(self) -> str:
        return f"rows {' '.join(map(str, self.sushi))} | {' '.join(map(str, self.bones))}"


@dataclass(frozen=True, slots=True)
class LayRows(Chance):
    """Shuffle sushi and bones separately, and lay them out face up."""

    def accepts(self, action: Action) -> bool:
        return (
            isinstance(action, Rows)
            and tuple(sorted(action.sushi)) == BOX.sushi
            and tuple(sorted(action.bones)) == BOX.bones
        )

    def sample(self, rng: Random) -> Rows:
        return Rows(tuple(shuffled(BOX.sushi, rng)), tuple(shuffled(BOX.bones, rng)))


@dataclass(frozen=True, slots=True)
class First(Action):
    """The seat that begins."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class DrawLot(Chance):
    """Draw the seat that begins."""

    seats: int

    def accepts(self, action: Action) -> bool:
        return isinstance(action, First) and action.seat in range(self.seats)

    def sample(self, rng: Random) -> First:
        return First(one_of(range(self.seats), rng))


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The faces of the dice rolled together."""

    dice: Dice

    def __str__(self) -> str:
        return f"roll {' '.join(self.dice)}"


@dataclass(frozen=True, slots=True)
class RollDice(Chance):
    """Roll `count` dice. They are independent, so a mixed roll is likelier than five of a kind."""

    count: int

    def accepts(self, action: Action) -> bool:
        return isinstance(action, Roll) and action.dice in rolls(self.count)

    def sample(self, rng: Random) -> Roll:
        return Roll(in_order([one_of(DIE, rng) for _ in range(self.count)]))
