"""A fourth game and its rows: all it takes to be played everywhere, at most one row per level.

The game is `tests.testing.toy.HighCard`. No module of the package knows it.
"""

from collections.abc import Callable
from typing import Any

from sushiya.cli.families import TERMINALS, GenericTerminal
from sushiya.games import GAMES, GameInfo
from sushiya.games.registry import GameOption
from sushiya.table.families import WIRES, GenericWire
from tests.testing.toy import HighCard

__all__ = ["INFO", "NAME", "ROWS", "register"]

NAME = HighCard.name
INFO = GameInfo(NAME, HighCard, range(2, 5), 2, {}, {"seats": GameOption("seats", int)})

ROWS: tuple[tuple[dict[str, Any], Any], ...] = (
    (GAMES, INFO),
    (WIRES, GenericWire()),
    (TERMINALS, GenericTerminal()),
)
"""The table of each level that needs a row, and the row. Bots, arena and `conform` need none."""


def register(put: Callable[[dict[str, Any], str, Any], None] = dict.__setitem__) -> None:
    """Enter the game everywhere; a test passes `monkeypatch.setitem` to have it leave again."""
    for table, row in ROWS:
        put(table, NAME, row)
