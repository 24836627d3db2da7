"""A tiny random generator for use inside kernels: one 64-bit number, held in an array of one element."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sushiya.core import BadOptions
from sushiya.fast.checked import checked_number
from sushiya.fast.kernel import inline_kernel

__all__ = ["Rng", "below", "checked_rng", "rng_of", "two_below"]

Rng: TypeAlias = NDArray[np.uint64]

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX = np.uint64(0xD6E8FEB86659FD93)
HALF = np.uint64(32)
LOWER = np.uint64(2**32 - 1)


def rng_of(seed: int) -> Rng:
    """A random generator with this seed."""
    return np.array([checked_number("The seed", seed, range(-(2**63), 2**64)) % 2**64], dtype=np.uint64)


def checked_rng(rng: object) -> Rng:
    """A random generator of this module."""
    if (
        isinstance(rng, np.ndarray)
        and rng.shape == (1,)
        and rng.dtype == np.uint64
        and rng.flags.writeable
        and rng.flags.c_contiguous
    ):
        return rng
    raise BadOptions(f"A random generator is made by rng_of or seeds_of: it is not {rng!r}.")


@inline_kernel
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (up to an error of n / 2^32)."""
    return _scale(_next(rng) >> HALF, n)


@inline_kernel
def two_below(rng: Rng, n: int, m: int) -> tuple[int, int]:
    """One number below n and one below m for the price of one, each from half of the same 64 bits."""
    x = _next(rng)
    x ^= x >> HALF  # mixes the lower half as well as the upper one
    return _scale(x >> HALF, n), _scale(x & LOWER, m)


@inline_kernel
def _next(rng: Rng) -> np.uint64:
    """64 bits, of which the upper half is well mixed.

    It mixes a counter: the next number does not depend on this one, so the processor can overlap them.
    """
    x = rng[0] + STEP
    rng[0] = x
    x = (x ^ (x >> HALF)) * MIX
    return (x ^ (x >> HALF)) * MIX


@inline_kernel
def _scale(half: np.uint64, n: int) -> int:
    return np.int64((half * np.uint64(n)) >> HALF)  # type: ignore[return-value]
