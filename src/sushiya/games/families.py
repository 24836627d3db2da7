"""What each family of games has at this level: a score pad, and the verbs of its answers."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from sushiya.core import Action
from sushiya.core.family import PerFamily
from sushiya.games.drafting_scorepad import DraftingScorepad
from sushiya.games.sheet import Entries, Sheet
from sushiya.games.sushizock_scorepad import SushizockScorepad
from sushiya.sushi import moves
from sushiya.sushizock import Keep, Steal, Take

__all__ = ["SCOREPADS", "VERBS", "Scorepad"]


class Scorepad(Protocol):
    """From what lies on a real table to points."""

    @property
    def entries(self) -> type[Entries]:
        """What the pad of this family says: JSON is read as this dataclass."""

    def score(self, game: Any, entries: Any) -> Sheet:
        """The sheet for these entries; raises BadScorepad."""


SCOREPADS: Final[PerFamily[Scorepad]] = PerFamily(
    "score pad", {"drafting": DraftingScorepad(), "sushizock": SushizockScorepad()}
)

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
"""What players can answer: the types of actions, each with the first word of its text form."""
