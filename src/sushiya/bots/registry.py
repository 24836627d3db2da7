"""Every bot by name: ours, those of other packages, the levels for people, and budgets."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any, NamedTuple

from sushiya.bots.bot import Bot
from sushiya.bots.budget import Budget
from sushiya.bots.greedy import GreedyBot
from sushiya.bots.random import RandomBot
from sushiya.bots.regular import RegularBot
from sushiya.core import BadOptions, Game, Seat, SushiyaError, listing
from sushiya.extras import require
from sushiya.sushi.draft import Draft
from sushiya.sushizock import Sushizock

__all__ = [
    "BOTS",
    "LEVELS",
    "Budget",
    "Recipe",
    "UnknownBot",
    "all_bots",
    "is_bot",
    "make_bot",
    "read_bot",
    "takes_budget",
]

GROUP = "sushiya.bots"
"""The entry points of other packages: each is a class that is made of a game, a seat and a generator."""


class UnknownBot(SushiyaError):
    """There is no bot of this name; the message lists those there are."""


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


def _master(game: Game[Any], seat: Seat, rng: Random, budget: Budget | None) -> Bot:
    assert budget is not None
    if isinstance(game, Sushizock):
        from sushiya.bots.master_dice import MasterDiceBot  # here: only who wants to search waits for Numba

        return MasterDiceBot(game, seat, rng, budget)
    from sushiya.bots.master import MasterBot

    assert isinstance(game, Draft)
    return MasterBot(game, seat, rng, budget)


def _uct(game: Game[Any], seat: Seat, rng: Random, budget: Budget | None) -> Bot:
    assert budget is not None
    if isinstance(game, Sushizock):
        from sushiya.bots.uct_dice import UctDiceBot

        return UctDiceBot(game, seat, rng, budget)
    from sushiya.bots.uct import UctBot

    assert isinstance(game, Draft)
    return UctBot(game, seat, rng, budget)


BOTS: dict[str, Recipe] = {
    "greedy": Recipe(lambda game, seat, rng, budget: GreedyBot(seat, rng)),
    "random": Recipe(lambda game, seat, rng, budget: RandomBot(rng)),
    "regular": Recipe(lambda game, seat, rng, budget: RegularBot(game.seats, seat, rng)),
    "master": Recipe(_master, Budget(seconds=0.8)),
    "uct": Recipe(_uct, Budget(iterations=1000)),
}
"""Those that come with Sushiya."""

LEVELS: dict[str, str] = {
    "novice": "greedy",
    "regular": "regular",
    "expert": "master@500it",
    "master": "master",
}
"""What people choose from, gentle ones first, and the bot that plays so. A level goes wherever a bot does."""


@cache
def all_bots() -> dict[str, Recipe]:
    """Our bots and those of other packages; nobody can take the name of one of ours."""

    def recipe(found: EntryPoint) -> Recipe:
        return Recipe(lambda game, seat, rng, budget: _load(found)(game, seat, rng))

    return {found.name: recipe(found) for found in entry_points(group=GROUP)} | BOTS


def _load(found: EntryPoint) -> Any:
    """The class of another package's bot; raises UnknownBot if it isn't there after all."""
    try:
        return found.load()
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"The bot {found.name} can't be loaded from {found.value}: {error}.") from error


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


def takes_budget(text: str) -> bool:
    """Whether this is a bot that searches, and thinks as long as it may."""
    return all_bots()[read_bot(text).name].budget is not None


def make_bot(text: str, game: Game[Any], seat: Seat, rng: Random) -> Bot:
    """A fresh bot for one seat of one match."""
    name, budget = read_bot(text)
    recipe = all_bots()[name]
    if recipe.budget is not None:
        require("fast", "numba", "numpy")
    return recipe.make(game, seat, rng, budget or recipe.budget)
