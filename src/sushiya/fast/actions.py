"""The numbering of actions: one flat list a game, shared by all that plays on the fast engine."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Game
from sushiya.fast.blocks import Block
from sushiya.fast.modules import modules_of

__all__ = ["Numbering", "numbering_of"]

NONE = -1


class Numbering:
    """Every small step that a player of this game can take, by number."""

    def __init__(self, game: Game[Any]) -> None:
        self.blocks: tuple[Block, ...] = modules_of(game).actions.blocks_of(game)
        self.names: tuple[str, ...] = (*(name for block in self.blocks for name in block.names), "wait")
        """What each action is, in the notation of actions. The last one is for seats that are not asked."""
        self.at: NDArray[np.int64] = np.full(len(self.blocks), NONE, np.int64)
        """The first number of each block; NONE: the game has no such actions."""
        first = 0
        for number, block in enumerate(self.blocks):
            if block.names:
                self.at[number] = first
                first += len(block.names)

    def __len__(self) -> int:
        return len(self.names)

    @property
    def wait(self) -> int:
        """The action of a seat that has nothing to decide while others do."""
        return len(self.names) - 1


_made_once: Callable[[Any], Numbering] = cache(Numbering)


def numbering_of(game: Game[Any]) -> Numbering:
    """The numbering of this game, made once."""
    return _made_once(game)
