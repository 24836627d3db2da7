"""The bots of a device: none needs a compiled search, and one needs a file that is loaded when it plays."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from random import Random
from typing import TypeAlias

from sushiya.bots import LEVELS, PURE_LEVELS, AnyBot, levels_for, net_weights, prepare, takes_budget
from sushiya.bots.registry import bot_behind
from sushiya.core import AnyGame, Seat
from sushiya.table.services import PlainBots

__all__ = ["Bring", "DeviceBots", "nothing_more", "playable"]

NET = "net"
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

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
        return super().make(playable(name, game), game, seat, rng)

    async def bring(self, names: Iterable[str], game: AnyGame) -> None:
        """Load what these bots need besides the engine. If that fails, another bot plays instead."""
        behind = {bot_behind(name, game) for name in names}
        if NET not in behind or NET not in levels_for(game, PURE_LEVELS) or net_weights.FILE.is_file():
            return
        try:
            await self._bring(NET)
        except Exception as error:  # a JavaScript error has no class that could be named outside a browser
            log.warning("part not loaded", extra={"part": NET, "why": str(error)})

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
        return levels_for(game, LIGHT_LEVELS)[-1]
    return behind if bot in LEVELS.keys() - PURE_LEVELS else bot
