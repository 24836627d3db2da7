"""The ladder: every bot plays every other, on a mix of games."""

from collections.abc import Iterable, Sequence
from itertools import combinations, cycle, islice

from sushiya.arena.deals import Contest
from sushiya.arena.ratings import Ratings
from sushiya.arena.results import Results
from sushiya.games import GAMES, game_of

__all__ = ["MIX", "contests", "rate"]

MIX = tuple(f"{info.name}({options})" for info in GAMES.values() for options in info.on_ladder)
"""The games of the ladder. All have an even number of seats, so that both bots of a pair get as many."""


def contests(names: Iterable[str], seed: str) -> list[Contest]:
    """Each pair of bots on each game of the mix, each at half of the seats."""
    return [
        Contest(game, tuple(islice(cycle(pair), game.seats)), seed)
        for game in map(game_of, MIX)
        for pair in combinations(names, 2)
    ]


def rate(names: Iterable[str], every: Sequence[Results], deals: int) -> Ratings:
    """The ratings after the first `deals` deals of every contest, as far as they have been played."""
    ratings = Ratings(names)
    for deal in range(deals):  # interleave the contests, since the latest matches weigh most
        for results in every:
            ratings.add_deal(results, deal)
    return ratings
