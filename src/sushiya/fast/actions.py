"""The numbering of actions: one flat list a game, shared by all that plays on the fast engine."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["Block", "Numbering"]

NONE = -1


class Block(NamedTuple):
    """Actions with neighbouring numbers. If they can't occur in a game it has no names, so no numbers."""

    title: str
    names: tuple[str, ...]


class Numbering:
    """Every small step that a player of this game can take, by number."""

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.blocks = blocks
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
