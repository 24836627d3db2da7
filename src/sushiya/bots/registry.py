"""All bots by name, with their budgets: built-in ones, those of other packages, your own, and levels."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from sushiya.bots.bot import AnyBot, Bot
from sushiya.bots.budget import Budget
from sushiya.bots.families import FAMILIES, FamilyBots
from sushiya.bots.heuristic_bot import HeuristicBot
from sushiya.bots.own import (
    UnknownBot,
    bot_of,
    did_you_mean,
    is_own,
    like_own,
    load_own,
    make_own,
    module_file,
)
from sushiya.bots.random import RandomBot
from sushiya.core import AnyGame, BadOptions, Game, Seat, check_game, check_seat, listing
from sushiya.extras import require

BoardT = TypeVar("BoardT")
ViewT = TypeVar("ViewT")

__all__ = [
    "BOTS",
    "LEVELS",
    "PURE_LEVELS",
    "YARDSTICKS",
    "BotSpec",
    "Budget",
    "UnknownBot",
    "all_bots",
    "bot_behind",
    "bots_for",
    "budget_of",
    "can_play",
    "check_can_play",
    "check_opponent",
    "code_of",
    "is_bot",
    "is_known",
    "levels_for",
    "make_bot",
    "misspelt",
    "prepare",
    "read_bot",
    "takes_budget",
    "usual_bot",
]

GROUP = "sushiya.bots"
"""Entry points of other packages: each is a class that is called with game, seat and random generator, or a
policy (see own.py)."""
CLOSE = 0.8
"""How similar a name has to be to count as misspelt, from 0 to 1."""
SHORTEST = 3
"""How many letters the beginning of a name needs to count as a misspelling of it."""


@dataclass(frozen=True)
class BotSpec:
    """How to make a bot for one seat of one match."""

    make: Callable[[AnyGame, Seat, Random, Budget | None], AnyBot]
    budget: Budget | None = None
    """The default budget; None: it takes no budget."""
    knows: bool = False
    """Whether it is shown the whole state: a yardstick, see `KnowingBot`."""


class BotRequest(NamedTuple):
    """A bot's name with the requested budget."""

    name: str
    budget: Budget | None = None


def bots_for(game: AnyGame) -> list[str]:
    """The built-in bots that play this game; random plays every game."""
    check_game(game)
    family = FAMILIES.get(game.family)
    return ["random", *(family.names if family else ())]


def can_play(text: str, game: AnyGame) -> bool:
    """Whether this bot or level plays this game. Of foreign code only its author knows, so it may."""
    name = _without_budget(text)
    if name in YARDSTICKS:
        family = FAMILIES.get(game.family)
        return family is not None and name in family.yardsticks
    ours = {each for family in FAMILIES.values() for each in family.names}
    return name in bots_for(game) or name not in ours


def check_can_play(text: str, game: AnyGame) -> None:
    """Raise BadOptions, listing the bots that play this game, if this one doesn't."""
    if not can_play(text, game):
        raise BadOptions(f"The bot {text} can't play {game.name}. Bots that can: {listing(bots_for(game))}.")


def check_opponent(text: str) -> None:
    """Raise BadOptions if this is a yardstick, which nobody can be asked to play against."""
    if _without_budget(text) in YARDSTICKS:
        raise _no_opponent(text)


def _no_opponent(name: str) -> BadOptions:
    return BadOptions(
        f"The bot {name} sees all hands. It is a yardstick: it plays in `sushiya arena` and in environments, "
        "not against people."
    )


def usual_bot(game: AnyGame, preferred: str = "greedy") -> str:
    """The default bot for this game: the preferred one if it can play, or else the easiest level."""
    return preferred if can_play(preferred, game) else levels_for(game)[0]


def levels_for(game: AnyGame, levels: Mapping[str, str] | None = None) -> list[str]:
    """The levels to offer in this game, easiest first; `random` if it has none.

    A level that plays just as `regular` does is left out. `levels`: LEVELS by default, or `PURE_LEVELS`.
    """
    heuristics = FAMILIES[game.family].heuristics if game.family in FAMILIES else {}
    regular = heuristics.get("regular")
    able = {
        level: bot
        for level, bot in ((level, bot_behind(level, game)) for level in (levels or LEVELS))
        if can_play(bot, game)
    }
    return [
        level
        for level, bot in able.items()
        if level == "regular" or regular is None or heuristics.get(bot) is not regular
    ] or ["random"]


def _without_budget(text: str) -> str:
    return bot_behind(text).partition("@")[0]


def bot_behind(text: str, game: AnyGame | None = None) -> str:
    """The bot of a level, with its budget: in this game, or in most games. Any other name stays as it is."""
    family = FAMILIES.get(game.family) if game is not None else None
    own = family.levels.get(text) if family else None
    return own or LEVELS.get(text, text)


def _family(name: str, game: AnyGame) -> FamilyBots:
    check_can_play(name, game)
    return FAMILIES.of(game)


def _by_policy(name: str, game: AnyGame, seat: Seat, rng: Random, budget: Budget | None) -> AnyBot:
    family = _family(name, game)
    return HeuristicBot(name, family.heuristics[name], family.memory(game.seats), rng)


def _by_search(name: str, game: AnyGame, seat: Seat, rng: Random, budget: Budget | None) -> AnyBot:
    search = _family(name, game).search
    assert search is not None
    assert budget is not None
    bot: AnyBot = getattr(search(), name)(game, seat, rng, budget)
    return bot


BOTS: dict[str, BotSpec] = {
    "greedy": BotSpec(partial(_by_policy, "greedy")),
    "random": BotSpec(lambda game, seat, rng, budget: RandomBot(rng)),
    "regular": BotSpec(partial(_by_policy, "regular")),
    "planner": BotSpec(partial(_by_policy, "planner")),
    "net": BotSpec(partial(_by_policy, "net")),
    "master": BotSpec(partial(_by_search, "master"), Budget(seconds=0.25)),
    "uct": BotSpec(partial(_by_search, "uct"), Budget(iterations=1000)),
}
"""The built-in bots."""

YARDSTICKS: dict[str, BotSpec] = {
    "clairvoyant": BotSpec(partial(_by_search, "clairvoyant"), Budget(iterations=1000), knows=True),
}
"""Built-in bots that see the whole state: for the arena and environments, and never offered to people."""

LEVELS: dict[str, str] = {
    "novice": "greedy",
    "regular": "regular",
    "expert": "net",
    "master": "master",
}
"""Levels for people, easiest first, with the bot behind each. A level can be used wherever a bot can.

Where a family has no such bot, it names another one (`FamilyBots.levels`).
"""

PURE_LEVELS: dict[str, str] = {"novice": "greedy", "regular": "regular", "planner": "planner", "net": "net"}
"""The levels where nothing is compiled, such as in a browser, easiest first. The last two are about equal."""


@cache
def all_bots() -> dict[str, BotSpec]:
    """Built-in bots and those of other packages, which can't replace a built-in one."""

    def spec(found: EntryPoint) -> BotSpec:
        return BotSpec(lambda game, seat, rng, budget: bot_of(found.name, _load(found), game, seat, rng))

    return {found.name: spec(found) for found in entry_points(group=GROUP)} | BOTS


def _spec(name: str) -> BotSpec | None:
    """The bot or yardstick of this name."""
    return YARDSTICKS.get(name) or all_bots().get(name)


def _load(found: EntryPoint) -> Any:
    """The class of another package's bot; raises UnknownBot if it can't be imported."""
    try:
        return found.load()
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"The bot {found.name} can't be loaded from {found.value}: {error}.") from error


def code_of(name: str) -> Path | None:
    """The file of another package's bot; None for a built-in one."""
    for found in entry_points(group=GROUP):
        if found.name == name not in BOTS:
            _load(found)
            return module_file(found.module)
    return None


def is_known(text: str) -> bool:
    """Whether this is a level, or starts with the name of a bot; its budget may still be invalid."""
    return text in LEVELS or _spec(text.partition("@")[0]) is not None


def is_bot(text: str) -> bool:
    """Whether this names a bot: a level, a known bot, or one of your own code and files."""
    return is_known(text) or is_own(text)


def misspelt(text: str) -> list[str]:
    """The bots that somebody who typed this probably meant; empty if it resembles no bot's name."""
    name, at, budget = text.partition("@")
    name = name.casefold()
    names = dict.fromkeys([*LEVELS, *all_bots()])
    begun = [each for each in names if len(name) >= SHORTEST and each.startswith(name)]
    return [f"{found}{at}{budget}" for found in begun or get_close_matches(name, names, cutoff=CLOSE)]


def read_bot(text: str, game: AnyGame | None = None) -> BotRequest:
    """The bot of `greedy`, `master@200ms`, `novice` or `my_bot.py:MyBot`; raises UnknownBot or BadOptions.

    In a few games another bot stands behind a level than in most.
    """
    if not isinstance(text, str):
        raise UnknownBot(f"A bot is named by a text such as '{next(iter(LEVELS))}', not by {text!r}.")
    if is_own(text):
        load_own(text)
        return BotRequest(text)
    name, at, budget = bot_behind(text, game).partition("@")
    spec = _spec(name)
    if spec is None:
        others = [level for level in LEVELS if level not in all_bots()]
        raise UnknownBot(
            f"There is no bot '{text}'.{did_you_mean(misspelt(text) or like_own(text) or [])} "
            f"Bots: {listing([*sorted(all_bots()), *others])}."
        )
    if not at:
        return BotRequest(name)
    if spec.budget is None:
        raise BadOptions(
            f"The bot {name} answers immediately and takes no budget: write {name} instead of {text}."
        )
    return BotRequest(name, Budget.of(budget))


def budget_of(text: str, game: AnyGame | None = None) -> Budget | None:
    """What this bot may spend on an answer; None if it answers at once, without search."""
    name, budget = read_bot(text, game)
    spec = None if is_own(name) else _spec(name)
    return budget or (spec.budget if spec else None)


def takes_budget(text: str, game: AnyGame | None = None) -> bool:
    """Whether this is a bot that searches, and therefore takes a budget."""
    return budget_of(text, game) is not None


def prepare(text: str, game: AnyGame) -> None:
    """Compute what a bot needs once for a game, so that its first answer takes no longer than the others."""
    family = FAMILIES.get(game.family)
    if family and (ready := family.prepare.get(read_bot(text, game).name)):
        ready(game)


def make_bot(
    text: str, game: Game[BoardT, ViewT], seat: Seat, rng: Random, *, knowing: bool = False
) -> Bot[ViewT]:
    """A new bot for one seat of one match. `knowing`: may it be a yardstick? Raises SushiyaError."""
    check_game(game)
    check_seat(game, seat)
    name, budget = read_bot(text, game)
    if is_own(name):
        return make_own(name, game, seat, rng)
    spec = _spec(name)
    assert spec is not None
    if spec.knows and not knowing:
        raise _no_opponent(name)
    if spec.budget is not None:
        require("fast", "numba", "numpy")
    return spec.make(game, seat, rng, budget or spec.budget)
