"""The bots of a device: none needs a compiled search, and one needs a file that is loaded when it plays."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from random import Random
from typing import TypeAlias

from sushiya.bots import LEVELS, PURE_LEVELS, AnyBot, levels_for, net_weights, prepare, takes_budget
from sushiya.bots.registry import bot_behind
from sushiya.core import AnyGame, Seat
from sushiya.table.services import PlainBots

__all__ = ["Bring", "DeviceBots", "nothing_more", "playable", "strongest"]

NET = "net"
PATIENCE = 10.0
"""How many seconds a table waits for what a bot needs. On a slow line another bot plays instead."""
LIGHT_LEVELS = {level: bot for level, bot in PURE_LEVELS.items() if level != NET}
"""The levels that need nothing but the engine."""

Bring: TypeAlias = Callable[[str], Awaitable[None]]
"""Loads another part of the engine, by its name, and unpacks it. It fails without a network, for instance."""

log = logging.getLogger("sushiya")


async def nothing_more(part: str) -> None:
    """For an engine that has all its parts."""


class DeviceBots(PlainBots):
    """Bots without a compiled search."""

    def __init__(self, bring: Bring) -> None:
        self._bring = bring
        self._loading: asyncio.Future[None] | None = None
        """What is being loaded. It goes on when a table no longer waits, so that the next one has it."""

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
        return super().make(playable(name, game), game, seat, rng)

    async def bring(self, names: Iterable[str], game: AnyGame) -> None:
        """Load what these bots need besides the engine. If that fails or takes long, another bot plays."""
        behind = {bot_behind(name, game) for name in names}
        if NET not in behind or NET not in levels_for(game, PURE_LEVELS) or net_weights.FILE.is_file():
            return
        if self._loading is None or self._loading.done():
            self._loading = asyncio.ensure_future(self._bring(NET))
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._loading)
        except Exception as error:  # a JavaScript error has no class that could be named outside a browser
            log.warning("part not loaded", extra={"part": NET, "why": str(error) or type(error).__name__})

    async def ready(self, names: Iterable[str], game: AnyGame) -> None:
        """Make sure that the first answers of these bots take no longer than the others."""
        names = [*names]
        await self.bring(names, game)
        for name in names:
            prepare(playable(name, game), game)


def playable(bot: str, game: AnyGame) -> str:
    """This bot, by its name here. If it needs something that is missing: the strongest bot that doesn't."""
    behind = bot_behind(bot, game)
    if bot and (takes_budget(bot, game) or (behind == NET and not net_weights.FILE.is_file())):
        return strongest(game)
    return behind if bot in LEVELS.keys() - PURE_LEVELS else bot


def strongest(game: AnyGame) -> str:
    """The strongest bot that needs nothing but the engine."""
    return levels_for(game, LIGHT_LEVELS)[-1]
