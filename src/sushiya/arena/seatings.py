"""Who sits where in the matches of a deal, so that no bot's figures depend on a seat or a neighbour."""

from collections import Counter
from functools import cache
from math import factorial, prod
from random import Random

from sushiya.core import shuffled

__all__ = ["Seating", "all_seatings", "balanced_seatings", "count_seatings"]

Seating = tuple[str, ...]
"""The bots by seat."""


def count_seatings(names: Seating) -> int:
    """The number of ways to seat these bots. Equal names are interchangeable."""
    return factorial(len(names)) // prod(map(factorial, Counter(names).values()))


@cache
def all_seatings(names: Seating) -> tuple[Seating, ...]:
    """Every way to seat these bots, each once: every circular order, turned to every seat."""
    circles = dict.fromkeys((names[0], *others) for others in _permutations(names[1:]))
    return tuple(dict.fromkeys(turned for circle in circles for turned in _turned(circle)))


def balanced_seatings(names: Seating, rng: Random) -> tuple[Seating, ...]:
    """Random circular orders, each turned to every seat, in which nobody has a favourite neighbour.

    Everyone comes directly after everyone else equally often. Number the bots: number 0 sits between the ends
    of a zigzag 0, 1, -1, 2, -2 … through the others (modulo their number), which moves on by one from order
    to order. Over all of them, every two sit side by side equally often. With each order reversed, too, so
    does each on either side of the other.
    """
    bots, count = shuffled(names, rng), len(names) - 1
    zigzag = [(step + 1) // 2 * (1 if step % 2 else -1) for step in range(count)]
    circles: dict[tuple[int, ...], None] = {}
    for shift in range(count):
        others = [(number + shift) % count + 1 for number in zigzag]
        circles[0, *others] = circles[0, *reversed(others)] = None
    return tuple(turned for circle in circles for turned in _turned(tuple(bots[i] for i in circle)))


def _turned(circle: Seating) -> tuple[Seating, ...]:
    """Every rotation of the circle, starting with the unchanged one."""
    return tuple(circle[-cut:] + circle[:-cut] if cut else circle for cut in range(len(circle)))


def _permutations(names: Seating) -> dict[Seating, None]:
    """The different orders of these names, the given one first."""
    if not names:
        return {(): None}
    return {
        (name, *rest): None
        for at, name in enumerate(names)
        if name not in names[:at]
        for rest in _permutations(names[:at] + names[at + 1 :])
    }
