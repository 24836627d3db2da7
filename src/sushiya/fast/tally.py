"""Sums over many matches: points and picks by dish, scores and wins by seat.

Sums and sums of squares are over matches. So intervals are right even though the seats of a match depend on
each other.
"""

from typing import Any, TypeAlias

import numpy as np

from sushiya.fast.kernel import entry_point
from sushiya.fast.wins import share_of_win

__all__ = ["BINS", "DISHES", "SEATS", "TALLY", "WORST", "Tally", "end_match", "new_tally"]

Tally: TypeAlias = Any
"""A record of TALLY."""

SEATS = DISHES = 8
WORST = -32
BINS = 128
"""The histogram starts at WORST points and has BINS bins. Values outside go into the first or last bin."""

TALLY = np.dtype(
    [
        ("matches", "i8"),
        # the match being played
        ("scores", "i8", SEATS),
        ("points", "i8", (SEATS, DISHES)),
        ("offered", "i8", DISHES),  # how often a dish could be picked, by anyone
        ("picked", "i8", DISHES),  # how often it was picked
        # sums over all matches
        ("points_sum", "f8", DISHES),  # of all seats together
        ("points_squared", "f8", DISHES),
        ("offered_sum", "f8", DISHES),
        ("offered_squared", "f8", DISHES),
        ("picked_sum", "f8", DISHES),
        ("picked_squared", "f8", DISHES),
        ("offered_and_picked", "f8", DISHES),
        ("score_sum", "f8", SEATS),
        ("score_squared", "f8", SEATS),
        ("wins_sum", "f8", SEATS),  # a shared win counts for its share
        ("wins_squared", "f8", SEATS),
        ("histogram", "i8", (DISHES, BINS)),  # how often one seat scored this many points with a dish
    ],
    align=True,
)


def new_tally() -> Tally:
    """An empty tally."""
    return np.zeros(1, TALLY).view(np.recarray)[0]


@entry_point
def end_match(t: Tally, seats: int, dishes: int, winners: int) -> None:
    """Add the finished match to the sums, and prepare for the next; `winners` has a bit for each winner."""
    t.matches += 1
    for seat in range(seats):
        share = share_of_win(winners, seat)
        t.wins_sum[seat] += share
        t.wins_squared[seat] += share * share
        t.score_sum[seat] += t.scores[seat]
        t.score_squared[seat] += t.scores[seat] * t.scores[seat]
    for dish in range(dishes):
        total = 0
        for seat in range(seats):
            points = t.points[seat, dish]
            total += points
            t.histogram[dish, min(max(points - WORST, 0), BINS - 1)] += 1
        offered, picked = t.offered[dish], t.picked[dish]
        t.points_sum[dish] += total
        t.points_squared[dish] += total * total
        t.offered_sum[dish] += offered
        t.offered_squared[dish] += offered * offered
        t.picked_sum[dish] += picked
        t.picked_squared[dish] += picked * picked
        t.offered_and_picked[dish] += offered * picked
        t.offered[dish] = 0
        t.picked[dish] = 0
