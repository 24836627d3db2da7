"""What the dice allow, all five counted together, and what must be done when they allow nothing."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from sushiya.core import Seat
from sushiya.sushizock.dice import Dice, Face
from sushiya.sushizock.moves import Keep, Steal, Take
from sushiya.sushizock.tiles import KINDS, Kind, Tiles

__all__ = ["forced_takes", "keeps", "steals", "takes"]

CHOPSTICKS: Final[tuple[tuple[Face, Kind], ...]] = (("blue", "sushi"), ("red", "bone"))
"""What each colour steals."""
FOR_THE_TOP: Final = 3
"""So many chopsticks of a colour reach the top tile of a stack …"""
FOR_ANY: Final = 4
"""… and so many any tile of it."""


def takes(dice: Dice, rows: Tiles) -> tuple[Take, ...]:
    """As many sushi as the dice show, so far along the row is the one to take; bones likewise."""
    return tuple(Take(kind, dice.count(kind)) for kind in KINDS if 0 < dice.count(kind) <= len(rows.of(kind)))


def steals(dice: Dice, thief: Seat, stacks: Sequence[Tiles]) -> tuple[Steal, ...]:
    """The top tiles, or all of them, of every stack but the thief's own."""
    for face, kind in CHOPSTICKS:
        if (count := dice.count(face)) >= FOR_THE_TOP:  # five dice: the other colour can't reach it too
            return tuple(
                Steal(kind, place, victim)
                for victim, own in enumerate(stacks)
                if victim != thief
                for place in range(1, _reach(count, len(own.of(kind))) + 1)
            )
    return ()


def _reach(chopsticks: int, height: int) -> int:
    """How deep into a stack of this height they reach."""
    return height if chopsticks >= FOR_ANY else min(height, 1)


@cache
def keeps(rolled: Dice) -> tuple[Keep, ...]:
    """Every way to set aside at least one of the dice just rolled and leave at least one to roll."""
    # Equal dice are interchangeable: of the many ways to pick two of three sushi, one is listed.
    return tuple(
        Keep(dice) for count in range(1, len(rolled)) for dice in dict.fromkeys(combinations(rolled, count))
    )


def forced_takes(rows: Tiles) -> tuple[Take, ...]:
    """The worst bone of the middle, else the poorest sushi. Of equal ones any: each leaves another row."""
    if rows.bones:
        return _all_of(max(rows.bones), "bone", rows.bones)
    return _all_of(min(rows.sushi), "sushi", rows.sushi)


def _all_of(tile: int, kind: Kind, row: tuple[int, ...]) -> tuple[Take, ...]:
    return tuple(Take(kind, place) for place, other in enumerate(row, 1) if other == tile)
