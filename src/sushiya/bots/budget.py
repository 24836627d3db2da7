"""How long a bot may think."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from time import perf_counter

from sushiya.core import BadOptions

__all__ = ["Budget"]


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one answer: iterations of its search, or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def of(cls, text: str) -> "Budget":
        """The budget of `10000it`, `200ms` or `1s`; raises BadOptions."""
        form = re.fullmatch(r"(\d+)(it|ms|s)|(\d+\.\d+)(s)", text)
        amount, unit = (form[1] or form[3], form[2] or form[4]) if form else ("0", "")
        if not float(amount):
            raise BadOptions(f"'{text}' is not a budget: write 10000it, 200ms or 1s after the @.")
        if unit == "it":
            return cls(iterations=int(amount))
        return cls(seconds=float(amount) / (1000 if unit == "ms" else 1))

    def part(self, share: float) -> "Budget":
        """This share of a time budget. A budget in iterations stays as it is."""
        return self if self.seconds is None else Budget(seconds=share * self.seconds)

    def within(self, seconds: float) -> "Budget":
        """A time budget of at most this many seconds. A budget in iterations stays as it is."""
        return self if self.seconds is None else Budget(seconds=min(seconds, self.seconds))

    def portions(self, size: int, enough: float = inf) -> Iterator[tuple[int, float]]:
        """Yield the iterations to do, portion by portion, each with an estimate of how many remain after it.

        A time budget stops after `enough` iterations; a budget in iterations is always used up.
        """
        if self.iterations:
            for done in range(0, self.iterations, size):
                portion = min(size, self.iterations - done)
                yield portion, self.iterations - done - portion
            return
        began = now = perf_counter()
        end, done = began + (self.seconds or 0), 0
        while now < end and done < enough:
            in_time = done * (end - now) / (now - began) if done else inf
            yield size, min(in_time, enough - done) - size
            done, now = done + size, perf_counter()
