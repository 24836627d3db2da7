"""The ladder: every bot against every other, on a mix of games."""

from collections.abc import Callable, Iterable
from itertools import combinations, cycle, islice

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Contest
from sushiya.arena.ratings import Ratings
from sushiya.arena.results import Results
from sushiya.games import game_of

__all__ = ["MIX", "climb", "contests"]

MIX = (
    "sushi-go(seats=4)",
    "sushi-go(seats=2,edition=gamewright)",
    "sushi-go-party(seats=4,meal=my-first-meal)",
    "sushi-go-party(seats=4,meal=master-menu)",
    "sushi-go-party(seats=4,meal=points-platter)",
    "sushizock(seats=4)",
)
"""With even numbers of seats, so that of two bots each has as many."""


def contests(names: Iterable[str], seed: str) -> list[Contest]:
    """Each pair of bots on each game of the mix, at every other seat."""
    return [
        Contest(game, tuple(islice(cycle(pair), game.seats)), seed)
        for game in map(game_of, MIX)
        for pair in combinations(names, 2)
    ]


def climb(
    names: Iterable[str], deals: int, seed: str, jobs: int, progress: Callable[[int], object]
) -> Ratings:
    """The ratings after so many deals of every pair and game."""
    names = list(names)
    ratings = Ratings(names)
    every = [Results(contest) for contest in contests(names, seed)]
    play_contests(every, deals, jobs, progress)
    for deal in range(deals):  # in turn: what comes last weighs most
        for results in every:
            for rotation, outcome in enumerate(results.deals[deal]):
                ratings.add(results.contest.seated(rotation), outcome)
    return ratings
