"""Confidence intervals over deals that also hold for few deals, and for bots that win always or never."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, inf, pi, sin, sqrt
from statistics import NormalDist, fmean

__all__ = ["SURE", "Figure", "mean_figure", "share_figure", "t_quantile"]

SURE = NormalDist().inv_cdf(0.975)
"""The quantile for large samples."""


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % interval. After a single deal the interval is unbounded."""

    mean: float
    low: float = -inf
    high: float = inf

    @classmethod
    def around(cls, mean: float, margin: float) -> "Figure":
        return cls(mean, mean - margin, mean + margin)

    @property
    def margin(self) -> float | None:
        """Half the width of the interval; None if it is unbounded."""
        return None if self.high == inf else (self.high - self.low) / 2


def mean_figure(by_deal: Sequence[float]) -> Figure:
    """The mean of one value per deal, with Student's interval."""
    deals, mean = len(by_deal), fmean(by_deal)
    if deals < 2:
        return Figure(mean)
    return Figure.around(mean, t_quantile(deals - 1) * sqrt(_variance(by_deal, mean) / deals))


def share_figure(by_deal: Sequence[float]) -> Figure:
    """The mean of one share (0 to 1) per deal, with Wilson's interval.

    Wilson's formula expects independent trials, but the matches of a deal depend on each other. So it gets
    the number of trials that would make the mean as certain as the deals make it, and Student's quantile. If
    all deals gave the same share, each counts as one trial.
    """
    deals, mean = len(by_deal), fmean(by_deal)
    if deals < 2:
        return Figure(mean, 0.0, 1.0)
    spread, by_chance = _variance(by_deal, mean), mean * (1 - mean)
    trials = deals * by_chance / spread if spread * by_chance > 0 else deals
    doubt = t_quantile(deals - 1) ** 2 / trials
    centre, margin = mean + doubt / 2, sqrt(by_chance * doubt + doubt**2 / 4)
    return Figure(mean, max(0.0, (centre - margin) / (1 + doubt)), min(1.0, (centre + margin) / (1 + doubt)))


def _variance(values: Sequence[float], mean: float) -> float:
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


@cache
def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t with this many degrees of freedom."""
    low, high = 0.0, 1000.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        if _t_within(middle, freedom) < 0.95:
            low = middle
        else:
            high = middle
    return high


def _t_within(t: float, freedom: int) -> float:
    """The probability that |T| is at most t: a finite sum (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for power in range(1 + odd, freedom, 2):
        total += term
        term *= power / (power + 1) * cos(angle) ** 2
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
