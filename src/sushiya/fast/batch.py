"""Many matches that advance together: one kernel call takes a step in each of them."""

from copy import copy
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sushiya.core import AnyGame, BadOptions, State
from sushiya.fast.bits import lowest_bit
from sushiya.fast.checked import (
    check_legal,
    checked_actions,
    checked_count,
    checked_game,
    checked_number,
    checked_seed,
)
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point
from sushiya.fast.verbs import answer, legal_actions, random_game, sample_chance, start, take_step

__all__ = ["Batch", "seeds_of"]

T = TypeVar("T", bound=np.generic)

NOBODY = -1
OVER = 0

# What the kernel does with each match before it advances to the next decision.
START, STEP, LOOK, FINISH = range(4)

NO_ACTIONS = np.zeros(0, np.int64)
ALL = slice(None)
NO_STATE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What conversions raise for nonsense."""


class Batch:
    """Matches of one game, all in flat arrays to read and copy. `put` and `select` set positions.

    >>> batch = Batch("sushi-go(seats=4)", size=1000, seed=7)
    >>> while not batch.over.all():
    ...     batch.step(some_policy(batch.masks))
    >>> batch.scores.mean(axis=0)
    """

    def __init__(self, game: AnyGame | str, size: int, seed: int = 0) -> None:
        self.game = checked_game(game)
        size = checked_count("The size", size)
        self.engine = engine_of(self.game)
        self.numbering = self.engine.numbering
        self._records = np.zeros(size, self.engine.dtype)
        self._steps = np.zeros(size, self.engine.steps_dtype)
        self._rng = seeds_of(seed, size)
        # 64 bits: to Numba, int() of fewer bits has as few, and everything would be compiled for both
        self._seats = np.zeros(size, np.int64)
        self._masks = np.zeros((size, len(self.numbering)), np.int8)
        self._codes = self.engine.codes()
        self._run(START)

    def __len__(self) -> int:
        return len(self._records)

    @property
    def records(self) -> NDArray[Any]:
        """The matches; the fields are described in the engine's layout.py."""
        return _to_read(self._records)

    @property
    def steps(self) -> NDArray[Any]:
        """The parts chosen so far of answers that are not complete."""
        return _to_read(self._steps)

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose action is awaited; -1: the match is over."""
        return _to_read(self._seats)

    @property
    def masks(self) -> NDArray[np.int8]:
        """The legal actions of that seat, marked by 1."""
        return _to_read(self._masks)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        over: NDArray[np.bool_] = self._seats == NOBODY
        return over

    @property
    def scores(self) -> NDArray[np.int16]:
        """Points so far, by match and seat; in Sushizock they are counted at the end."""
        return _to_read(self._records["score"][:, : self.game.seats])

    def restart(self) -> None:
        """Start new matches. The random generators continue where they are."""
        self._run(START)

    def step(self, actions: ArrayLike) -> None:
        """One action in every unfinished match. If one is illegal, raises ValueError and changes nothing."""
        chosen = checked_actions(actions, len(self))
        check_legal(self.numbering, self._masks, chosen, self._seats)
        self._run(STEP, chosen)

    def finish(self) -> NDArray[np.int16]:
        """Play all matches to the end at random, each option equally likely; return the final scores."""
        self._run(FINISH)
        return self.scores.copy()

    def select(self, matches: ArrayLike, seed: int | None = None) -> "Batch":
        """A new batch of copies of these matches, which may be repeated, to try several continuations.

        Copies of a match have the same luck in store, unless a seed gives each its own.
        """
        chosen = np.arange(len(self))[np.asarray(matches)].ravel()
        other = copy(self)
        for name in ("_records", "_steps", "_rng", "_seats", "_masks"):
            setattr(other, name, getattr(self, name)[chosen])
        if seed is not None:
            other._rng = seeds_of(seed, len(other))
        other._codes = self.engine.codes()
        return other

    def put(self, match: int, state: State[Any]) -> None:
        """Set one match to a state of the reference engine. Its decision starts from the first part."""
        number = self._number(match)
        self._records[number] = self._record_of(state)
        self._run(LOOK, of=slice(number, number + 1))

    def state(self, match: int) -> State[Any]:
        """One match as a state of the reference engine."""
        return self.engine.to_state(self._records.view(np.recarray)[self._number(match)])

    def _number(self, match: int) -> int:
        """The number of a match; negative ones count from the end."""
        return checked_number("The match", match, range(-len(self), len(self))) % len(self)

    def _record_of(self, state: State[Any]) -> Any:
        """The record of a state; raises BadOptions if it is not one of this game."""
        record = self.engine.record()
        try:
            self.engine.from_state(state, record)
            there = self.engine.to_state(record)
            same = str(self.game.view(there, None)) == str(self.game.view(state, None))
        except NO_STATE as error:
            raise BadOptions(f"This is not a state of {self.game}: {state!r}.") from error
        if not same:
            raise BadOptions(f"This is a state of another game than {self.game}.")
        return record

    def _run(self, what: int, actions: NDArray[np.int64] | None = None, of: slice = ALL) -> None:
        advance(
            self._records[of],
            self._steps[of],
            self.engine.config,
            self.numbering.at,
            self._rng[of],
            what,
            NO_ACTIONS if actions is None else actions,
            self._seats[of],
            self._masks[of],
            self._codes,
        )


def _to_read(array: NDArray[T]) -> NDArray[T]:
    """A view that can't be written to: kernels believe what these arrays say."""
    view = array.view()
    view.flags.writeable = False
    return view


def seeds_of(seed: int, size: int) -> NDArray[np.uint64]:
    """Random generators (see rng.py) that are far from each other."""
    return np.random.SeedSequence(checked_seed(seed)).generate_state(size, np.uint64).astype(np.uint64)


@entry_point
def advance(
    records: Any,
    steps: Any,
    cfg: Any,
    at: NDArray[np.int64],
    rng: NDArray[np.uint64],
    what: int,
    actions: NDArray[np.int64],
    seats: NDArray[np.int64],
    masks: NDArray[np.int8],
    codes: NDArray[np.int32],
) -> None:
    """Advance every match to the next decision of a player, or to its end."""
    for i in range(len(records)):
        rec, s, own_rng = records[i], steps[i], rng[i : i + 1]
        if what == START:
            start(rec, cfg)
        if what != STEP:
            for seat in range(cfg.seats):
                s.stage[seat] = NOBODY
        elif rec.ask != OVER:
            seat = seats[i]
            code = take_step(rec, cfg, at, s, seat, actions[i], codes)
            if code != NOBODY:
                answer(rec, cfg, seat, code)
        if what == FINISH:
            random_game(rec, cfg, own_rng, codes)
        while rec.ask != OVER and rec.awaiting == 0:
            sample_chance(rec, cfg, own_rng)
        if rec.ask == OVER:
            seats[i] = NOBODY
            masks[i, :] = 0
        else:
            seats[i] = lowest_bit(int(rec.awaiting))
            legal_actions(rec, cfg, at, s, seats[i], codes, masks[i])
