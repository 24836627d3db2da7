"""What a table needs from its environment, as one value provided by a server, a browser or a test."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from sushiya.bots import AnyBot, Budget, make_bot
from sushiya.bots.families import Memory
from sushiya.bots.hint import Hint, make_hinter
from sushiya.core import AnyGame, Event, Seat, View
from sushiya.table.keys import new_id, new_key
from sushiya.table.store import Store, StoreDown

if TYPE_CHECKING:
    from sushiya.review.values import Verdict
    from sushiya.table.coach_service import CoachService
    from sushiya.table.hint_service import HintService

__all__ = [
    "Account",
    "Alone",
    "Bots",
    "Clock",
    "GivesHints",
    "Measures",
    "Metrics",
    "Peers",
    "PlainBots",
    "Services",
    "TableSettings",
    "Thought",
]

T = TypeVar("T")

log = logging.getLogger("sushiya")


class Clock(Protocol):
    """The time. Python's module `time` is a clock."""

    def time(self) -> float:
        """Seconds since 1970. It is stored, and may jump."""

    def monotonic(self) -> float:
        """Seconds since an arbitrary moment. It never goes backwards."""


class Account(NamedTuple):
    """Who is charged for thinking: it is shared fairly by address, and then by table."""

    address: str
    table: str


class Thought(NamedTuple, Generic[T]):
    """A result, and whether the time for it was cut short, or it came late."""

    found: T
    hurried: bool
    """Whether all of the time was used up, and it was less than wanted."""
    slowed: bool = False
    """Whether it had to wait because bots of the same address answer too often."""


class GivesHints(Protocol):
    """A `Hinter`, wherever it searches."""

    def see(self, event: Event) -> None:
        """Called for every event that the seat may see, in order."""

    def hints(self, view: View, seconds: float = inf) -> list[Hint]:
        """The best options. This may load the search, so don't call it in the event loop.

        Raises Denied if there is no search for now.
        """


class Measures(Protocol):
    """A coach's `Measurement`, wherever it is made."""

    def verdict(self, seconds: float) -> "Verdict | None":
        """Continue for about this long. Returns the verdict once enough is known for it.

        Raises Denied if there is no search for now.
        """


class Bots(Protocol):
    """How bots are made, and where they think."""

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
        """The bot of this name."""

    def hinter(self, game: AnyGame, seat: Seat, rng: Random, budget: Budget) -> "GivesHints":
        """A hinter for one seat of a match."""

    def measurement(self, view: View, memory: Memory, chosen: str) -> "Measures":
        """A coach's measurement of one choice, and what the seat knew when it was asked."""

    async def think(self, account: Account, wants: float, work: Callable[[float], T]) -> Thought[T]:
        """Run the work of a bot without blocking anyone else.

        It would like to search for `wants` seconds, and is called with the seconds it may take: fewer when
        many tables think, or 0 for an answer without search.
        """

    async def advise(self, account: Account, wants: float, work: Callable[[float], T]) -> Thought[T]:
        """Likewise for a hint, which always searches: when many tables think, it waits for its turn."""

    async def spare(self, account: Account, seconds: float, work: Callable[[float], T]) -> Thought[T]:
        """Likewise for work that nobody waits for: it starts only when no bot and no hint is waiting.

        It should take no longer than `seconds`, since bots and hints wait while it runs.
        """

    def may_play_alone(self, account: Account) -> bool:
        """Whether a table where bots play and people only watch may run now. If not, ask again later."""

    def stop_playing_alone(self, table: str) -> None:
        """The table has stopped running: another one may run."""

    def search_is_ready(self, game: AnyGame) -> bool:
        """Whether hints for this game are available now. If not, this starts preparing them."""

    def search_failed(self, game: AnyGame) -> bool:
        """Whether preparing them failed."""

    def search_ready_in(self, game: AnyGame) -> float | None:
        """In how many seconds they will probably be available; None if that is unknown."""


class Peers(Protocol):
    """Other processes that clients of the same table may be connected to."""

    @property
    def process(self) -> str:
        """The name of this process."""

    @property
    def shared(self) -> bool:
        """Whether there may be other processes at all."""

    def tell(self, table: str, kind: str, payload: str) -> None:
        """Send the others a message about a table. It is lost if they don't listen."""

    def presence(self, table: str, online: set[Seat], spectators: int) -> None:
        """Note who is connected to a table here, and notify the others."""


class Metrics(Protocol):
    """Counters that only grow."""

    answers: int


class TableSettings(Protocol):
    """Settings of tables."""

    @property
    def lease(self) -> float:
        """Seconds until another process may take over a match whose driver is silent."""

    @property
    def bot_pace(self) -> float:
        """Seconds a bot waits before a public action while people watch."""

    @property
    def absence(self) -> float:
        """Seconds that a player has to be away before a bot may play for them."""

    @property
    def allowed_bots(self) -> tuple[str, ...]:
        """Bots that may play besides the levels."""


def logged(error: Exception, **where: object) -> None:
    """Note an error in the log."""
    if isinstance(error, StoreDown):
        log.warning("store down", extra={**where, "why": str(error)})
    else:
        log.error("internal error", exc_info=error, extra=where)


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that a table needs."""

    store: Store
    clock: Clock
    bots: Bots
    hint_service: "HintService"
    coach_service: "CoachService"
    peers: Peers
    metrics: Metrics
    settings: TableSettings
    build: str = ""
    """The build of the page that clients should have; empty if there is none here."""
    new_id: Callable[[], str] = new_id
    """Makes the id of a table or match."""
    new_key: Callable[[], str] = new_key
    """Makes the key of a seat that somebody takes."""
    noted: Callable[..., None] = logged
    """Takes note of an error that no client is waiting to hear of, and of where it happened."""
    searches: bool = True
    """Whether a search is available, so that hints can be given."""


# The simplest implementations -------------------------------------------------------------------------------


class PlainBots:
    """Bots that think in the event loop, one after another: for a browser, or for fast bots."""

    def make(self, name: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
        return make_bot(name, game, seat, rng)

    def hinter(self, game: AnyGame, seat: Seat, rng: Random, budget: Budget) -> GivesHints:
        return make_hinter(game, seat, rng, budget)

    def measurement(self, view: View, memory: Memory, chosen: str) -> Measures:
        from sushiya.review.coach import Measurement  # imported here: it needs the compiled engine

        return Measurement(view, memory, chosen)

    async def think(self, account: Account, wants: float, work: Callable[[float], T]) -> Thought[T]:
        return Thought(work(wants), hurried=False)

    advise = spare = think

    def may_play_alone(self, account: Account) -> bool:
        return True

    def stop_playing_alone(self, table: str) -> None:
        """Nothing to do: there is always room."""

    def search_is_ready(self, game: AnyGame) -> bool:
        return True

    def search_failed(self, game: AnyGame) -> bool:
        return False

    def search_ready_in(self, game: AnyGame) -> float | None:
        return 0.0


@dataclass(frozen=True, slots=True)
class Alone:
    """No other process."""

    process: str = "here"
    shared: bool = False

    def tell(self, table: str, kind: str, payload: str) -> None:
        """Nobody is there."""

    def presence(self, table: str, online: set[Seat], spectators: int) -> None:
        """Nobody is there."""
