"""Every bot by name."""

from collections.abc import Callable
from random import Random
from typing import Any

from sushiya.bots.bot import Bot
from sushiya.bots.greedy import GreedyBot
from sushiya.bots.random import RandomBot
from sushiya.core import Game, Seat, SushiyaError, listing

__all__ = ["BOTS", "UnknownBot", "make_bot"]


class UnknownBot(SushiyaError):
    """There is no bot of this name; the message lists those there are."""


BOTS: dict[str, Callable[[Game[Any], Seat, Random], Bot]] = {
    "greedy": lambda game, seat, rng: GreedyBot(seat, rng),
    "random": lambda game, seat, rng: RandomBot(rng),
}


def make_bot(name: str, game: Game[Any], seat: Seat, rng: Random) -> Bot:
    """A fresh bot for one seat of one match."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'. Bots: {listing(BOTS)}.")
    return BOTS[name](game, seat, rng)
