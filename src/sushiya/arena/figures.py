"""Win share, rank and points of each bot, with confidence intervals over deals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from sushiya.arena.deals import Contest, Outcome
from sushiya.arena.intervals import Figure, mean_figure, share_figure
from sushiya.arena.seatings import Seating
from sushiya.core import Seat

__all__ = ["NEIGHBOURS", "Deals", "Standing", "by_neighbour", "standings"]

Deals = Mapping[int, tuple[Outcome, ...]]
"""Deals by number, each with the outcomes of its matches, in the order of the contest's seatings."""
NEIGHBOURS = {"previous": -1, "next": 1}
"""The neighbours of a seat. In Sushi Go! hands pass to the left: from the previous seat."""


@dataclass(frozen=True)
class Standing:
    """How a bot did, over all seats that it played."""

    win_share: Figure
    score: Figure
    rank: Figure


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


def _standing(contest: Contest, deals: Deals, counts: Callable[[Seating, Seat], bool]) -> Standing:
    """The figures over all places that count.

    Each deal gives one value, since its matches depend on each other.
    """
    shares, scores, ranks = [], [], []
    for deal, outcomes in deals.items():
        places = [
            (outcome, seat)
            for outcome, seating in zip(outcomes, contest.seatings(deal), strict=True)
            for seat in range(len(seating))
            if counts(seating, seat)
        ]
        if places:
            shares.append(fmean(outcome.win_share(seat) for outcome, seat in places))
            scores.append(fmean(outcome.scores[seat] for outcome, seat in places))
            ranks.append(fmean(outcome.rank(seat) for outcome, seat in places))
    return Standing(share_figure(shares), mean_figure(scores), mean_figure(ranks))
