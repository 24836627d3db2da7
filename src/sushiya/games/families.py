"""The tables by family at this level: score pads, the memory aid, and the verbs of actions."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from sushiya.core import Action, Event
from sushiya.core.family import PerFamily
from sushiya.games.drafting_scorepad import DraftingEntries, DraftingScorepad
from sushiya.games.sheet import Entries, Sheet
from sushiya.games.sushizock_scorepad import SushizockEntries, SushizockScorepad
from sushiya.sushi import memory_aid as drafting_aid
from sushiya.sushi import moves
from sushiya.sushizock import Keep, Steal, Take
from sushiya.sushizock import memory_aid as sushizock_aid
from sushiya.sushizock.memory import Memory as SushizockMemory

__all__ = ["MEMORY_AIDS", "SCOREPADS", "VERBS", "MemoryAid", "Remembers", "Scorepad", "ScorepadEntries"]


class Scorepad(Protocol):
    """Turns what lies on a real table into points."""

    @property
    def entries(self) -> type[Entries]:
        """The dataclass that the JSON of a pad is parsed into."""

    def score(self, game: Any, entries: Any) -> Sheet:
        """The sheet for these entries; raises BadScorepad."""


SCOREPADS: Final[PerFamily[Scorepad]] = PerFamily(
    "score pad", {"drafting": DraftingScorepad(), "sushizock": SushizockScorepad()}
)
ScorepadEntries: TypeAlias = DraftingEntries | SushizockEntries
"""What can be entered, by the rows above."""


class Remembers(Protocol):
    """What one seat remembers about a match."""

    def see(self, event: Event) -> None:
        """Called for every event that this seat may see."""


class MemoryAid(NamedTuple):
    """Says what a seat can know if it forgets nothing that it has seen."""

    memory: Callable[[int], Remembers]
    """Makes the memory of one seat before the match, given the number of seats."""
    seen: Callable[[Any, Any, str], Any]
    """Maps a view, that memory and the wanted dish or kind to facts; None while there are none."""


MEMORY_AIDS: Final[PerFamily[MemoryAid]] = PerFamily(
    "memory aid",
    {
        "drafting": MemoryAid(drafting_aid.MemoryAid, drafting_aid.seen_so_far),
        "sushizock": MemoryAid(SushizockMemory, sushizock_aid.seen_so_far),
    },
)
"""Optional: a game without a row has no memory aid."""

VERBS: Final[PerFamily[Mapping[type[Action], str]]] = PerFamily(
    "list of verbs",
    {
        "drafting": {
            moves.Pick: "pick",
            moves.Lay: "lay",
            moves.Copy: "copy",
            moves.Wish: "wish",
            moves.Give: "give",
            moves.Flip: "turn",
            moves.Done: "done",
        },
        "sushizock": {Take: "take", Steal: "steal", Keep: "keep"},
    },
)
"""The types of actions that players can take, each with the first word of its text form."""
