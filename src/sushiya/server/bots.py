"""The server's bots: a few threads for playing and one for hints. Searches compile in another process."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import TypeVar

from sushiya.bots import Bot, warmup_process
from sushiya.bots.fallback import bot_with_fallback
from sushiya.bots.warmup import load_search, searched_games
from sushiya.core import AnyGame, Seat

__all__ = ["ThreadedBots"]

T = TypeVar("T")

LOOK_AGAIN = 0.5
"""Seconds between two looks whether a search is compiled."""


class ThreadedBots:
    """Bots off the event loop. Hints have their own thread, so that they never delay play."""

    def __init__(self, threads: int) -> None:
        self._players = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._adviser = ThreadPoolExecutor(1, thread_name_prefix="hint")

    def close(self) -> None:
        for pool in (self._players, self._adviser):
            pool.shutdown(wait=False, cancel_futures=True)

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> Bot:
        return bot_with_fallback(name, game, seat, rng)

    async def think(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._players, work)

    async def advise(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._adviser, work)

    def search_is_ready(self, game: AnyGame) -> bool:
        return warmup_process.search_is_ready(game)

    def search_failed(self, game: AnyGame) -> bool:
        return warmup_process.search_failed(game)

    def search_ready_in(self, game: AnyGame) -> float | None:
        return warmup_process.search_ready_in(game)

    async def warm_up(self) -> None:
        """Compile all searches simultaneously, and load them, so that the first hint comes at once."""
        games = searched_games() if find_spec("numba") else []
        for game in games:
            self.search_is_ready(game)
        for game in games:
            while not self.search_is_ready(game):
                if self.search_failed(game):
                    break  # logged; the next hint tries again
                await asyncio.sleep(LOOK_AGAIN)
            else:
                await self.advise(partial(load_search, game))
