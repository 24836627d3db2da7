"""A tiny generator for the inside of a kernel: one number of 64 bits, held in an array of one element."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import inline_kernel

__all__ = ["Rng", "below", "rng_of", "two_below"]

Rng: TypeAlias = NDArray[np.uint64]

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX = np.uint64(0xD6E8FEB86659FD93)
HALF = np.uint64(32)
LOWER = np.uint64(2**32 - 1)


def rng_of(seed: int) -> Rng:
    """A generator with this seed."""
    return np.array([seed % 2**64], dtype=np.uint64)


@inline_kernel
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (but for one part in 2^32 / n)."""
    return _scale(_next(rng) >> HALF, n)


@inline_kernel
def two_below(rng: Rng, n: int, m: int) -> tuple[int, int]:
    """One number below n and one below m, at the price of one: each from a half of the same 64 bits."""
    x = _next(rng)
    x ^= x >> HALF  # the lower half is mixed as well as the upper
    return _scale(x >> HALF, n), _scale(x & LOWER, m)


@inline_kernel
def _next(rng: Rng) -> np.uint64:
    """64 bits, the upper half well mixed.

    A counter that is mixed: the next number needn't wait for this one, so the processor works on several.
    """
    x = rng[0] + STEP
    rng[0] = x
    x = (x ^ (x >> HALF)) * MIX
    return (x ^ (x >> HALF)) * MIX


@inline_kernel
def _scale(half: np.uint64, n: int) -> int:
    return np.int64((half * np.uint64(n)) >> HALF)  # type: ignore[return-value]
