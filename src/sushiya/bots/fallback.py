"""A bot that searches without making anyone wait: when it can't search in time, a simpler bot answers."""

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias, cast

from sushiya.bots.bot import AnyBot
from sushiya.bots.budget import Budget
from sushiya.bots.registry import budget_of, check_opponent, make_bot, usual_bot
from sushiya.bots.search_process import SearchEnded
from sushiya.bots.seat import Seated
from sushiya.bots.warmup_process import search_is_ready
from sushiya.core import Action, AnyGame, Event, Seat, View
from sushiya.extras import require

__all__ = ["FallbackBot", "Searcher", "bot_with_fallback"]

SHORT = 0.02
"""About how many seconds a search with a budget in iterations takes, on a server."""


class Searcher:
    """A bot that searches for as long as it is told each time."""

    def __init__(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.bot = cast(HasBudget, make_bot(name, game, seat, rng))
        self._budget = self.bot.budget

    def see(self, event: Event) -> None:
        self.bot.see(event)

    def choose(self, seconds: float, view: View) -> Action | str:
        self.bot.budget = self._budget.within(seconds)
        return self.bot.choose(view)


class HasBudget(AnyBot, Protocol):
    """A bot that searches."""

    budget: Budget


class Searches(Protocol):
    """A `Searcher`, wherever it is."""

    def see(self, event: Event) -> None: ...

    def choose(self, seconds: float, view: View) -> Action | str: ...


MakeSearcher: TypeAlias = Callable[[str, AnyGame, Seat, Random], Searches]
IsReady: TypeAlias = Callable[[AnyGame], bool]


def bot_with_fallback(
    name: str,
    game: AnyGame,
    seat: Seat,
    rng: Random,
    searcher: MakeSearcher = Searcher,
    is_ready: IsReady = search_is_ready,
) -> AnyBot:
    """The bot of this name. If it searches, it never makes players wait for compilation.

    `searcher` makes what searches, once `is_ready` says that nothing has to be compiled or loaded for it.
    """
    check_opponent(name)
    budget = budget_of(name, game)
    if budget is None:
        return make_bot(name, game, seat, rng)
    require("fast", "numba", "numpy")
    return FallbackBot(name, budget, game, seat, rng, searcher, is_ready)


class FallbackBot:
    """Plays like the net while the search is prepared elsewhere, and when there is no time for it.

    Where a family has no net, that is the regular bot.
    """

    def __init__(
        self,
        name: str,
        budget: Budget,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        searcher: MakeSearcher,
        is_ready: IsReady,
    ) -> None:
        self.name = name
        self.seat = seat
        self._game = game
        self._rng = rng
        self._budget = budget
        self._make_searcher = searcher
        self._is_ready = is_ready
        self._seen: list[Event] = []
        self._quick = make_bot(usual_bot(game, "net"), game, seat, rng)
        self._searcher: Seated[Searches] | None = None

    @property
    def wants(self) -> float:
        if not self._is_ready(self._game):
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
            made = self._make_searcher(self.name, self._game, self.seat, self._rng)
            self._searcher = Seated(self.seat, made)
        try:
            return self._searcher.told(self._seen).choose(seconds, view)
        except SearchEnded:  # it starts again, and then learns everything anew
            return self._quick.choose(view)
