"""The figures of a contest as JSON values for programs, and as rows for people."""

from typing import Any

from sushiya.arena.figures import Figure, Standing, standings
from sushiya.arena.ratings import Ratings
from sushiya.arena.results import Results

__all__ = ["as_json", "faults", "rating_of", "row"]

LONGEST = 24
"""Longer names are cut at the start: programs differ at the end of their paths."""


def as_json(results: Results, deals: int) -> dict[str, Any]:
    """The object that `sushiya arena --json` prints."""
    return {
        "bots": {
            name: {
                "win_share": round(standing.win_share.mean, 4),
                "ci95": [round(end, 4) for end in standing.ci95],
                "mean_score": round(standing.score.mean, 3),
                "mean_rank": round(standing.rank.mean, 4),
            }
            for name, standing in standings(results.contest, results.first(deals)).items()
        },
        "deals": deals,
    }


def row(name: str, standing: Standing, rating: float) -> list[str]:
    """Name, win share with its interval, rank, points and rating."""
    low, high = standing.ci95
    return [
        name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}",
        f"{standing.win_share.mean:.1%}",
        f"{low:.1%} – {high:.1%}",
        _with_margin(standing.rank, 2),
        _with_margin(standing.score, 1),
        f"{rating:.1f}",
    ]


def _with_margin(figure: Figure, digits: int) -> str:
    margin = "" if figure.margin is None else f" ± {figure.margin:.{digits}f}"
    return f"{figure.mean:.{digits}f}{margin}"


def rating_of(results: Results, deals: int) -> dict[str, float]:
    """The openskill rating of each bot after these matches."""
    ratings = Ratings(results.contest.bots)
    for outcomes in results.first(deals):
        for rotation, outcome in enumerate(outcomes):
            ratings.add(results.contest.seated(rotation), outcome)
    return {name: rating for name, rating, _ in ratings.table()}


def faults(results: Results, deals: int) -> dict[str, int]:
    """How many random answers replaced missing or illegal ones, by bot."""
    counts: dict[str, int] = {}
    for outcomes in results.first(deals):
        for rotation, outcome in enumerate(outcomes):
            for name, count in zip(results.contest.seated(rotation), outcome.faults, strict=False):
                if count:
                    counts[name] = counts.get(name, 0) + count
    return counts
