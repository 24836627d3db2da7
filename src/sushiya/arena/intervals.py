"""Confidence intervals that also hold for few deals or matches, and for bots that always or never win."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, inf, pi, sin, sqrt
from statistics import NormalDist, fmean

__all__ = ["SURE", "Figure", "mean_figure", "mean_from", "share_figure", "share_from", "t_quantile"]

SURE = NormalDist().inv_cdf(0.975)
MANY = 1000
"""With more degrees of freedom, Student's quantile is computed from the normal one."""


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % interval. For a single value the interval is unbounded."""

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
    return mean_from(len(by_deal), *_moments(by_deal))


def share_figure(by_deal: Sequence[float]) -> Figure:
    """The mean of one share (0 to 1) per deal, with Wilson's interval."""
    mean, squares = _moments(by_deal)
    telling = sum(share != round(mean) for share in by_deal)
    whole = all(share in (0, 1) for share in by_deal)  # how much these differ follows from their mean
    return share_from(len(by_deal), mean, squares, None if whole else telling)


def mean_from(count: int, mean: float, squares: float) -> Figure:
    """The mean of this many values with Student's interval; `squares`: the sum of squared deviations."""
    if count < 2:
        return Figure(mean)
    return Figure.around(mean, t_quantile(count - 1) * sqrt(max(0.0, squares) / (count - 1) / count))


def share_from(count: int, mean: float, squares: float, telling: int | None = None) -> Figure:
    """The mean of this many shares with Wilson's interval; `squares`: the sum of squared deviations.

    Wilson's formula expects independent trials, but the matches of a deal depend on each other. So it gets
    the number of trials that would make the mean as certain as the deals make it, and Student's quantile. If
    all shares are equal, each counts as one trial.

    Of a bot that hardly ever wins, deals without a win say nothing about how much deals differ. So only the
    others count for the quantile, if `telling` says how many these are (or, of one that hardly ever loses,
    how many with a loss). But a deal never tells less than one trial: no shares differ more than those that
    are 0 or 1.
    """
    if count < 2:
        return Figure(mean, 0.0, 1.0)
    spread, by_chance, freedom = squares / (count - 1), mean * (1 - mean), count - 1
    doubt = of_trials = t_quantile(freedom) ** 2 / count
    if spread > 0 and by_chance > 0:
        if telling is not None:
            freedom = min(freedom, max(1, telling))
        doubt = t_quantile(freedom) ** 2 * spread / by_chance / count
        if telling is not None:
            doubt = min(doubt, of_trials)
    centre, margin = mean + doubt / 2, sqrt(by_chance * doubt + doubt**2 / 4)
    return Figure(mean, max(0.0, (centre - margin) / (1 + doubt)), min(1.0, (centre + margin) / (1 + doubt)))


def _moments(values: Sequence[float]) -> tuple[float, float]:
    """Mean and sum of squared deviations, which is exactly 0 if all values are equal."""
    mean = values[0] if len(set(values)) == 1 else fmean(values)
    return mean, sum((value - mean) ** 2 for value in values)


@cache
def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t with this many degrees of freedom."""
    if freedom > MANY:  # the sum below gets long (Abramowitz and Stegun 26.7.5)
        return SURE + (SURE**3 + SURE) / (4 * freedom)
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
