"""The server's bots: a few threads for playing and one for hints. Searches compile in another process."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar

from sushiya.bots import Bot, warmup_process
from sushiya.bots.fallback import bot_with_fallback
from sushiya.core import AnyGame, Seat

__all__ = ["ThreadedBots"]

T = TypeVar("T")


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
