"""Luck that can be repeated: a fresh stream for each chance decision, and fair draws from it.

A seed is only a recipe. Chance decisions are numbered among themselves, so no player's choice shifts anyone's
luck. Only `Random.random()` is used: the one method whose sequence Python promises to keep.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

__all__ = ["commitment", "draw", "one_of", "shuffled", "stream"]

T = TypeVar("T")


def stream(seed: str, index: int) -> Random:
    """The generator for the chance decision of this number."""
    return Random(int.from_bytes(sha256(f"{seed}/{index}".encode()).digest(), "big"))


def one_of(items: Sequence[T], rng: Random) -> T:
    """One of the items, each equally likely."""
    return items[int(rng.random() * len(items))]


def draw(items: Sequence[T], count: int, rng: Random) -> list[T]:
    """`count` of the items, every ordered choice equally likely."""
    pool = list(items)
    size = len(pool)
    for i in range(count):
        j = i + int(rng.random() * (size - i))
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """All the items, every order equally likely."""
    return draw(items, len(items), rng)


def commitment(seed: str) -> str:
    """What is shown before the first deal, so that the seed can't be swapped afterwards."""
    return sha256(seed.encode()).hexdigest()
