"""Matches in main memory, and the interface that a batch needs to matches on any device."""

from copy import copy
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from sushiya.core import BadOptions
from sushiya.fast.actions import Numbering
from sushiya.fast.advance import advance, finish
from sushiya.fast.checked import check_legal, checked_actions, checked_number, checked_seed
from sushiya.fast.engine import Engine

__all__ = ["DEVICES", "HostMatches", "Matches", "matches_on", "seed_of", "seeds_of"]

DEVICES = ("cpu", "cuda")
NO_ACTIONS = np.zeros(0, np.int64)
FIRST_MIX, NEXT_MIX = 0x8B51F9DD, 0x58F38DED
"""Constants of NumPy's SeedSequence."""


class Matches(Protocol):
    """Matches of one game. `seats`, `masks` and `scores` are arrays of the device."""

    seats: Any
    masks: Any

    def __len__(self) -> int: ...

    @property
    def records(self) -> NDArray[Any]: ...

    @property
    def steps(self) -> NDArray[Any]: ...

    @property
    def scores(self) -> Any: ...

    def checked(self, numbering: Numbering, actions: Any) -> Any:
        """Legal actions, one per match, as an array of the device."""
        ...

    def advance(self, what: int, actions: Any = None, of: tuple[int, int] | None = None) -> None:
        """See advance.py; `of` is the range of matches: the first, and the one after the last."""
        ...

    def finish(self, anew: bool) -> None:
        """Play all matches, or new ones, to the end at random."""
        ...

    def select(self, matches: Any, seed: int | None) -> "Matches": ...

    def read(self, match: int) -> Any:
        """The record of a match."""
        ...

    def write(self, match: int, record: Any) -> None: ...


def matches_on(device: str, engine: Engine, size: int, seed: int) -> Matches:
    """Matches in the memory of this device."""
    if device == "cpu":
        return HostMatches(engine, size, seed)
    if device == "cuda":
        from sushiya.fast.gpu import GpuMatches

        return GpuMatches(engine, size, seed)
    raise BadOptions(f"There is no device {device!r}. Devices: {', '.join(DEVICES)}.")


def seeds_of(seed: int, size: int) -> NDArray[np.uint64]:
    """Random generators (see rng.py) that are far from each other."""
    return np.random.SeedSequence(checked_seed(seed)).generate_state(size, np.uint64).astype(np.uint64)


def seed_of(seed: int, number: int) -> NDArray[np.uint64]:
    """The random generator with this number of `seeds_of`, without all those before it.

    NumPy makes each half from the seed and from its place, by an algorithm that it promises to keep.
    """
    which = checked_number("The number", number, range(2**31))
    pool = np.random.SeedSequence(checked_seed(seed)).pool.tolist()
    whole = 0
    for half in range(2):
        place = 2 * which + half
        mix = FIRST_MIX * pow(NEXT_MIX, place, 1 << 32) % (1 << 32)
        word = (pool[place % len(pool)] ^ mix) * mix * NEXT_MIX % (1 << 32)
        whole |= (word ^ word >> 16) << 32 * half
    return np.array([whole], np.uint64)


class HostMatches:
    """Matches as records of the engine, one after the other."""

    def __init__(self, engine: Engine, size: int, seed: int) -> None:
        self.engine = engine
        self.records = np.zeros(size, engine.dtype)
        self.steps = np.zeros(size, engine.steps_dtype)
        self.rng = seeds_of(seed, size)
        # 64 bits, which Numba makes of any int(): with fewer, everything would be compiled for both
        self.seats = np.zeros(size, np.int64)
        self.masks = np.zeros((size, len(engine.numbering)), np.int8)
        self._codes = engine.codes()

    def __len__(self) -> int:
        return len(self.records)

    @property
    def scores(self) -> NDArray[np.int16]:
        scores: NDArray[np.int16] = self.records["score"][:, : self.engine.game.seats]
        return scores

    def checked(self, numbering: Numbering, actions: Any) -> NDArray[np.int64]:
        chosen = checked_actions(actions, len(self))
        check_legal(numbering, self.masks, chosen, self.seats)
        return chosen

    def advance(self, what: int, actions: Any = None, of: tuple[int, int] | None = None) -> None:
        given = NO_ACTIONS if actions is None else actions
        args = (self.engine.numbering.at, what, given, self.seats, self.masks)
        of = (0, len(self)) if of is None else of
        advance(self.records, self.steps, self.engine.config, self.rng, self._codes, args, of)

    def finish(self, anew: bool) -> None:
        args = (int(anew), self.seats, self.masks)
        finish(self.records, self.steps, self.engine.config, self.rng, self._codes, args)

    def select(self, matches: Any, seed: int | None) -> "HostMatches":
        chosen = np.arange(len(self))[np.asarray(matches)].ravel()
        other = copy(self)
        for name in ("records", "steps", "rng", "seats", "masks"):
            setattr(other, name, getattr(self, name)[chosen])
        if seed is not None:
            other.rng = seeds_of(seed, len(other))
        other._codes = self.engine.codes()
        return other

    def read(self, match: int) -> Any:
        return self.records.view(np.recarray)[match]

    def write(self, match: int, record: Any) -> None:
        self.records[match] = record
