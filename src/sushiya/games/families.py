"""What each family of games has at this level: the verbs of its answers."""

from collections.abc import Mapping
from typing import Final

from sushiya.core import Action
from sushiya.core.family import PerFamily
from sushiya.sushi import moves
from sushiya.sushizock import Keep, Steal, Take

__all__ = ["VERBS"]


VERBS: Final[PerFamily[Mapping[type[Action], str]]] = PerFamily(
    "list of verbs",
    {
        "drafting": {
            moves.Pick: "pick",
            moves.Lay: "lay",
            moves.Aim: "copy",
            moves.Wish: "wish",
            moves.Give: "give",
            moves.Turn: "turn",
            moves.Done: "done",
        },
        "sushizock": {Take: "take", Steal: "steal", Keep: "keep"},
    },
)
"""What players can answer: the types of actions, each with the first word of its text form."""
