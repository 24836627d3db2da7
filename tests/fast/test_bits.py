"""Pins the n-th number of a set, both with the processor's own instruction, where it has one, and without."""

from random import Random

import pytest

from sushiya.fast.bits import nth_bit, nth_bit_at_once, nth_bit_by_halves, scatters
from sushiya.fast.kernel import entry_point


@entry_point
def nth_bit_in_a_kernel(bits: int, n: int) -> int:
    return nth_bit(bits, n)


AT_ONCE = [nth_bit_at_once] if scatters() else []


@pytest.mark.parametrize("nth", [nth_bit, nth_bit_in_a_kernel, nth_bit_by_halves, *AT_ONCE])
def test_nth_bit(nth: object) -> None:
    assert callable(nth)
    rng = Random(1)
    for _ in range(200):
        numbers = sorted(rng.sample(range(63), rng.randint(1, 20)))
        bits = sum(1 << number for number in numbers)
        assert [nth(bits, n) for n in range(len(numbers))] == numbers
