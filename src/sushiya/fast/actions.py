"""The numbering of actions: one flat list per game, shared by everything that runs on the fast engine."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["Block", "Numbering"]

NONE = -1


class Block(NamedTuple):
    """Actions with consecutive numbers. A block that can't occur in a game has no names and no numbers."""

    title: str
    names: tuple[str, ...]


class Numbering:
    """Every action that a player of this game can take, by number. An answer may take several actions."""

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.blocks = blocks
        self.names: tuple[str, ...] = (*(name for block in self.blocks for name in block.names), "wait")
        """The name of each action, in the notation of actions. The last is for seats that wait."""
        self._at: NDArray[np.int64] = np.full(len(self.blocks), NONE, np.int64)
        first = 0
        for number, block in enumerate(self.blocks):
            if block.names:
                self._at[number] = first
                first += len(block.names)

    @property
    def at(self) -> NDArray[np.int64]:
        """The first number of each block; NONE if the game has no such actions. A copy: kernels trust it."""
        return self._at.copy()

    def __len__(self) -> int:
        return len(self.names)

    @property
    def wait(self) -> int:
        """The action of a seat that has nothing to decide while others do."""
        return len(self.names) - 1
