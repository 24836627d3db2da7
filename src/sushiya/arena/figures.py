"""Win share, rank and points of each bot, with confidence intervals over deals."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

from sushiya.arena.deals import Contest, Outcome
from sushiya.core import Seat

__all__ = ["Figure", "Standing", "standings"]

SURE = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % interval. After a single deal the margin is None."""

    mean: float
    margin: float | None

    @property
    def low(self) -> float:
        return float("-inf") if self.margin is None else self.mean - self.margin

    @property
    def high(self) -> float:
        return float("inf") if self.margin is None else self.mean + self.margin


@dataclass(frozen=True)
class Standing:
    """How a bot did, over all seats that it played."""

    win_share: Figure
    score: Figure
    rank: Figure

    @property
    def ci95(self) -> tuple[float, float]:
        """The interval of the win share, clipped to the range from 0 to 1."""
        return max(0.0, self.win_share.low), min(1.0, self.win_share.high)


def standings(contest: Contest, deals: Iterable[tuple[Outcome, ...]]) -> dict[str, Standing]:
    """The standing of each name. Each deal gives one value, since its matches depend on each other."""
    played = list(deals)
    seats = {
        name: [
            [seat for seat, sitting in enumerate(contest.seated(rotation)) if sitting == name]
            for rotation in range(contest.game.seats)
        ]
        for name in dict.fromkeys(contest.bots)
    }

    def figure(name: str, value: Callable[[Outcome, Seat], float]) -> Figure:
        by_deal = [
            fmean(
                value(outcome, seat)
                for outcome, mine in zip(outcomes, seats[name], strict=True)
                for seat in mine
            )
            for outcomes in played
        ]
        margin = SURE * stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else None
        return Figure(fmean(by_deal), margin)

    return {
        name: Standing(
            figure(name, Outcome.win_share),
            figure(name, lambda outcome, seat: outcome.scores[seat]),
            figure(name, Outcome.rank),
        )
        for name in seats
    }
