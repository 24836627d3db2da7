"""The network of the bot `net`: its weights, and how it rates options, with NumPy or without.

All weights are integers, so every way to compute gives exactly the same result. The first layer is a sum of
the few rows of a table that a position names; each option adds a few more, and is judged from there.
"""

import struct
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from sys import byteorder
from typing import Any, Final, NamedTuple, Protocol

__all__ = ["FILE", "FIRST_UNIT", "FORMAT", "SECOND_UNIT", "Network", "PlainNetwork", "Weights", "network"]

FILE = files(__package__).joinpath("net_weights.bin")
FORMAT: Final = "<4H"
"""The header of the file: the sizes of a row, of the first layer, of all marks, and of the second layer."""
FIRST_UNIT: Final = 512
SECOND_UNIT: Final = 1024
"""The number that stands for 1 in the weights of the layers."""


class Weights(NamedTuple):
    """All weights, as one sequence for each table."""

    width: int
    """The size of the first layer."""
    depth: int
    """The size of the second layer."""
    row: "array[int]"
    """For each number of a row of input, `width` weights."""
    marks: "array[int]"
    second: "array[int]"
    """For each number of the second layer, `width` weights."""
    last: "array[int]"
    row_bias: "array[int]"
    second_bias: "array[int]"

    @classmethod
    def of(cls, data: bytes) -> "Weights":
        row, width, marks, depth = struct.unpack_from(FORMAT, data)
        at = struct.calcsize(FORMAT)

        def numbers(count: int, kind: str) -> "array[int]":
            nonlocal at
            found = array(kind)
            found.frombytes(data[at : at + count * found.itemsize])
            at += count * found.itemsize
            if byteorder == "big":
                found.byteswap()
            return found

        return cls(
            width,
            depth,
            numbers(row * width, "h"),
            numbers(marks * width, "h"),
            numbers(depth * width, "h"),
            numbers(depth, "h"),
            numbers(width, "i"),
            numbers(depth, "i"),
        )


class Network(Protocol):
    """Rates options."""

    def scores(self, row: dict[int, int], options: Sequence[Sequence[int]]) -> Sequence[float]:
        """A number for each option, given by its marks; `row` has the numbers of the input that are not 0."""
        ...


class PlainNetwork:
    """Computes in plain Python."""

    def __init__(self, weights: Weights) -> None:
        self._bias, self._second_bias, self._last = weights.row_bias, weights.second_bias, weights.last
        self._row = _rows(weights.row, weights.width)
        self._marks = _rows(weights.marks, weights.width)
        self._second = _rows(weights.second, weights.width)

    def scores(self, row: dict[int, int], options: Sequence[Sequence[int]]) -> Sequence[float]:
        base = [sum(column) for column in zip(self._bias, *self._named(row), strict=True)]
        return [self._score(base, marks) for marks in options]

    def _named(self, row: dict[int, int]) -> list[Any]:
        return [
            self._row[place] if value == 1 else [value * weight for weight in self._row[place]]
            for place, value in row.items()
        ]

    def _score(self, base: list[int], marks: Sequence[int]) -> int:
        added = zip(base, *(self._marks[mark] for mark in marks), strict=True)
        first = [total if (total := sum(column)) > 0 else 0 for column in added]
        score = 0
        for weights, bias, last in zip(self._second, self._second_bias, self._last, strict=True):
            second = sum(map(mul, weights, first), bias)
            if second > 0:
                score += second * last
        return score


def _rows(numbers: "array[int]", width: int) -> list["array[int]"]:
    return [numbers[first : first + width] for first in range(0, len(numbers), width)]


def numpy_network(weights: Weights) -> Network:
    """Computes with NumPy. All numbers are integers small enough to be exact as floats."""
    import numpy as np

    class NumpyNetwork:
        def __init__(self) -> None:
            def table(numbers: "array[int]", columns: int) -> Any:
                return np.array(numbers, np.float64).reshape(-1, columns)

            self.row, self.marks = table(weights.row, weights.width), table(weights.marks, weights.width)
            self.second = np.ascontiguousarray(table(weights.second, weights.width).T)
            self.bias, self.second_bias, self.last = (
                np.array(numbers, np.float64)
                for numbers in (weights.row_bias, weights.second_bias, weights.last)
            )

        def scores(self, row: dict[int, int], options: Sequence[Sequence[int]]) -> Sequence[float]:
            base = np.array(list(row.values()), np.float64) @ self.row[list(row)] + self.bias
            most = max(map(len, options))
            marks = np.zeros((len(options), most), np.int64)  # the weights of mark 0 are 0
            for option, named in enumerate(options):
                marks[option, : len(named)] = named
            first = np.maximum(self.marks[marks].sum(1) + base, 0)
            second = np.maximum(first @ self.second + self.second_bias, 0)
            found: Sequence[float] = (second @ self.last).tolist()
            return found

    return NumpyNetwork()


@cache
def network() -> Network:
    """The network, loaded when it is first needed."""
    weights = Weights.of(FILE.read_bytes())
    try:
        return numpy_network(weights)
    except ImportError:
        return PlainNetwork(weights)
