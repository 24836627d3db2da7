"""What follows each move of Sushizock, by playing the same imagined matches to the end."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Action
from sushiya.fast.families import engine_of
from sushiya.fast.records import with_attributes
from sushiya.fast.rng import rng_of
from sushiya.fast.sushizock.rollout import rollout
from sushiya.sushizock import View
from sushiya.sushizock.imagine import imagine_from
from sushiya.sushizock.memory import Memory

__all__ = ["Followed", "Playouts", "follow"]

ROLLS = 4
"""Matches from each imagined deal: little is hidden here, and most is up to the dice."""


class Followed(NamedTuple):
    """What followed a move, match by match."""

    points: NDArray[np.int64]
    """By seat, at the end of the match."""
    bones: NDArray[np.int64]
    """What the seat's own bones cost."""
    counted: NDArray[np.bool_]
    """Whether its tile counts in the end: sushi with a bone beside it, or a bone beside a sushi."""


class Playouts:
    """Plays every move in the same imagined matches, with the same rolls as long as all goes alike."""

    def __init__(self, view: View, memory: Memory, options: Sequence[Action], rng: Random) -> None:
        assert view.seat is not None
        self._view, self._memory, self._rng, self._seat = view, memory, rng, view.seat
        self._engine = engine_of(view.game)
        self._first = np.array([self._engine.code_of(option) for option in options], np.int64)
        self._found: list[tuple[NDArray[Any], ...]] = []

    def play(self, deals: int) -> None:
        """Play this many more imagined deals."""
        engine, count = self._engine, len(self._first)
        base, work = (np.zeros(1, with_attributes(engine.dtype)) for _ in range(2))
        constants = np.array([engine.config]), engine.quick(), self._seat, self._first
        for _ in range(deals):
            engine.from_state(imagine_from(self._view, self._memory, self._rng), base[0])
            for _ in range(ROLLS):
                scores = np.zeros((count, self._view.game.seats), np.int64)
                bones, counted = np.zeros(count, np.int64), np.zeros(count, np.bool_)
                luck = rng_of(int(self._rng.random() * 2**53))
                rollout(base, work, *constants, luck, engine.codes(), scores, bones, counted)
                self._found.append((scores, bones, counted))

    def followed(self) -> list[Followed]:
        """What followed each move."""
        found = [np.array(each) for each in zip(*self._found, strict=True)]
        return [Followed(*(each[:, move] for each in found)) for move in range(len(self._first))]


def follow(
    view: View, memory: Memory, options: Sequence[Action], matches: int, rng: Random
) -> list[Followed]:
    """What followed each move in this many imagined deals."""
    playouts = Playouts(view, memory, options, rng)
    playouts.play(matches)
    return playouts.followed()
