"""Sets of up to 32 small numbers as the bits of one number, with no branch to be guessed wrong."""

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from sushiya.fast.kernel import small

__all__ = ["count_bits", "lowest_bit", "nth_bit"]

BYTES = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
NTH = np.array([bits + [0] * (8 - len(bits)) for bits in BYTES], dtype=np.int8)
NEVER_ZERO = ir.Constant(ir.IntType(1), 1)


if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]

    def count_bits(bits: int) -> int:
        """How many there are."""
        return int(bits).bit_count()

    def lowest_bit(bits: int) -> int:
        """The lowest one."""
        return (int(bits) & -int(bits)).bit_length() - 1

else:

    @intrinsic
    def count_bits(context: Any, bits: Any) -> Any:
        """How many there are: an instruction of the processor."""
        return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])

    @intrinsic
    def lowest_bit(context: Any, bits: Any) -> Any:
        """The lowest one: an instruction of the processor."""
        return types.int64(types.int64), lambda _, builder, __, args: builder.cttz(args[0], NEVER_ZERO)


@small
def nth_bit(bits: int, n: int) -> int:
    """The n-th one, counted from 0 and from the lowest; there must be so many."""
    one = count_bits(bits & 0xFF)
    two = count_bits(bits & 0xFFFF)
    three = count_bits(bits & 0xFFFFFF)
    byte = int(n >= one) + int(n >= two) + int(n >= three)
    before = count_bits(bits & ((1 << (8 * byte)) - 1))
    return byte * 8 + int(NTH[(bits >> (8 * byte)) & 255, n - before])
