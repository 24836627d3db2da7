"""Observations: which features they have, and where in the row each of them is."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sushiya.core import AnyGame, BadOptions
from sushiya.fast.checked import checked_game
from sushiya.fast.families import engine_of
from sushiya.fast.feature_row import FeatureRow

__all__ = ["Observation", "Placed", "checked_observation", "features", "observation_space"]

LEAST, MOST = -255.0, 255.0
"""No number of an observation is outside this range: they count cards, tiles, points and turns."""


class Placed(NamedTuple):
    """A feature and its place in the row."""

    name: str
    offset: int
    shape: tuple[int, ...]
    about: str
    labels: tuple[str, ...] = ()
    """What each number along the last axis is about, such as a card; empty if nothing in particular."""
    by_seat: bool = False
    """Whether the first axis is the seats, clockwise from the observer; a dummy comes last."""
    private: bool = False
    """Whether only the observer knows it."""


class Observation(FeatureRow):
    """Some features of a game, one after the other in a row of float32.

    Without `remembered` it has only what is visible now. With it, it has everything that a seat with perfect
    memory knows about hidden cards or tiles. Without `private` it has only what a spectator could know, too.
    `only` selects features by name.
    """

    def __init__(
        self,
        game: AnyGame | str,
        *,
        remembered: bool = True,
        private: bool = True,
        only: Iterable[str] | None = None,
    ) -> None:
        self._game = checked_game(game)
        every = engine_of(self._game).features
        if only is None:
            only = [
                feature.name
                for feature in every
                if (remembered or not feature.remembered) and (private or not feature.private)
            ]
        super().__init__(self._game, only)
        self.features: tuple[Placed, ...] = tuple(
            Placed(
                feature.name,
                offset,
                feature.shape,
                feature.about,
                feature.labels,
                feature.by_seat,
                feature.private,
            )
            for feature, offset in zip(every, self.offsets.tolist(), strict=True)
            if offset >= 0
        )

    @property
    def game(self) -> AnyGame:
        """The game whose positions it describes."""
        return self._game

    def split(self, rows: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The features of one row, or of many, by name and in their shapes (views, not copies)."""
        rows = np.asarray(rows)
        if rows.ndim == 0 or rows.shape[-1] != self.size:
            raise ValueError(f"Rows have to be {self.size} numbers long: their shape is {np.shape(rows)}.")
        return {
            feature.name: rows[..., feature.offset : feature.offset + int(np.prod(feature.shape))].reshape(
                *rows.shape[:-1], *feature.shape
            )
            for feature in self.features
        }


def features(game: AnyGame | str) -> tuple[Placed, ...]:
    """All features of this game, with their offsets when none is left out."""
    return Observation(game).features


def checked_observation(game: AnyGame, given: object) -> Observation:
    """The given observation, or by default all features; raises BadOptions if it is for another game."""
    if given is None:
        return Observation(game)
    if not isinstance(given, Observation):
        raise BadOptions(f"The observation has to be Observation({str(game)!r}, …), not {given!r}.")
    if given.game != game:
        raise BadOptions(f"This is an observation of {given.game}, not of {game}.")
    return given


def observation_space(features: Observation, actions: int) -> spaces.Dict:
    """The space of an observation with its mask of legal actions."""
    parts: dict[str, Any] = {
        "observation": spaces.Box(LEAST, MOST, (features.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    return spaces.Dict(parts)
