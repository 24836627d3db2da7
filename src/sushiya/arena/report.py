"""The figures of contests: JSON values for programs and papers, and rows for people."""

import platform
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from sushiya import __version__
from sushiya.arena.deals import Contest
from sushiya.arena.figures import NEIGHBOURS, Standing, by_neighbour, standings
from sushiya.arena.intervals import Figure
from sushiya.arena.ratings import Ratings
from sushiya.arena.results import Results
from sushiya.bots.digest import code_digest

__all__ = ["as_json", "faults", "figures", "ladder_json", "neighbour_rows", "rating_of", "row", "short"]

LONGEST = 24
"""Longer names are cut at the start: programs differ at the end of their paths."""
LIBRARIES = ("numba", "numpy", "openskill")


def as_json(results: Results, deals: int, neighbours: bool = False) -> dict[str, Any]:
    """The object that `sushiya arena --json` prints: everything needed to cite a result and to repeat it."""
    contest, played = results.contest, results.first(deals)
    found = {
        **_what(results, deals),
        "bots": {
            name: figures(standing) | rating
            for (name, standing), rating in zip(
                standings(contest, played).items(), _ratings(results, deals), strict=True
            )
        },
        "faults": faults(results, deals),
    }
    if neighbours:
        found["neighbours"] = {
            side: [
                {"bot": bot, "neighbour": other, **figures(standing)}
                for (bot, other), standing in by_neighbour(contest, played, side).items()
            ]
            for side in NEIGHBOURS
        }
    return {**found, "times": _times(results, deals), "versions": versions([results])}


def ladder_json(every: Sequence[Results], ratings: Ratings, deals: int) -> dict[str, Any]:
    """The object that `sushiya ladder --json` prints: the ratings, and the figures of every pair.

    Its `deals` are those that every pair has played in every game; each contest has its own.
    """
    return {
        "deals": min(len(results.first(deals)) for results in every),
        "complete": all(len(results.first(deals)) == deals for results in every),
        "ratings": {
            name: {"rating": round(rating, 3), "sigma": round(sigma, 3)}
            for name, rating, sigma in ratings.table()
        },
        "contests": [
            {
                **_what(results, deals),
                "bots": {
                    name: figures(standing)
                    for name, standing in standings(results.contest, results.first(deals)).items()
                },
                "faults": faults(results, deals),
                "times": _times(results, deals),
            }
            for results in every
            if results.first(deals)
        ],
        "versions": versions(every),
    }


def versions(every: Sequence[Results]) -> dict[str, Any]:
    """The versions of everything that may change a figure, and the machine that the times are from."""
    found: dict[str, Any] = {
        "sushiya": __version__,
        "code": code_digest(),
        "rules": sorted({results.contest.game.rules_version for results in every}),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
    }
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            continue
    found["bots"] = {name: digest for results in every for name, digest in results.digests.items()}
    return found


def _what(results: Results, deals: int) -> dict[str, Any]:
    """Game, bots, deals and seed of a contest. Deal N has the seed `SEED/N`."""
    contest, played = results.contest, results.first(deals)
    seatings = len(contest.seatings(0))
    return {
        "game": str(contest.game),
        "line_up": list(contest.bots),
        "seed": contest.seed,
        "deals": len(played),
        "complete": len(played) == deals,
        "matches": len(played) * seatings,
        "seatings_per_deal": seatings,
        "seatings": "all" if contest.is_exhaustive else "balanced",
        "orders": _orders(contest, played),
    }


def _orders(contest: Contest, deals: Iterable[int]) -> list[list[int]] | dict[int, list[list[int]]]:
    """Who sits where in each match of a deal, in the order of play: places in the line-up, by seat.

    One list for all deals, or one for each if every deal has its own selection.
    """

    def of(deal: int) -> list[list[int]]:
        return [[contest.bots.index(name) for name in seating] for seating in contest.seatings(deal)]

    return of(0) if contest.is_exhaustive else {deal: of(deal) for deal in sorted(deals)}


def figures(standing: Standing) -> dict[str, Any]:
    """Means with their intervals, and the values of each deal that they are computed from."""
    return {
        "win_share": round(standing.win_share.mean, 4),
        "ci95": _ends(standing.win_share, 4),
        "mean_score": round(standing.score.mean, 3),
        "score_ci95": _ends(standing.score, 3),
        "mean_rank": round(standing.rank.mean, 4),
        "rank_ci95": _ends(standing.rank, 4),
        "by_deal": standing.by_deal,
    }


def _ends(figure: Figure, digits: int) -> list[float] | None:
    return None if figure.margin is None else [round(figure.low, digits), round(figure.high, digits)]


def _ratings(results: Results, deals: int) -> list[dict[str, float]]:
    """The rating of each name, in the order of the line-up."""
    found = {name: (rating, sigma) for name, rating, sigma in _rated(results, deals).table()}
    return [
        {"rating": round(found[name][0], 3), "rating_sigma": round(found[name][1], 3)}
        for name in dict.fromkeys(results.contest.bots)
    ]


def _times(results: Results, deals: int) -> dict[str, Any]:
    """How long the bots thought. Unlike all other figures, this depends on the machine."""
    answers: dict[str, int] = dict.fromkeys(results.contest.bots, 0)
    seconds: dict[str, float] = dict.fromkeys(results.contest.bots, 0.0)
    for deal, outcomes in results.first(deals).items():
        for seating, outcome in zip(results.contest.seatings(deal), outcomes, strict=True):
            for name, count, spent in zip(seating, outcome.answers, outcome.seconds, strict=False):
                answers[name] += count
                seconds[name] += spent
    return {
        name: {"answers": answers[name], "ms_per_answer": round(1000 * seconds[name] / answers[name], 3)}
        for name in answers
        if answers[name]
    }


def short(name: str) -> str:
    """A bot's name, cut to fit a table."""
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def row(name: str, standing: Standing, rating: float) -> list[str]:
    """Name, win share with its interval, rank, points and rating."""
    return [short(name), *_wins(standing), _with_margin(standing.rank, 2), _points(standing), f"{rating:.1f}"]


def neighbour_rows(results: Results, deals: int, side: str) -> list[list[str]]:
    """Name, neighbour, win share with its interval, and points."""
    found = by_neighbour(results.contest, results.first(deals), side)
    return [
        [short(bot), short(other), *_wins(standing), _points(standing)]
        for (bot, other), standing in found.items()
    ]


def _wins(standing: Standing) -> tuple[str, str]:
    share = standing.win_share
    return f"{share.mean:.1%}", f"{share.low:.1%} – {share.high:.1%}"


def _points(standing: Standing) -> str:
    return _with_margin(standing.score, 1)


def _with_margin(figure: Figure, digits: int) -> str:
    margin = "" if figure.margin is None else f" ± {figure.margin:.{digits}f}"
    return f"{figure.mean:.{digits}f}{margin}"


def _rated(results: Results, deals: int) -> Ratings:
    ratings = Ratings(results.contest.bots)
    for deal in range(deals):
        ratings.add_deal(results, deal)
    return ratings


def rating_of(results: Results, deals: int) -> dict[str, float]:
    """The openskill rating of each bot after these matches, the strongest first."""
    return {name: rating for name, rating, _ in _rated(results, deals).table()}


def faults(results: Results, deals: int) -> dict[str, int]:
    """How many random answers replaced missing or illegal ones, by bot."""
    counts: Counter[str] = Counter()
    for deal, outcomes in results.first(deals).items():
        for seating, outcome in zip(results.contest.seatings(deal), outcomes, strict=True):
            for name, count in zip(seating, outcome.faults, strict=False):
                counts[name] += count
    return {name: count for name, count in counts.items() if count}
