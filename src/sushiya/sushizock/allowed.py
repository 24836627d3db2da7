"""The moves that the dice allow, all five counted together, and the forced move when they allow none."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from sushiya.core import Seat
from sushiya.sushizock.dice import Dice, Face
from sushiya.sushizock.moves import Keep, Steal, Take
from sushiya.sushizock.tiles import KINDS, Kind, Tiles

__all__ = ["CHOPSTICKS", "FOR_ANY", "FOR_THE_TOP", "forced_takes", "keeps", "steals", "takes"]

CHOPSTICKS: Final[tuple[tuple[Face, Kind], ...]] = (("blue", "sushi"), ("red", "bone"))
"""What the chopsticks of each colour steal."""
FOR_THE_TOP: Final = 3
"""How many chopsticks of a colour it takes to steal the top tile of a stack."""
FOR_ANY: Final = 4
"""How many it takes to steal any tile of a stack."""


def takes(dice: Dice, rows: Tiles) -> tuple[Take, ...]:
    """With three sushi on the dice, the third sushi of the row may be taken. The same goes for bones."""
    return tuple(Take(kind, dice.count(kind)) for kind in KINDS if 0 < dice.count(kind) <= len(rows.of(kind)))


def steals(dice: Dice, thief: Seat, stacks: Sequence[Tiles]) -> tuple[Steal, ...]:
    """The top tiles, or all tiles, of every stack except the thief's own."""
    for face, kind in CHOPSTICKS:
        if (count := dice.count(face)) >= FOR_THE_TOP:  # with five dice, only one colour can reach it
            return tuple(
                Steal(kind, place, victim)
                for victim, own in enumerate(stacks)
                if victim != thief
                for place in range(1, _reach(count, len(own.of(kind))) + 1)
            )
    return ()


def _reach(chopsticks: int, height: int) -> int:
    """How many tiles of a stack of this height, from the top, can be stolen."""
    return height if chopsticks >= FOR_ANY else min(height, 1)


@cache
def keeps(rolled: Dice) -> tuple[Keep, ...]:
    """Every way to set aside at least one of the dice just rolled and leave at least one to roll."""
    # Equal dice are interchangeable: of the three ways to pick two of three sushi, only one is listed.
    return tuple(
        Keep(dice) for count in range(1, len(rolled)) for dice in dict.fromkeys(combinations(rolled, count))
    )


def forced_takes(rows: Tiles) -> tuple[Take, ...]:
    """The worst bone of the middle, or if there is none, the lowest sushi.

    Tiles of equal value are all listed, since each leaves a different row.
    """
    if rows.bones:
        return _all_of(max(rows.bones), "bone", rows.bones)
    return _all_of(min(rows.sushi), "sushi", rows.sushi)


def _all_of(tile: int, kind: Kind, row: tuple[int, ...]) -> tuple[Take, ...]:
    return tuple(Take(kind, place) for place, other in enumerate(row, 1) if other == tile)
