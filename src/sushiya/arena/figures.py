"""Win share, rank and points of each bot, with confidence intervals over deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import TypeAlias

from sushiya.arena.deals import Contest, Outcome
from sushiya.arena.intervals import Figure, mean_figure, share_figure
from sushiya.arena.seatings import Seating
from sushiya.core import Seat

__all__ = ["NEIGHBOURS", "Deals", "Standing", "by_neighbour", "standing_of", "standings"]

Deals = Mapping[int, tuple[Outcome, ...]]
"""Deals by number, each with the outcomes of its matches, in the order of the contest's seatings."""
NEIGHBOURS = {"previous": -1, "next": 1}
"""The neighbours of a seat. In Sushi Go! hands pass to the left: from the previous seat."""


ByDeal: TypeAlias = Mapping[str, Sequence[float | None]]
"""Win share, score and rank of each deal by its number; None for deals that say nothing."""
DIGITS = {"win_share": 6, "score": 4, "rank": 4}


@dataclass(frozen=True)
class Standing:
    """How a bot did, over all seats that it played."""

    win_share: Figure
    score: Figure
    rank: Figure
    by_deal: ByDeal
    """What the figures are computed from. Whoever has these needs no match to compute them differently."""


def standings(contest: Contest, deals: Deals) -> dict[str, Standing]:
    """The standing of each name."""
    return {name: _standing(contest, deals, partial(_sits, name)) for name in dict.fromkeys(contest.bots)}


def by_neighbour(contest: Contest, deals: Deals, side: str) -> dict[tuple[str, str], Standing]:
    """How each bot did, by its name and by who sat at the previous or next seat."""
    names = dict.fromkeys(contest.bots)
    return {
        (name, other): _standing(contest, deals, partial(_sits_beside, name, other, NEIGHBOURS[side]))
        for name in names
        for other in names
        if name != other or contest.bots.count(name) > 1
    }


def _sits(name: str, seating: Seating, seat: Seat) -> bool:
    return seating[seat] == name


def _sits_beside(name: str, other: str, step: int, seating: Seating, seat: Seat) -> bool:
    return seating[seat] == name and seating[(seat + step) % len(seating)] == other


def standing_of(by_deal: ByDeal) -> Standing:
    """The figures over these deals."""
    shares, scores, ranks = ([value for value in by_deal[name] if value is not None] for name in DIGITS)
    return Standing(share_figure(shares), mean_figure(scores), mean_figure(ranks), by_deal)


def _standing(contest: Contest, deals: Deals, counts: Callable[[Seating, Seat], bool]) -> Standing:
    """The figures over all places that count.

    Each deal gives one value, since its matches depend on each other.
    """
    by_deal: dict[str, list[float | None]] = {name: [None] * (max(deals) + 1) for name in DIGITS}
    for deal, outcomes in deals.items():
        places = [
            (outcome, seat)
            for outcome, seating in zip(outcomes, contest.seatings(deal), strict=True)
            for seat in range(len(seating))
            if counts(seating, seat)
        ]
        if places:
            means = (
                fmean(outcome.win_share(seat) for outcome, seat in places),
                fmean(outcome.scores[seat] for outcome, seat in places),
                fmean(outcome.rank(seat) for outcome, seat in places),
            )
            for (name, digits), mean in zip(DIGITS.items(), means, strict=True):
                by_deal[name][deal] = round(mean, digits)
    return standing_of(by_deal)
