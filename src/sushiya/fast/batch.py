"""Many matches that advance together: one kernel call takes a step in each of them."""

from copy import copy
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sushiya.core import AnyGame, BadOptions, State
from sushiya.fast.advance import LOOK, NOBODY, START, STEP
from sushiya.fast.checked import checked_count, checked_game, checked_number
from sushiya.fast.families import engine_of
from sushiya.fast.host import matches_on, seeds_of

__all__ = ["Batch", "seeds_of"]

NO_STATE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""The errors that conversions raise for invalid values."""


class Batch:
    """Matches of one game, all in flat arrays to read and copy. `put` and `select` set positions.

    >>> batch = Batch("sushi-go(seats=4)", size=1000, seed=7)
    >>> while not batch.over.all():
    ...     batch.step(some_policy(batch.masks))
    >>> batch.scores.mean(axis=0)

    With `device="cuda"` the matches are played on a GPU and stay there: `seats`, `masks`, `over`
    and `scores` are arrays of CuPy, which other libraries take over by DLPack without a copy.
    """

    def __init__(self, game: AnyGame | str, size: int, seed: int = 0, device: str = "cpu") -> None:
        self.game = checked_game(game)
        self.device = device
        self.engine = engine_of(self.game)
        self.numbering = self.engine.numbering
        count = checked_count("The size", size, self.engine.bytes_per_match)
        self._matches = matches_on(device, self.engine, count, seed)
        self._matches.advance(START)

    def __len__(self) -> int:
        return len(self._matches)

    @property
    def records(self) -> NDArray[Any]:
        """The matches; the fields are described in the engine's layout.py."""
        return _to_read(self._matches.records)

    @property
    def steps(self) -> NDArray[Any]:
        """The parts chosen so far of answers that are not complete."""
        return _to_read(self._matches.steps)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat whose action is awaited in each match; -1 if the match is over."""
        return _to_read(self._matches.seats)

    @property
    def masks(self) -> NDArray[np.int8]:
        """The legal actions of that seat, marked by 1."""
        return _to_read(self._matches.masks)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        over: NDArray[np.bool_] = self._matches.seats == NOBODY
        return over

    @property
    def scores(self) -> NDArray[np.int16]:
        """Points so far, by match and seat; in Sushizock they are counted at the end."""
        return _to_read(self._matches.scores)

    def restart(self) -> None:
        """Start new matches. The random generators go on from where they are."""
        self._matches.advance(START)

    def step(self, actions: ArrayLike) -> None:
        """One action in every unfinished match. If one is illegal, raises ValueError and changes nothing."""
        self._matches.advance(STEP, self._matches.checked(self.numbering, actions))

    def finish(self, anew: bool = False) -> NDArray[np.int16]:
        """Play all matches to the end at random, each option equally likely; return the final scores.

        With `anew`, new matches are started and played instead.
        """
        self._matches.finish(bool(anew))
        return self.scores.copy()

    def select(self, matches: ArrayLike, seed: int | None = None) -> "Batch":
        """A new batch of copies of these matches, which may be repeated, to try several continuations.

        Copies of a match have the same luck ahead, unless a seed gives each its own.
        """
        other = copy(self)
        try:
            other._matches = self._matches.select(matches, seed)
        except (IndexError, TypeError) as error:
            raise BadOptions(
                f"Matches are selected by their numbers, from 0 to {len(self) - 1}: {error}."
            ) from None
        return other

    def put(self, match: int, state: State[Any]) -> None:
        """Set one match to a state of the reference engine. Its decision starts from the first part."""
        number = self._number(match)
        self._matches.write(number, self._record_of(state))
        self._matches.advance(LOOK, of=(number, number + 1))

    def state(self, match: int) -> State[Any]:
        """One match as a state of the reference engine."""
        return self.engine.to_state(self._matches.read(self._number(match)))

    def _number(self, match: int) -> int:
        """The number of a match; negative ones count from the end."""
        return checked_number("The match", match, range(-len(self), len(self))) % len(self)

    def _record_of(self, state: State[Any]) -> Any:
        """The record of a state; raises BadOptions if it is not one of this game."""
        record = self.engine.record()
        try:
            if reason := self._impossible(state):
                raise BadOptions(f"No match of {self.game} comes to this state: {reason}.")
            self.engine.from_state(state, record)
            there = self.engine.to_state(record)
            same = str(self.game.view(there, None)) == str(self.game.view(state, None))
            same = same and _fits(there, state)
        except NO_STATE as error:
            raise BadOptions(f"This is not a state of {self.game}: {state!r}.") from error
        if not same:
            raise BadOptions(f"This state belongs to another game, not to {self.game}.")
        return record

    def _impossible(self, state: State[Any]) -> str:
        """Why no match comes to this state. Kernels trust records, and a view doesn't show all of them."""
        if self.game.pieces(state) != self.game.pieces(self.game.start().state):
            return "it has other cards or tiles than the box"
        return self.engine.impossible(state)


def _fits(there: State[Any], state: State[Any]) -> bool:
    """Whether the sealed answers of a state are answers to the same question in another one."""
    if there.ask is None or state.ask is None:
        return there.ask is state.ask
    answers = zip(there.ask.decisions, state.ask.answers, strict=True)
    return all(answer is None or decision.accepts(answer) for decision, answer in answers)


def _to_read(array: Any) -> Any:
    """A read-only view, where arrays can be read-only: kernels trust these arrays."""
    view = array.view()
    if isinstance(view, np.ndarray):
        view.flags.writeable = False
    return view
