"""What a table needs of its surroundings, as one small value: a server, a browser or a test provides it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol, TypeVar

from sushiya.bots import Bot, make_bot
from sushiya.core import AnyGame, Seat
from sushiya.table.store import Store

if TYPE_CHECKING:
    from sushiya.table.hint_service import HintService

__all__ = ["Alone", "Bots", "Clock", "Metrics", "Peers", "PlainBots", "Services", "TableSettings"]

T = TypeVar("T")


class Clock(Protocol):
    """What time it is. Python's module `time` is one."""

    def time(self) -> float:
        """Seconds since 1970: what is stored, and may jump."""

    def monotonic(self) -> float:
        """Seconds since whenever: it only grows."""


class Bots(Protocol):
    """How bots are made, and where they think."""

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> Bot:
        """The bot of this name."""

    async def think(self, work: Callable[[], T]) -> T:
        """Do what bots have to do, and keep nobody else waiting."""

    async def advise(self, work: Callable[[], T]) -> T:
        """The same for hints, which keep no bot waiting either."""

    def search_is_ready(self, game: AnyGame) -> bool:
        """Whether hints for this game can be given now; if not, it is being seen to."""

    def search_failed(self, game: AnyGame) -> bool:
        """Whether that came to nothing."""


class Peers(Protocol):
    """Other processes at which guests of the same table may be."""

    @property
    def process(self) -> str:
        """The name of this one."""

    @property
    def shared(self) -> bool:
        """Whether there may be others at all."""

    def tell(self, table: str, kind: str, payload: str) -> None:
        """Tell them something about a table; lost if they don't listen."""

    def presence(self, table: str, online: set[Seat], spectators: int) -> None:
        """Note who is at a table here, and tell them."""


class Metrics(Protocol):
    """Numbers that grow."""

    answers: int


class TableSettings(Protocol):
    """What can be set about tables."""

    @property
    def lease(self) -> float:
        """Seconds until another process may drive a match whose driver is silent."""

    @property
    def bot_pace(self) -> float:
        """Seconds a bot waits before it acts in the open while people watch."""


@dataclass(frozen=True, slots=True)
class Services:
    """All of it."""

    store: Store
    clock: Clock
    bots: Bots
    hint_service: "HintService"
    peers: Peers
    metrics: Metrics
    settings: TableSettings


# The simplest there are -------------------------------------------------------------------------------------


class PlainBots:
    """Bots that think in the event loop, one after the other: for a browser, and for quick bots."""

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> Bot:
        return make_bot(name, game, seat, rng)

    async def think(self, work: Callable[[], T]) -> T:
        return work()

    advise = think

    def search_is_ready(self, game: AnyGame) -> bool:
        return True

    def search_failed(self, game: AnyGame) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Alone:
    """No other process."""

    process: str = "here"
    shared: bool = False

    def tell(self, table: str, kind: str, payload: str) -> None:
        """Nobody is there."""

    def presence(self, table: str, online: set[Seat], spectators: int) -> None:
        """Nobody is there."""
