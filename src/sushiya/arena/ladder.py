"""The ladder: every bot plays every other, on a mix of games."""

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
"""All have an even number of seats, so that both bots of a pair get the same number."""


def contests(names: Iterable[str], seed: str) -> list[Contest]:
    """Each pair of bots on each game of the mix, seated alternately."""
    return [
        Contest(game, tuple(islice(cycle(pair), game.seats)), seed)
        for game in map(game_of, MIX)
        for pair in combinations(names, 2)
    ]


def climb(
    names: Iterable[str], deals: int, seed: str, jobs: int, progress: Callable[[int], object]
) -> Ratings:
    """The ratings after this many deals of every pair on every game."""
    names = list(names)
    ratings = Ratings(names)
    every = [Results(contest) for contest in contests(names, seed)]
    play_contests(every, deals, jobs, progress)
    for deal in range(deals):  # interleave the contests: the latest matches weigh most
        for results in every:
            for rotation, outcome in enumerate(results.deals[deal]):
                ratings.add(results.contest.seated(rotation), outcome)
    return ratings
