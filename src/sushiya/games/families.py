"""The tables by family at this level: score pads, and the verbs of actions."""

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
    """Turns what lies on a real table into points."""

    @property
    def entries(self) -> type[Entries]:
        """The dataclass that the JSON of a pad is parsed into."""

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
"""The types of actions that players can take, each with the first word of its text form."""
