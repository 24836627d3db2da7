"""A bot that searches without making anyone wait: until the search is compiled, a simpler bot answers."""

from random import Random
from typing import Any

from sushiya.bots.bot import Bot
from sushiya.bots.registry import make_bot, takes_budget
from sushiya.bots.warmup_process import search_is_ready
from sushiya.core import Action, AnyGame, Event, Seat
from sushiya.extras import require

__all__ = ["FallbackBot", "bot_with_fallback"]


def bot_with_fallback(name: str, game: AnyGame, seat: Seat, rng: Random) -> Bot:
    """The bot of this name. If it searches, it never makes players wait for compilation."""
    if takes_budget(name):
        require("fast", "numba", "numpy")
        return FallbackBot(name, game, seat, rng)
    return make_bot(name, game, seat, rng)


class FallbackBot:
    """Plays like the regular bot while a separate process compiles the search."""

    def __init__(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.name = name
        self.seat = seat
        self._game = game
        self._rng = rng
        self._seen: list[Event] = []
        self._regular = make_bot("regular", game, seat, rng)
        self._searcher: Bot | None = None

    def see(self, event: Event) -> None:
        if self._searcher is not None:
            self._searcher.see(event)
        else:
            self._seen.append(event)
            self._regular.see(event)

    def choose(self, view: Any) -> Action:
        if self._searcher is None and search_is_ready(self._game):
            self._searcher = make_bot(self.name, self._game, self.seat, self._rng)
            for event in self._seen:
                self._searcher.see(event)
        return (self._searcher or self._regular).choose(view)
