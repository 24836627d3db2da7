"""Five identical dice. They are a multiset, without an order on the table; here they are always sorted."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, Literal, TypeAlias

__all__ = ["DIE", "FACES", "NUMBER_OF_DICE", "Dice", "Face", "in_order", "rolls"]

Face: TypeAlias = Literal["sushi", "bone", "blue", "red"]
FACES: Final[tuple[Face, ...]] = ("sushi", "bone", "blue", "red")
"""The four faces, in the order dice are always listed in. Blue and red are chopsticks."""

Dice: TypeAlias = tuple[Face, ...]

DIE: Final[Dice] = ("sushi", "sushi", "bone", "bone", "blue", "red")
"""The six sides of each die."""

NUMBER_OF_DICE: Final = 5

_RANK: Final = {face: rank for rank, face in enumerate(FACES)}


def in_order(faces: Iterable[Face]) -> Dice:
    """These dice in the usual order, that of `FACES`."""
    return tuple(sorted(faces, key=_RANK.__getitem__))


@cache
def rolls(count: int) -> frozenset[Dice]:
    """All results that `count` dice can show."""
    return frozenset(combinations_with_replacement(FACES, count))
