"""The match history of each game family, answer by answer: what OpenSpiel needs besides an engine."""

from sushiya.core.family import PerFamily
from sushiya.research.drafting_history import DraftingHistory
from sushiya.research.history import History
from sushiya.research.sushizock_history import SushizockHistory

__all__ = ["HISTORIES"]

HISTORIES: PerFamily[type[History]] = PerFamily(
    "history", {"drafting": DraftingHistory, "sushizock": SushizockHistory}
)
