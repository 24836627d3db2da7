"""Where in the row of an observation each feature is."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from sushiya.core import AnyGame, BadOptions, listing
from sushiya.fast.families import engine_of

__all__ = ["FeatureRow"]


class FeatureRow:
    """Some features of a game, or all of them, one after the other in a row of float32."""

    def __init__(self, game: AnyGame | str, only: Iterable[str] | None = None) -> None:
        every = engine_of(game).features
        names = [feature.name for feature in every]
        try:
            wanted = set(names) if only is None else {only} if isinstance(only, str) else set(only)
        except TypeError:
            raise BadOptions(f"Features are selected by their names, not by {only!r}.") from None
        if unknown := wanted.difference(names):
            raise BadOptions(
                f"{game} has no features {listing(sorted(map(str, unknown)))}. "
                f"Features: {listing(names, len(names))}."
            )
        self._offsets: NDArray[np.int64] = np.full(len(every), -1, np.int64)
        self._size = 0
        for number, feature in enumerate(every):
            room = int(np.prod(feature.shape))
            if room and feature.name in wanted:
                self._offsets[number] = self._size
                self._size += room

    # Kernels trust both: they write a row without looking where it ends.

    @property
    def offsets(self) -> NDArray[np.int64]:
        """The offset of each feature of the game; -1 if it is left out. A copy."""
        return self._offsets.copy()

    @property
    def size(self) -> int:
        """How many numbers a row has."""
        return self._size
