"""The server's bots: how they are made, where they think, and which of them may play alone.

Threads share the time fairly. What searches there lives in a process of its own, which they only wait for.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from math import inf
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar, cast

from sushiya.bots import BOTS, LEVELS, AnyBot, Budget, make_bot, usual_bot, warmup_process
from sushiya.bots.fallback import Searcher, bot_with_fallback
from sushiya.bots.families import FAMILIES, Memory
from sushiya.bots.hint import Hint, make_hinter
from sushiya.bots.search_process import Resident, SearchEnded, SearchProcess
from sushiya.bots.warmup import load_search, searched_games
from sushiya.core import Action, AnyGame, Seat, View
from sushiya.games import game_of
from sushiya.review.values import Verdict
from sushiya.server.limits import Buckets, room_for
from sushiya.server.metrics import Metrics
from sushiya.server.scheduler import HORIZON, Scheduler
from sushiya.server.settings import Settings
from sushiya.table.refusals import Denied
from sushiya.table.services import Account, GivesHints, Measures, Thought

if TYPE_CHECKING:
    from sushiya.review.coach import Measurement

__all__ = ["ThreadedBots"]

T = TypeVar("T")

log = logging.getLogger("sushiya")

USUAL = "regular"

FIRST_PEOPLE = 5.0
"""Seconds before the search is loaded: after a restart everybody reconnects, and that comes first."""
LOOK_AGAIN = 0.5
"""Seconds between checks whether a search is compiled."""
MOST_OWED = HORIZON
"""The most seconds that a bot waits since others of its address have answered too often: then it has no time
left to search."""
PATIENCE = 600.0
"""Seconds to wait for the search of a family when the server starts. Then something is wrong, and other
preparations should not wait any longer."""
NOTICED = 0.5
"""After a wait of this many seconds, everybody at the table is told."""


class DistantSearcher(Resident):
    """A `Searcher` in the process of searches."""

    def choose(self, seconds: float, view: View) -> Action | str:
        return cast(Action | str, self.ask("choose", seconds, view))


class DistantHinter(Resident):
    """A `Hinter` in the process of searches."""

    def hints(self, view: View, seconds: float = inf) -> list[Hint]:
        return cast(list[Hint], _asked(self, "hints", view, seconds))


class DistantMeasurement(Resident):
    """A coach's `Measurement` in the process of searches."""

    def verdict(self, seconds: float) -> Verdict | None:
        return cast(Verdict | None, _asked(self, "verdict", seconds))


def _asked(resident: Resident, method: str, *arguments: object) -> Any:
    """What it answers. Raises Denied while there is no process of searches, which the log says once."""
    try:
        return resident.ask(method, *arguments)
    except SearchEnded as error:
        raise Denied("unavailable", "The search is being started again. Please try again soon.") from error


class ThreadedBots:
    """Bots off the event loop. Searches compile in another process, and run in one."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._scheduler = Scheduler(settings.bot_threads)
        self._searches = SearchProcess(settings.bot_threads)
        self._compiled: set[str] = set()
        """The families whose search is compiled."""
        self._answers = Buckets(settings.bot_answers_per_second)
        self._alone: dict[str, str] = {}
        """The running tables where bots play alone, with their addresses."""

    def close(self) -> None:
        self._scheduler.close()
        self._searches.close()

    def late(self) -> float:
        """How many seconds a bot has been waiting for its turn to answer."""
        return self._scheduler.late

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
        """The bot of this name or, if it is not allowed or fails to start, another one: play must go on."""
        if name not in self._settings.allowed_bots and name not in LEVELS and name not in BOTS:
            log.warning("a bot is not allowed here", extra={"bot": name})
            return make_bot(usual_bot(game, USUAL), game, seat, rng)
        try:
            return bot_with_fallback(name, game, seat, rng, self._searcher, self.has_loaded)
        except Exception:
            log.exception("a bot could not be made", extra={"bot": name})
            return make_bot(usual_bot(game, USUAL), game, seat, rng)

    def _searcher(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> DistantSearcher:
        return DistantSearcher(self._searches, partial(Searcher, name, game, seat, rng))

    def hinter(self, game: AnyGame, seat: Seat, rng: Random, budget: Budget) -> GivesHints:
        return DistantHinter(self._searches, partial(make_hinter, game, seat, rng, budget))

    def measurement(self, view: View, memory: Memory, chosen: str) -> Measures:
        return DistantMeasurement(self._searches, partial(_measurement, view, memory, chosen))

    async def think(self, account: Account, wants: float, work: Callable[[float], T]) -> Thought[T]:
        began = monotonic()
        await self._in_turn(account.address)
        waited = monotonic() - began
        with self._counted():
            thought = await self._scheduler.think(account, wants, work, waited)
        self._metrics.bot_seconds.add(monotonic() - began)
        self._metrics.hurried_bots += thought.hurried
        return thought._replace(slowed=waited >= NOTICED)

    async def _in_turn(self, address: str) -> None:
        """Let the bots of an address that asks for too much wait. Nobody else does, so this is not strain."""
        seconds = self._answers.owe(address, monotonic(), MOST_OWED) if address else 0.0
        if seconds:
            await asyncio.sleep(seconds)

    async def advise(self, account: Account, wants: float, work: Callable[[float], T]) -> Thought[T]:
        with self._counted():
            return await self._scheduler.advise(account, wants, work)

    async def spare(self, account: Account, seconds: float, work: Callable[[float], T]) -> Thought[T]:
        with self._counted():
            return await self._scheduler.spare(account, seconds, work)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._metrics.thinking += 1
        try:
            yield
        finally:
            self._metrics.thinking -= 1

    def may_play_alone(self, account: Account) -> bool:
        if account.table in self._alone:
            return True
        most, most_here = self._settings.most_bot_tables, self._settings.most_bot_tables_per_address
        if len(self._alone) >= most or not room_for(account.address, self._alone.values(), most_here):
            return False
        self._alone[account.table] = account.address
        return True

    def stop_playing_alone(self, table: str) -> None:
        self._alone.pop(table, None)

    def search_is_ready(self, game: AnyGame) -> bool:
        return warmup_process.search_is_ready(game)

    def search_failed(self, game: AnyGame) -> bool:
        return warmup_process.search_failed(game)

    def search_ready_in(self, game: AnyGame) -> float | None:
        return warmup_process.search_ready_in(game)

    def has_loaded(self, game: AnyGame) -> bool:
        """Whether the search for this game is compiled and loaded. If not, this starts it."""
        if game.family not in self._compiled and self.search_is_ready(game):
            self._compiled.add(game.family)
        return game.family in self._compiled and self._searches.has_run(load_search, _example(game))

    async def warm_up(self) -> None:
        """Compile all searches in parallel and load them, so that the first hint comes at once."""
        games = searched_games() if find_spec("numba") else []
        for game in games:
            self.search_is_ready(game)
        await asyncio.sleep(FIRST_PEOPLE)
        for game in games:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._load(game)

    async def _load(self, game: AnyGame) -> None:
        while not self.has_loaded(game):
            if self.search_failed(game) or self._searches.has_failed(load_search, _example(game)):
                return  # logged; whoever needs it after a pause tries again
            await asyncio.sleep(LOOK_AGAIN)


def _example(game: AnyGame) -> AnyGame:
    """The game with which the search of its family is loaded."""
    return game_of(FAMILIES.of(game).warm_up)


def _measurement(view: View, memory: Memory, chosen: str) -> "Measurement":
    from sushiya.review.coach import Measurement  # it needs the compiled engine, which is loaded only there

    return Measurement(view, memory, chosen)
