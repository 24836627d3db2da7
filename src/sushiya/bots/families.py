"""What plays each family: policies, search and memory; search is loaded only when it is asked for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from sushiya.bots.bot import Bot
from sushiya.bots.budget import Budget
from sushiya.bots.greedy_sushi import best_answer
from sushiya.bots.greedy_sushizock import best_move
from sushiya.bots.regular_sushi import considered_answer
from sushiya.core import Action, Event, Seat
from sushiya.core.family import PerFamily
from sushiya.sushi.memory import Memory as DraftingMemory
from sushiya.sushizock.memory import Memory as SushizockMemory

__all__ = ["FAMILIES", "FamilyBots", "LooksAhead", "Memory", "Policy", "Search"]


class Memory(Protocol):
    """What one seat knows, kept as the match goes."""

    def see(self, event: Event) -> None:
        """Something happened that this seat may see."""


class LooksAhead(Protocol):
    """Thinks about one decision."""

    def look_ahead(self, view: Any) -> Sequence[tuple[Action, float, float]]:
        """The options, the best first, each with its chance to win and its final margin."""


Policy: TypeAlias = Callable[[Any, Any, Random], Action]
"""From a view and the seat's memory to an answer, at once; of equally good ones the generator chooses."""


class Search(NamedTuple):
    """What a search offers. All are made of game, seat, generator and budget."""

    master: Callable[[Any, Seat, Random, Budget], Bot]
    uct: Callable[[Any, Seat, Random, Budget], Bot]
    hinter: Callable[[Any, Seat, Random, Budget, Any], LooksAhead]
    """With the seat's memory, too."""


@dataclass(frozen=True)
class FamilyBots:
    """What a family offers beside the random bot, which plays every game. A row may have no search."""

    memory: Callable[[int], Memory]
    """What one of so many seats knows before the match."""
    policies: Mapping[str, Policy]
    """By the name of the bot that plays so: `greedy`, `regular`."""
    search: Callable[[], Search] | None = None
    """Loads the search, and Numba with it."""
    warm_up: str = ""
    """A game in which one hint has the whole search compiled."""

    @property
    def names(self) -> tuple[str, ...]:
        """The bots that play this family."""
        return (*self.policies, *(("master", "uct") if self.search else ()))


def _drafting_search() -> Search:
    from sushiya.bots.hint_sushi import HintBot
    from sushiya.bots.master import MasterBot
    from sushiya.bots.uct import UctBot

    return Search(MasterBot, UctBot, HintBot)


def _sushizock_search() -> Search:
    from sushiya.bots.master_sushizock import MasterSushizockBot
    from sushiya.bots.uct_sushizock import UctSushizockBot

    return Search(MasterSushizockBot, UctSushizockBot, MasterSushizockBot)


FAMILIES: PerFamily[FamilyBots] = PerFamily(
    "bot but random",
    {
        "drafting": FamilyBots(
            DraftingMemory,
            {"greedy": best_answer, "regular": considered_answer},
            _drafting_search,
            "sushi-go(seats=4)",
        ),
        "sushizock": FamilyBots(
            SushizockMemory,
            {"greedy": best_move, "regular": best_move},
            _sushizock_search,
            "sushizock(seats=3)",
        ),
    },
)
