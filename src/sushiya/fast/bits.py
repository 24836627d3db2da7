"""Sets of up to 63 small numbers as bits of one integer, without branches that could be mispredicted."""

from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from sushiya.fast.kernel import INLINE, compiled_for, inline_kernel

__all__ = ["count_bits", "lowest_bit", "nth_bit"]

NEVER_ZERO = ir.Constant(ir.IntType(1), 1)
SCATTER = "llvm.x86.bmi.pdep.64"
"""An x86 instruction that many processors have: it deposits the bits of one number at those of another."""


def scatters() -> bool:
    """Whether this processor has that instruction and isn't slow at it."""
    config: Any = numba.config
    if config.DISABLE_JIT or config.CPU_NAME or config.CPU_FEATURES:  # not compiled for this processor
        return False
    slow = llvmlite.binding.get_host_cpu_name() in ("znver1", "znver2")
    return not slow and bool(llvmlite.binding.get_host_cpu_features().get("bmi2"))


if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]

    def count_bits(bits: int) -> int:
        """The number of set bits."""
        return int(bits).bit_count()

    def lowest_bit(bits: int) -> int:
        """The index of the lowest set bit."""
        return (int(bits) & -int(bits)).bit_length() - 1

else:

    @intrinsic
    def count_bits(context: Any, bits: Any) -> Any:
        """The number of set bits, in one processor instruction."""
        return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])

    @intrinsic
    def lowest_bit(context: Any, bits: Any) -> Any:
        """The index of the lowest set bit, in one processor instruction."""
        return types.int64(types.int64), lambda _, builder, __, args: builder.cttz(args[0], NEVER_ZERO)

    @intrinsic
    def scatter(context: Any, bits: Any, places: Any) -> Any:
        """The bits of one number, deposited at the set bits of another."""
        word = ir.IntType(64)

        def call(_: Any, builder: Any, __: Any, args: Any) -> Any:
            kind = ir.FunctionType(word, (word, word))
            return builder.call(builder.module.declare_intrinsic(SCATTER, fnty=kind), args)

        return types.int64(types.int64, types.int64), call


@inline_kernel
def nth_bit_by_halves(bits: int, n: int) -> int:
    """The index of the n-th set bit, counted from 0 and from the lowest. It must exist."""
    at = 0
    for step in (32, 16, 8, 4, 2, 1):
        before = count_bits(bits & ((1 << step) - 1))
        further = int(n >= before)
        n -= before * further
        at += step * further
        bits >>= step * further
    return at


@inline_kernel
def nth_bit_at_once(bits: int, n: int) -> int:
    """The same in two instructions."""
    return lowest_bit(scatter(1 << n, bits))  # type: ignore[call-arg]


def nth_bit(bits: int, n: int) -> int:
    """The index of the n-th set bit, as quickly as the processor that a kernel is compiled for allows."""
    return nth_bit_by_halves(bits, n)


@overload(nth_bit, strict=False, jit_options=INLINE)
def _nth_bit(bits: Any, n: Any) -> Callable[[int, int], int]:
    at_once = compiled_for() == "cpu" and scatters()
    nth: Any = nth_bit_at_once if at_once else nth_bit_by_halves
    return lambda bits, n: nth(bits, n)
