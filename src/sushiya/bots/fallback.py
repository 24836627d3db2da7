"""A bot that searches without making anyone wait: when it can't search in time, a simpler bot answers."""

from random import Random
from typing import Protocol, cast

from sushiya.bots.bot import AnyBot
from sushiya.bots.budget import Budget
from sushiya.bots.registry import budget_of, check_opponent, make_bot, usual_bot
from sushiya.bots.seat import Seated
from sushiya.bots.warmup_process import search_is_ready
from sushiya.core import Action, AnyGame, Event, Seat, View
from sushiya.extras import require

__all__ = ["FallbackBot", "bot_with_fallback"]

SHORT = 0.02
"""About how many seconds a search with a budget in iterations takes, on a server."""


class Searcher(AnyBot, Protocol):
    """A bot that searches."""

    budget: Budget


def bot_with_fallback(name: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
    """The bot of this name. If it searches, it never makes players wait for compilation."""
    check_opponent(name)
    budget = budget_of(name, game)
    if budget is None:
        return make_bot(name, game, seat, rng)
    require("fast", "numba", "numpy")
    return FallbackBot(name, budget, game, seat, rng)


class FallbackBot:
    """Plays like the net while a separate process compiles the search, and when it has no time to search.

    Where a family has no net, that is the regular bot.
    """

    def __init__(self, name: str, budget: Budget, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.name = name
        self.seat = seat
        self._game = game
        self._rng = rng
        self._budget = budget
        self._seen: list[Event] = []
        self._quick = make_bot(usual_bot(game, "net"), game, seat, rng)
        self._searcher: Seated[Searcher] | None = None

    @property
    def wants(self) -> float:
        if self._searcher is None and not search_is_ready(self._game):
            return 0.0
        return self._budget.seconds or SHORT

    def see(self, event: Event) -> None:
        self._seen.append(event)
        self._quick.see(event)

    def choose(self, view: View) -> Action | str:
        return self.choose_within(self.wants, view)

    def choose_within(self, seconds: float, view: View) -> Action | str:
        if not seconds:
            return self._quick.choose(view)
        if self._searcher is None:
            made = cast(Searcher, make_bot(self.name, self._game, self.seat, self._rng))
            self._searcher = Seated(self.seat, made)
        searcher = self._searcher.told(self._seen)
        searcher.budget = self._budget.within(seconds)
        return searcher.choose(view)
