"""A match with its history: what each seat has seen, and other worlds that a seat can't tell from it."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import ClassVar, Self

from sushiya.core import CHANCE, AnyGame
from sushiya.research.fast_match import NONE, FastMatch
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
        self.past: tuple[Observed, ...] = ()
        """Everything that any seat has seen, in order. Sealed answers are added when they are revealed."""

    def __deepcopy__(self, _: object) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.match, other.drawn = self.match.copy(), self.drawn[:]
        return other

    @staticmethod
    def longest_history(game: AnyGame) -> int:
        """The most observations a match can have; 0: no limit, or the position says all that matters."""
        return 0

    # Chance, one card, tile or die at a time ----------------------------------------------------------------

    @abstractmethod
    def outcomes_needed(self) -> int:
        """How many outcomes answer the open question."""

    @abstractmethod
    def pool(self) -> Iterable[int]:
        """Everything that can be drawn next, with multiplicity."""

    def odds(self) -> list[tuple[int, float]]:
        """The possible next outcomes with their probabilities."""
        pool = Counter(self.pool())
        total = pool.total()
        return [(outcome, count / total) for outcome, count in sorted(pool.items()) if count]

    def draw(self, outcome: int) -> None:
        """Apply one more outcome."""
        self.drawn = [*self.drawn, outcome]
        if len(self.drawn) == self.outcomes_needed():
            outcomes, self.drawn = self.drawn, []
            self._give(outcomes)

    def _give(self, outcomes: list[int]) -> None:
        """Apply chance's complete answer."""
        ask = int(self.match.record.ask)
        self.match.engine.apply_outcomes(self.match.record, outcomes)
        self._add(Observed(CHANCE, ask, tuple(outcomes)))

    # Players ------------------------------------------------------------------------------------------------

    def step(self, seat: int, action: int) -> None:
        """One action of a seat, which may be only a part of its answer."""
        ask = int(self.match.record.ask)
        code = self.match.step(seat, action)
        if code != NONE:
            self._note_answer(ask, seat, code)

    def seen_by(self, seat: int) -> list[Observed]:
        """What a seat has seen, including its own sealed answer."""
        return [fact.before(seat) for fact in self.past]

    def imagined(self, seat: int, rng: Random) -> Self:
        """A match that this seat can't tell from the true one: a copy, since the seat has seen everything."""
        return self.__deepcopy__(None)

    def _note_answer(self, ask: int, seat: int, code: int) -> None:
        self._add(Observed(seat, ask, (code,)))

    def _add(self, *facts: Observed) -> None:
        self.past = (*self.past, *facts)
