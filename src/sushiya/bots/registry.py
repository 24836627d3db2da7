"""Every bot by name: ours, those of other packages, the levels for people, and budgets."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, NamedTuple

from sushiya.bots.bot import Bot
from sushiya.bots.greedy import GreedyBot
from sushiya.bots.random import RandomBot
from sushiya.bots.regular import RegularBot
from sushiya.core import BadOptions, Game, Seat, SushiyaError, listing

__all__ = ["BOTS", "LEVELS", "Budget", "Recipe", "UnknownBot", "all_bots", "is_bot", "make_bot", "read_bot"]

GROUP = "sushiya.bots"
"""The entry points of other packages: each is a class that is made of a game, a seat and a generator."""


class UnknownBot(SushiyaError):
    """There is no bot of this name; the message lists those there are."""


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on an answer: iterations of its search, or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def of(cls, text: str) -> "Budget":
        """The budget of `10000it`, `200ms` or `1s`; raises BadOptions."""
        form = re.fullmatch(r"(\d+)(it|ms|s)|(\d+\.\d+)(s)", text)
        amount, unit = (form[1] or form[3], form[2] or form[4]) if form else ("0", "")
        if not float(amount):
            raise BadOptions(f"'{text}' is no budget: write 10000it, 200ms or 1s after the @.")
        if unit == "it":
            return cls(iterations=int(amount))
        return cls(seconds=float(amount) / (1000 if unit == "ms" else 1))


@dataclass(frozen=True)
class Recipe:
    """How a bot is made for one seat of one match."""

    make: Callable[[Game[Any], Seat, Random, Budget | None], Bot]
    budget: Budget | None = None
    """What it spends unless told otherwise; None: it takes no budget."""


class Order(NamedTuple):
    """A bot's name with a budget, as it was asked for."""

    name: str
    budget: Budget | None = None


BOTS: dict[str, Recipe] = {
    "greedy": Recipe(lambda game, seat, rng, budget: GreedyBot(seat, rng)),
    "random": Recipe(lambda game, seat, rng, budget: RandomBot(rng)),
    "regular": Recipe(lambda game, seat, rng, budget: RegularBot(game.seats, seat, rng)),
}
"""Those that come with Sushiya."""

LEVELS: dict[str, str] = {
    "novice": "greedy",
    "regular": "regular",
}
"""What people choose from, gentle ones first, and the bot that plays so. A level goes wherever a bot does."""


@cache
def all_bots() -> dict[str, Recipe]:
    """Our bots and those of other packages; nobody can take the name of one of ours."""

    def recipe(found: Any) -> Recipe:
        return Recipe(lambda game, seat, rng, budget: found.load()(game, seat, rng))

    return {found.name: recipe(found) for found in entry_points(group=GROUP)} | BOTS


def is_bot(text: str) -> bool:
    """Whether this is a level, or begins with the name of a bot; its budget may still be wrong."""
    return text in LEVELS or text.partition("@")[0] in all_bots()


def read_bot(text: str) -> Order:
    """The bot of `greedy`, `master@200ms` or `novice`; raises UnknownBot or BadOptions."""
    name, at, budget = LEVELS.get(text, text).partition("@")
    if name not in all_bots():
        others = [level for level in LEVELS if level not in all_bots()]
        raise UnknownBot(f"There is no bot '{text}'. Bots: {listing([*sorted(all_bots()), *others])}.")
    if not at:
        return Order(name)
    if all_bots()[name].budget is None:
        raise BadOptions(
            f"The bot {name} answers at once and takes no budget: write {name} instead of {text}."
        )
    return Order(name, Budget.of(budget))


def make_bot(text: str, game: Game[Any], seat: Seat, rng: Random) -> Bot:
    """A fresh bot for one seat of one match."""
    name, budget = read_bot(text)
    recipe = all_bots()[name]
    return recipe.make(game, seat, rng, budget or recipe.budget)
