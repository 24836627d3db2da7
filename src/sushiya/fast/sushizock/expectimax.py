"""Solves the dice of a turn exactly: the value of every handful set aside, given the values of the prizes."""

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushizock.dice import HANDFULS, JOINED, KEEPS, KEEPS_COUNT, NUMBER, SIZE, SMALL
from sushiya.fast.sushizock.prizes import FORCED, NOTHING, PRIZES, WON
from sushiya.sushizock.dice import DIE, FACES, NUMBER_OF_DICE, in_order

__all__ = [
    "NEVER",
    "Turn",
    "best_keep",
    "best_prize",
    "expected_value",
    "new_turn",
    "odds_of_turn",
    "two_rolls",
]

NEVER = -1e9
"""The value of an impossible prize."""


class Turn(NamedTuple):
    """The values of a turn."""

    value: NDArray[np.float64]
    """By prize; NEVER where there is no tile for it."""
    stop: NDArray[np.float64]
    """By all five dice: the best prize that they win, or NEVER."""
    last: NDArray[np.float64]
    """By handful: the dice that are not in it are rolled for the last time. With all five dice, the end."""
    hope: NDArray[np.float64]
    """By handful set aside, with two rolls left; NEVER until it is asked for."""


def new_turn() -> Turn:
    """An empty turn, to be filled in."""
    value = np.full(PRIZES + 1, NEVER)
    return Turn(value, np.zeros(len(HANDFULS)), np.zeros(len(HANDFULS)), np.zeros(SMALL))


def _throws() -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.uint8]]:
    widest = sum(len(dice) == NUMBER_OF_DICE for dice in HANDFULS)
    throws = np.zeros((NUMBER_OF_DICE + 1, widest), dtype=np.uint8)
    odds = np.zeros((NUMBER_OF_DICE + 1, widest))
    count = np.zeros(NUMBER_OF_DICE + 1, dtype=np.uint8)
    for size in range(1, NUMBER_OF_DICE + 1):
        falls = [NUMBER[in_order(sides)] for sides in product(DIE, repeat=size)]
        for index, handful in enumerate(sorted(set(falls))):
            throws[size, index] = handful
            odds[size, index] = falls.count(handful) / len(falls)
            count[size] += 1
    return throws, odds, count


THROWS, ODDS, THROWS_COUNT = _throws()
"""By number of dice: every handful they can show, with its probability; and how many there are."""

ODDS_OF_FACE = np.array([DIE.count(face) / len(DIE) for face in FACES])


def _one_more() -> NDArray[np.uint8]:
    more = np.zeros((SMALL, len(FACES)), dtype=np.uint8)
    for kept in range(SMALL):
        for face in range(len(FACES)):
            more[kept, face] = NUMBER[in_order((*HANDFULS[kept], FACES[face]))]
    return more


ONE_MORE = _one_more()
"""By handful and face: the handful with one more die."""


def _keeps_of_throws() -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
    kept_then: list[int] = []
    first = np.zeros((SMALL, THROWS.shape[1] + 1), dtype=np.int16)
    for kept in range(1, SMALL):
        throws = THROWS[NUMBER_OF_DICE - SIZE[kept]]
        for index in range(THROWS_COUNT[NUMBER_OF_DICE - SIZE[kept]]):
            first[kept, index] = len(kept_then)
            keeps = KEEPS[throws[index], : KEEPS_COUNT[throws[index]]]
            kept_then += [int(JOINED[kept, keep]) for keep in keeps]
            first[kept, index + 1] = len(kept_then)
    return np.array(kept_then, dtype=np.uint8), first


KEPT_THEN, FIRST_KEPT = _keeps_of_throws()
"""All that may be set aside in all after a throw, throw after throw in one row; and where those of each throw
begin, by what was set aside before and the index of the throw."""


@kernel
def best_prize(turn: Turn, dice: int) -> int:
    """The best prize that all five dice win, or NOTHING."""
    best = NOTHING
    for index in range(WON.shape[1]):
        if turn.value[WON[dice, index]] > turn.value[best]:
            best = int(WON[dice, index])
    return best


@kernel
def odds_of_turn(turn: Turn) -> None:
    """From the values of the prizes, compute the value of every end and of every last roll."""
    for dice in range(SMALL, len(HANDFULS)):
        best = best_prize(turn, dice)
        turn.stop[dice] = turn.value[best]
        turn.last[dice] = turn.value[FORCED if best == NOTHING else best]
    # Without decisions in between, dice may as well fall one after another. Larger handfuls come first.
    for kept in range(SMALL - 1, 0, -1):
        total = 0.0
        for face in range(len(FACES)):
            total += ODDS_OF_FACE[face] * turn.last[ONE_MORE[kept, face]]
        turn.last[kept] = total
        turn.hope[kept] = NEVER


@kernel
def two_rolls(turn: Turn, kept: int) -> float:
    """The expected value with one more roll to come, before which the player may set dice aside, or stop."""
    size = NUMBER_OF_DICE - SIZE[kept]
    if size == 1:  # a single die can't be rolled again: keeping requires one die to keep and one to roll
        return float(turn.last[kept])
    if turn.hope[kept] == NEVER:
        total = 0.0
        for index in range(THROWS_COUNT[size]):
            total += ODDS[size, index] * _after_throw(turn, kept, index)
        turn.hope[kept] = total
    return float(turn.hope[kept])


@inline_kernel
def _after_throw(turn: Turn, kept: int, index: int) -> float:
    """The best of stopping, and of setting any of these dice aside for the last roll."""
    best = turn.stop[JOINED[kept, THROWS[NUMBER_OF_DICE - SIZE[kept], index]]]
    for then in range(FIRST_KEPT[kept, index], FIRST_KEPT[kept, index + 1]):
        best = max(best, turn.last[KEPT_THEN[then]])
    return float(best)


@kernel
def best_keep(turn: Turn, kept: int, rolled: int, rolls: int) -> int:
    """Which of these dice to set aside, with `rolls` rolls left; 0 if stopping is better."""
    dice = rolled if kept == 0 else int(JOINED[kept, rolled])
    best, chosen = float(turn.value[best_prize(turn, dice)]), 0
    for index in range(KEEPS_COUNT[rolled]):
        keep = int(KEEPS[rolled, index])
        both = int(JOINED[kept, keep])
        hope = float(turn.last[both]) if rolls == 1 else two_rolls(turn, both)
        if hope > best:
            best, chosen = hope, keep
    return chosen


@kernel
def expected_value(turn: Turn, other: NDArray[np.float64], kept: int, rolls: int) -> float:
    """The expectation of another measure of the prizes, with `rolls` rolls left.

    The decisions still follow the values of the turn, which must have been computed.
    """
    size = NUMBER_OF_DICE - SIZE[kept]
    total = 0.0
    for index in range(THROWS_COUNT[size]):
        rolled = int(THROWS[size, index])
        keep = best_keep(turn, kept, rolled, 1) if rolls == 2 else 0
        if keep:
            expected = _expected_value_of_last_roll(turn, other, int(JOINED[kept, keep]))
        else:
            expected = _value_at_end(turn, other, int(JOINED[kept, rolled]))
        total += ODDS[size, index] * expected
    return total


@kernel
def _expected_value_of_last_roll(turn: Turn, other: NDArray[np.float64], kept: int) -> float:
    size = NUMBER_OF_DICE - SIZE[kept]
    total = 0.0
    for index in range(THROWS_COUNT[size]):
        dice = int(JOINED[kept, THROWS[size, index]])
        total += ODDS[size, index] * _value_at_end(turn, other, dice)
    return total


@kernel
def _value_at_end(turn: Turn, other: NDArray[np.float64], dice: int) -> float:
    prize = best_prize(turn, dice)
    return float(other[FORCED if prize == NOTHING else prize])
