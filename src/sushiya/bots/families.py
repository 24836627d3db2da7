"""The bots of each game family: heuristics, search and memory. The search is imported only when needed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from sushiya.bots import because_sushi, because_sushizock
from sushiya.bots.bot import AnyBot
from sushiya.bots.budget import Budget
from sushiya.bots.candidate import Because, Candidate
from sushiya.bots.greedy_sushi import best_answer
from sushiya.bots.greedy_sushizock import best_move
from sushiya.bots.net_sushi import learned_answer
from sushiya.bots.net_sushi import ready as net_ready
from sushiya.bots.planner_sushi import planned_answer
from sushiya.bots.regular_sushi import considered_answer
from sushiya.bots.seat import Seated
from sushiya.bots.sketch_config_sushi import config_of
from sushiya.bots.solution import Solution
from sushiya.core import Action, AnyGame, Event, Seat, State
from sushiya.core.family import PerFamily
from sushiya.sushi.imagine import imagine_from as imagine_draft
from sushiya.sushi.memory import Memory as DraftingMemory
from sushiya.sushizock.imagine import imagine_from as imagine_sushizock
from sushiya.sushizock.memory import Memory as SushizockMemory

__all__ = [
    "FAMILIES",
    "IMAGINE",
    "FamilyBots",
    "Heuristic",
    "Imagine",
    "LooksAhead",
    "Memory",
    "Reasons",
    "Search",
    "memory_at",
]


class Memory(Protocol):
    """What one seat has learned during the match."""

    def see(self, event: Event) -> None:
        """Called for every event that this seat may see."""

    def copy(self) -> "Memory":
        """A snapshot of what is known now, independent of what this memory learns later."""


class LooksAhead(Protocol):
    """Evaluates the options of one decision."""

    def look_ahead(self, view: Any, most: int) -> Sequence[Candidate]:
        """The best options, best first: at most this many."""


Heuristic: TypeAlias = Callable[[Any, Any, Random], Action]
"""Maps a view and the seat's memory to an answer, without search. The random generator breaks ties."""


Reasons: TypeAlias = Callable[[Any, Any, Sequence[Candidate]], Sequence[tuple[Because, ...]]]
"""Maps a view, the seat's memory and some options to what speaks for each of them."""


def _nothing_to_say(view: Any, memory: Any, candidates: Sequence[Candidate]) -> Sequence[tuple[Because, ...]]:
    return [()] * len(candidates)


class Search(NamedTuple):
    """What a family's search offers. Each is made from game, seat, random generator and budget."""

    master: Callable[[Any, Seat, Random, Budget], AnyBot]
    uct: Callable[[Any, Seat, Random, Budget], AnyBot]
    hinter: Callable[[Any, Seat, Random, Budget, Any], LooksAhead]
    """Also takes the seat's memory."""
    follow: Callable[[Any, Any, Sequence[Action], int, Random], Sequence[Any]]
    """Maps view, memory, options and a number of matches to what follows each option, for `Reasons`."""
    clairvoyant: Callable[[Any, Seat, Random, Budget], AnyBot] | None = None
    """The master with all hands known to it, if the family has it among its `yardsticks`."""
    solve: Callable[..., Solution] | None = None
    """The exact solver, if there is one: see `solver.solve`."""
    ready: Callable[[Any], object] = lambda game: None
    """Compiles, or loads, what hints don't use, given any game of the family."""


@dataclass(frozen=True)
class FamilyBots:
    """What a family offers besides the random bot, which plays every game. The search is optional."""

    memory: Callable[[int], Memory]
    """Makes the memory of one seat before the match, given the number of seats."""
    heuristics: Mapping[str, Heuristic]
    """By the name of the bot: `greedy`, `regular`, `planner`, `net`."""
    search: Callable[[], Search] | None = None
    """Imports the search, and Numba with it."""
    warm_up: str = ""
    """A game in which computing one hint compiles the whole search."""
    reasons: Reasons = _nothing_to_say
    """Why an option is good, in hints."""
    prepare: Mapping[str, Callable[[Any], object]] = field(default_factory=dict)
    """By the name of the bot: computes what it needs once per game, which would delay its first answer."""
    yardsticks: tuple[str, ...] = ()
    """Bots of the search that see the whole state: only for the arena and environments."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Levels that another bot plays here than in other families."""

    @property
    def names(self) -> tuple[str, ...]:
        """The bots that play this family."""
        return (*self.heuristics, *(("master", "uct") if self.search else ()))


def _drafting_search() -> Search:
    from sushiya.bots.clairvoyant_sushi import ClairvoyantSushiBot
    from sushiya.bots.hint_sushi import HintBot
    from sushiya.bots.master_sushi import MasterSushiBot
    from sushiya.bots.playouts_sushi import follow
    from sushiya.bots.solver_sushi import ready, solve
    from sushiya.bots.uct_sushi import UctSushiBot

    return Search(MasterSushiBot, UctSushiBot, HintBot, follow, ClairvoyantSushiBot, solve, ready)


def _sushizock_search() -> Search:
    from sushiya.bots.hint_sushizock import HintBot
    from sushiya.bots.master_sushizock import MasterSushizockBot
    from sushiya.bots.playouts_sushizock import follow
    from sushiya.bots.uct_sushizock import UctSushizockBot

    return Search(MasterSushizockBot, UctSushizockBot, HintBot, follow)


FAMILIES: PerFamily[FamilyBots] = PerFamily(
    "bot",
    {
        "drafting": FamilyBots(
            DraftingMemory,
            {
                "greedy": best_answer,
                "regular": considered_answer,
                "planner": planned_answer,
                "net": learned_answer,
            },
            _drafting_search,
            "sushi-go(seats=4)",
            because_sushi.reasons,
            {"planner": config_of, "net": net_ready},
            ("clairvoyant",),
        ),
        "sushizock": FamilyBots(
            SushizockMemory,
            {"greedy": best_move, "regular": best_move, "planner": best_move, "net": best_move},
            _sushizock_search,
            "sushizock(seats=3)",
            because_sushizock.reasons,
            levels={"expert": "master@200it"},
        ),
    },
    why="Only the bot random plays {game}.",
)

Imagine: TypeAlias = Callable[[Any, Any, Random], State[Any]]
"""Maps a view and the seat's memory to a state that the seat can't tell from the truth."""

IMAGINE: PerFamily[Imagine] = PerFamily(
    "imagined match", {"drafting": imagine_draft, "sushizock": imagine_sushizock}
)


def memory_at(game: AnyGame, seat: Seat) -> Seated[Memory]:
    """The memory of a seat before the match, to be told its history. Raises BadOptions if there is none."""
    return Seated(seat, FAMILIES.of(game).memory(game.seats))
