"""How far estimated probabilities are from what happened, and which calibration brings them closest."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import inf, pi, sqrt

import numpy as np
from numpy.typing import NDArray

from scripts.calibration_matches import DEALS, FIRST, Played
from sushiya.arena.intervals import SURE
from sushiya.review.calibration import Calibration
from sushiya.review.judge import ENDS

__all__ = ["KINDS", "RAW", "Estimates", "Found", "Tenth", "estimates", "fitted", "found_in"]

RAW = Calibration(0.0, 1.0)
"""Plain shares of rollouts."""
TENTHS = 10
LEAST = 1e-6
"""Smaller probabilities count as this one where a logarithm is taken."""
PRIORS = tuple(round(0.25 * 1.5**step, 2) for step in range(14))
SLOPES = tuple(round(0.6 + 0.02 * step, 2) for step in range(41))
"""The values that a fit tries."""


@dataclass(frozen=True, eq=False)
class Estimates:
    """Probabilities that were given, and what happened."""

    given: NDArray[np.float64]
    won: NDArray[np.float64]
    match: NDArray[np.int64]
    """Estimates of one match are not independent."""

    @classmethod
    def joined(cls, parts: Sequence["Estimates"]) -> "Estimates":
        """All of these estimates; matches of different parts count as different ones."""
        shift = 1 + max(int(each.match.max(initial=0)) for each in parts)
        return cls(
            np.concatenate([each.given for each in parts]),
            np.concatenate([each.won for each in parts]),
            np.concatenate([each.match + shift * index for index, each in enumerate(parts)]),
        )

    def surprise(self) -> float:
        """The mean of minus the logarithm of the probability of what happened: the lower, the better."""
        likely = np.log(np.clip(self.given, LEAST, 1)) * self.won
        unlikely = np.log(np.clip(1 - self.given, LEAST, 1)) * (1 - self.won)
        return -float((likely + unlikely).mean())


Row = tuple[tuple[float, ...], float, tuple[int, ...] | None]
"""How often each seat won, in how many rollouts, and which seats count: None for all."""
KINDS: dict[str, Callable[[Played], Iterable[Row]]] = {
    "positions": lambda it: ((each.wins, ENDS * DEALS, None) for each in it.positions),
    "first pictures": lambda it: ((each.first, ENDS * FIRST, None) for each in it.positions),
    "choices": lambda it: (
        (_alone(each.seat, each.wins, ENDS * DEALS, len(it.won)), ENDS * DEALS, (each.seat,))
        for each in it.choices
    ),
}
"""What is estimated: positions, all cards known; the same with a few rollouts; what a choice promises."""


def _alone(seat: int, wins: float, playouts: float, seats: int) -> tuple[float, ...]:
    """The estimate where only one seat is known, as if all others were alike."""
    rest = (playouts - wins) / (seats - 1)
    return tuple(wins if each == seat else rest for each in range(seats))


def estimates(matches: Iterable[Played], kind: str, calibration: Calibration) -> Estimates:
    """The probabilities of one kind that this calibration gives."""
    given: list[float] = []
    won: list[float] = []
    match: list[int] = []
    for played in matches:
        for wins, playouts, seats in KINDS[kind](played):
            chances = calibration.chances(wins, playouts)
            for seat in range(len(wins)) if seats is None else seats:
                given.append(chances[seat])
                won.append(played.won[seat])
                match.append(played.number)
    return Estimates(np.array(given), np.array(won), np.array(match, np.int64))


def fitted(matches: Sequence[Played]) -> Calibration:
    """The calibration under which what happened is the most likely, over all kinds alike."""
    groups = _by_seats(matches)

    @cache
    def surprise(prior: int, slope: int) -> float:
        if prior not in range(len(PRIORS)) or slope not in range(len(SLOPES)):
            return inf
        return sum(_surprise(*group, PRIORS[prior], SLOPES[slope]) for group in groups)

    best, place = (0, 0), (len(PRIORS) // 2, len(SLOPES) // 2)
    while best != place:  # go downhill: there is a single minimum
        best = place
        around = product(range(best[0] - 1, best[0] + 2), range(best[1] - 1, best[1] + 2))
        place = min(around, key=lambda each: (surprise(*each), each != best))
    return Calibration(PRIORS[best[0]], SLOPES[best[1]])


Group = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]
"""By estimate: wins by seat, rollouts, who won, and how much a seat counts."""


def _by_seats(matches: Iterable[Played]) -> list[Group]:
    rows: dict[int, list[tuple[Sequence[float], float, Sequence[float], Sequence[float]]]] = {}
    for played in matches:
        for kind in KINDS.values():
            for wins, playouts, seats in kind(played):
                counts = [float(seats is None or seat in seats) for seat in range(len(wins))]
                rows.setdefault(len(wins), []).append((wins, playouts, played.won, counts))
    return [
        (np.array(wins), np.array(playouts)[:, None], np.array(won), np.array(counts))
        for wins, playouts, won, counts in (zip(*each, strict=True) for each in rows.values())
    ]


def _surprise(
    wins: NDArray[np.float64],
    playouts: NDArray[np.float64],
    won: NDArray[np.float64],
    counts: NDArray[np.float64],
    prior: float,
    slope: float,
) -> float:
    powers = ((wins + prior / wins.shape[1]) / (playouts + prior)) ** slope
    given = np.clip(powers / powers.sum(axis=1, keepdims=True), LEAST, 1 - LEAST)
    return -float((counts * (won * np.log(given) + (1 - won) * np.log(1 - given))).sum())


@dataclass(frozen=True, slots=True)
class Tenth:
    """Probabilities from one tenth: how many, their mean, and how many were won."""

    count: int
    given: float
    won: float
    margin: float
    """The margin of `won`, with 95 % confidence, over matches."""


@dataclass(frozen=True, slots=True)
class Found:
    """How far given probabilities are from what happened."""

    matches: int
    chances: int
    error: float
    """The expected calibration error: the mean of |given - won| over tenths, weighted by their sizes."""
    noise: float
    """The average error if every probability were right, since the number of matches is limited."""
    surprise: float
    tenths: tuple[Tenth | None, ...]
    """Empty tenths are None."""


def found_in(what: Estimates) -> Found:
    """The calibration error of these probabilities, tenth by tenth."""
    place = np.minimum((what.given * TENTHS).astype(np.int64), TENTHS - 1)
    tenths: list[Tenth | None] = []
    error = noise = 0.0
    for tenth in range(TENTHS):
        inside = place == tenth
        count = int(inside.sum())
        if not count:
            tenths.append(None)
            continue
        given, won = float(what.given[inside].mean()), float(what.won[inside].mean())
        off = what.won[inside] - what.given[inside]
        _, match = np.unique(what.match[inside], return_inverse=True)
        uncertain = _uncertain(match, off - off.mean())
        tenths.append(Tenth(count, round(given, 4), round(won, 4), round(SURE * uncertain, 4)))
        error += abs(given - won) * count
        noise += sqrt(2 / pi) * _uncertain(match, off) * count  # if every probability is right, the mean is 0
    total = len(what.given)
    return Found(
        len(np.unique(what.match)),
        total,
        round(error / total, 4),
        round(noise / total, 4),
        round(what.surprise(), 4),
        tuple(tenths),
    )


def _uncertain(match: NDArray[np.intp], off: NDArray[np.float64]) -> float:
    """The standard error of the mean: matches are independent, probabilities of one match are not."""
    return sqrt(float((np.bincount(match, off) ** 2).sum())) / len(off)
