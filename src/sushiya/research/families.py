"""How a match of each family is told fact by fact and lot by lot: what OpenSpiel needs beside an engine."""

from sushiya.core.family import PerFamily
from sushiya.research.dice_history import DiceHistory
from sushiya.research.drafting_history import DraftingHistory
from sushiya.research.history import History

__all__ = ["HISTORIES"]

HISTORIES: PerFamily[type[History]] = PerFamily(
    "history", {"drafting": DraftingHistory, "sushizock": DiceHistory}
)
