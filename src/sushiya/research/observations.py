"""Observations: which features they have, and where in the row each of them is."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.core import AnyGame
from sushiya.fast.families import engine_of

__all__ = ["Observation", "Placed", "features"]


class Placed(NamedTuple):
    """A feature and its place in the row."""

    name: str
    offset: int
    shape: tuple[int, ...]
    about: str


class Observation:
    """Some features of a game, one after the other in a row of float32.

    Without `remembered` it has only what is visible now. With it, it has everything that a seat with perfect
    memory knows about hidden cards or tiles. `only` selects features by name.
    """

    def __init__(self, game: AnyGame, *, remembered: bool = True, only: Iterable[str] | None = None) -> None:
        every = engine_of(game).features
        wanted = {feature.name for feature in every if remembered or not feature.remembered}
        if only is not None:
            unknown = set(only) - {feature.name for feature in every}
            if unknown:
                raise ValueError(f"{game} has no features {sorted(unknown)}, only {[p.name for p in every]}.")
            wanted = set(only)
        self.offsets: NDArray[np.int64] = np.full(len(every), -1, np.int64)
        """The offset of each feature of the game; -1 if it is left out."""
        self.size = 0
        placed = []
        for number, feature in enumerate(every):
            if feature.name in wanted and int(np.prod(feature.shape)):
                self.offsets[number] = self.size
                placed.append(Placed(feature.name, self.size, feature.shape, feature.about))
                self.size += int(np.prod(feature.shape))
        self.features: tuple[Placed, ...] = tuple(placed)

    def split(self, rows: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The features of one row, or of many, by name and in their shapes (views, not copies)."""
        return {
            feature.name: rows[..., feature.offset : feature.offset + int(np.prod(feature.shape))].reshape(
                *rows.shape[:-1], *feature.shape
            )
            for feature in self.features
        }


def features(game: AnyGame) -> tuple[Placed, ...]:
    """All features of this game, with their offsets when none is left out."""
    return Observation(game).features
