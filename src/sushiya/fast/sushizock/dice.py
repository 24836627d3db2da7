"""Dice as one number: they have no order, so there are few different handfuls of up to five, listed here.

What can be done with a handful is looked up in tables, built from the reference's faces, die and keeps.
"""

from itertools import combinations_with_replacement, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sushiya.sushizock.allowed import keeps
from sushiya.sushizock.dice import DIE, FACES, NUMBER_OF_DICE, Dice, in_order

__all__ = [
    "COUNT",
    "FACE",
    "HANDFULS",
    "JOINED",
    "KEEPS",
    "KEEPS_COUNT",
    "NO_DICE",
    "NUMBER",
    "ROLLS",
    "SIZE",
    "SMALL",
    "WAYS",
]

HANDFULS: Final[tuple[Dice, ...]] = tuple(
    dice for size in range(NUMBER_OF_DICE + 1) for dice in combinations_with_replacement(FACES, size)
)
"""Every handful by its number: first the empty one, then those of one die, and so on."""

NUMBER: Final = {dice: number for number, dice in enumerate(HANDFULS)}

NO_DICE: Final = NUMBER[()]

SMALL: Final = sum(len(dice) < NUMBER_OF_DICE for dice in HANDFULS)
"""Handfuls below this number leave a die to roll."""


def _joined() -> NDArray[np.uint8]:
    joined = np.zeros((SMALL, SMALL), dtype=np.uint8)
    for (one, some), (other, more) in product(enumerate(HANDFULS[:SMALL]), repeat=2):
        if len(some) + len(more) <= NUMBER_OF_DICE:
            joined[one, other] = NUMBER[in_order(some + more)]
    return joined


def _keeps() -> NDArray[np.uint8]:
    table = np.zeros((len(HANDFULS), max(len(keeps(dice)) for dice in HANDFULS)), dtype=np.uint8)
    for number, dice in enumerate(HANDFULS):
        for index, keep in enumerate(keeps(dice)):
            table[number, index] = NUMBER[keep.dice]
    return table


def _rolls() -> NDArray[np.uint8]:
    table = np.zeros((NUMBER_OF_DICE + 1, len(DIE) ** NUMBER_OF_DICE), dtype=np.uint8)
    for size in range(NUMBER_OF_DICE + 1):
        for way, sides in enumerate(product(DIE, repeat=size)):
            table[size, way] = NUMBER[in_order(sides)]
    return table


SIZE = np.array([len(dice) for dice in HANDFULS], dtype=np.uint8)
COUNT = np.array([[dice.count(face) for face in FACES] for dice in HANDFULS], dtype=np.uint8)
"""The number of dice, by handful and face."""
FACE = np.array([NUMBER[face,] for face in FACES], dtype=np.uint8)
"""A single die that shows this face, as a handful."""
JOINED = _joined()
"""The handful that two handfuls make together."""
KEEPS = _keeps()
"""By handful just rolled: every handful that may be set aside, in the reference engine's order."""
KEEPS_COUNT = np.array([len(keeps(dice)) for dice in HANDFULS], dtype=np.uint8)
"""By handful just rolled: how many handfuls may be set aside."""
ROLLS = _rolls()
"""By number of dice: the handful for each of the equally likely ways to fall."""
WAYS = np.array([len(DIE) ** size for size in range(NUMBER_OF_DICE + 1)], dtype=np.int64)
"""By number of dice: how many ways to fall there are."""
