"""A tiny generator for the inside of a kernel: one number of 64 bits, held in an array of one element."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import small

__all__ = ["Luck", "below", "luck_of"]

Luck: TypeAlias = NDArray[np.uint64]

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX = np.uint64(0xD6E8FEB86659FD93)
HALF = np.uint64(32)


def luck_of(seed: int) -> Luck:
    """A generator with this seed."""
    return np.array([seed % 2**64], dtype=np.uint64)


@small
def below(luck: Luck, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (but for one part in 2^32 / n).

    A counter that is mixed: the next number needn't wait for this one, so the processor works on several.
    """
    x = luck[0] + STEP
    luck[0] = x
    x = (x ^ (x >> HALF)) * MIX
    x = (x ^ (x >> HALF)) * MIX
    return np.int64(((x >> HALF) * np.uint64(n)) >> HALF)  # type: ignore[return-value]
