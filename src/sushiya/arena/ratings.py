"""Openskill ratings: one number per bot, computed from the finishing order of every match."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from sushiya.arena.deals import Outcome
from sushiya.arena.results import Results
from sushiya.extras import require

__all__ = ["Ratings"]


class Ratings:
    """Ratings that are updated match by match.

    A name at several seats has one rating, which moves by the mean of what each seat achieved.
    """

    def __init__(self, names: Iterable[str]) -> None:
        require("", "openskill")
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._ratings = {name: self._model.rating(name=name) for name in dict.fromkeys(names)}

    def add(self, names: Sequence[str], outcome: Outcome) -> None:
        """Update the ratings with one match: the names by seat, and how they finished."""
        teams = [[self._model.rating(r.mu, r.sigma)] for r in map(self._ratings.__getitem__, names)]
        rated = self._model.rate(teams, ranks=[outcome.rank(seat) for seat in range(len(names))])
        for name in set(names):
            mine = [team[0] for team, each in zip(rated, names, strict=True) if each == name]
            self._ratings[name].mu = fmean(rating.mu for rating in mine)
            self._ratings[name].sigma = fmean(rating.sigma for rating in mine)

    def add_deal(self, results: Results, deal: int) -> None:
        """Update the ratings with all matches of one deal, if it has been played."""
        for names, outcome in zip(results.contest.seatings(deal), results.deals.get(deal, ()), strict=False):
            self.add(names, outcome)

    def table(self) -> list[tuple[str, float, float]]:
        """Name, rating and uncertainty of each bot, the strongest first."""
        rows = [(name, rating.mu, rating.sigma) for name, rating in self._ratings.items()]
        return sorted(rows, key=lambda row: -row[1])
