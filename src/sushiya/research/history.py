"""A match with its history: what each seat has seen, and other worlds that a seat can't tell from it."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from sushiya.core import CHANCE, AnyGame, listing
from sushiya.research.fast_match import NO_PAST, NONE, FastMatch
from sushiya.research.observed import Observed

__all__ = ["History"]


class History(ABC):
    """One match, played action by action and outcome by outcome. By default everyone sees everything."""

    most_outcomes: ClassVar[int]
    """Chance outcomes are numbers below this."""

    def __init__(self, match: FastMatch) -> None:
        self.match = match
        self.drawn: list[int] = []
        """The partial outcomes of chance's current answer."""
        self.past: list[Observed] = []
        """Everything that any seat has seen, in order. Sealed answers are added when they are revealed."""
        self.actor = match.look()
        """Who acts: the first of the awaited seats, CHANCE, or ENDED."""
        self._legal: list[int] | None = None
        self._left: list[int] | tuple[int, ...] | None = None
        """How often each outcome is in the pool; None: not counted yet. From a tuple, draws are replaced."""
        self._needed = 0

    def __deepcopy__(self, _: object) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.match, other.drawn, other.past = self.match.copy(), self.drawn[:], self.past[:]
        other._left = self._left and self._left[:]
        return other

    @staticmethod
    def longest_history(game: AnyGame) -> int:
        """The most observations a match can have; 0: no limit, or the position is all that matters."""
        return 0

    # Chance, one card, tile or die at a time ----------------------------------------------------------------

    @abstractmethod
    def outcomes_needed(self) -> int:
        """How many outcomes answer the open question."""

    @abstractmethod
    def pool(self) -> Iterable[int]:
        """Everything that can be drawn next, with multiplicity."""

    @abstractmethod
    def outcome_name(self, outcome: int) -> str:
        """A possible outcome of the open question in words: a card, a tile, a face or a seat."""

    def odds(self) -> list[tuple[int, float]]:
        """The possible next outcomes with their probabilities."""
        left = self._left or self._counted()
        total = sum(left)
        return [(outcome, count / total) for outcome, count in enumerate(left) if count]

    def draw(self, outcome: int) -> None:
        """Apply one more outcome."""
        left = self._left or self._counted()
        if not (0 <= outcome < len(left) and left[outcome]):
            names = [f"{possible} ({self.outcome_name(possible)})" for possible, _ in self.odds()]
            raise ValueError(f"Chance can't draw {outcome} now. Possible outcomes: {listing(names, 64)}.")
        self.drawn.append(outcome)
        if len(self.drawn) < self._needed:
            if type(left) is list:
                self._take_out(left, outcome)
            return
        outcomes, self.drawn, self._left = self.drawn, [], None
        self._legal = None
        self._give(outcomes)

    def _counted(self) -> list[int] | tuple[int, ...]:
        """The pool, counted once per question, then draw by draw: a deal has dozens of them."""
        pool = Counter(self.pool())
        self._left = [pool[outcome] for outcome in range(max(pool) + 1)]
        self._needed = self.outcomes_needed()
        return self._left

    def _take_out(self, left: list[int], outcome: int) -> None:
        """Take an outcome from the pool that was counted."""
        left[outcome] -= 1

    def _give(self, outcomes: list[int]) -> None:
        """Apply chance's complete answer."""
        ask = int(self.match.now[2])
        self.actor = self.match._give(outcomes)
        self._add(Observed(CHANCE, ask, tuple(outcomes)))

    # Players ------------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal actions of the seat that acts."""
        if self._legal is None:
            self._legal = self.match.legal.nonzero()[0].tolist()
        return self._legal

    def step(self, action: int) -> None:
        """One action of the seat that acts, which may be only a part of its answer."""
        seat, ask = self.actor, int(self.match.now[2])
        code, self.actor, after, awaiting = self.match.take(action)
        self._legal = None
        if code != NONE:
            self._note_answer(ask, seat, code, after, awaiting)

    def seen_by(self, seat: int | None) -> list[Observed]:
        """What a seat has seen, including its own sealed answer; None: a spectator."""
        return [fact.before(seat) for fact in self.past]

    def rows_for(self, seat: int, private: bool) -> tuple[NDArray[np.int16], int]:
        """What a seat has seen as rows of numbers (see fast_match.py), and how many rows there are."""
        return NO_PAST, 0

    @abstractmethod
    def in_words(self, fact: Observed) -> str:
        """An observed answer in words."""

    def imagined(self, seat: int, rng: Random) -> Self:
        """A match that this seat can't tell from the true one: a copy, if everyone sees everything."""
        return self.__deepcopy__(None)

    def _note_answer(self, ask: int, seat: int, code: int, after: int, awaiting: int) -> None:
        """Remember an answer. `after` is the next open question, `awaiting` the seats it awaits."""
        self._add(Observed(seat, ask, (code,)))

    def _add(self, *facts: Observed) -> None:
        self.past += facts
