"""Compares what followed an option with what followed the others, in the same imagined matches.

Facts are grouped into clauses. A clause has a share: how many points of the seat's lead it accounts for.
Anything within the noise is left out.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sushiya.bots.candidate import ENOUGH, Because, Candidate, ReasonId

__all__ = ["LEAST", "MOVED", "NOTABLE", "SURE", "Clause", "Comparing", "Measure", "is_enough"]

LEAST = 0.3
"""A clause that brings fewer points of the lead is not mentioned."""
NOTABLE = 1.0
"""Nor are fewer points for another dish, or for another player."""
SURE = 2.5
"""Nor is a difference that is not this many standard errors away from zero."""
MOVED = 5
"""The least probability, or change of one, that is mentioned: in percent."""
OF_A_LOSS: frozenset[ReasonId] = frozenset({"costs", "vain"})
"""Facts that are said of what brings fewer points than the other options."""

Measure = Callable[[Any], Any]
"""Maps what followed an option to a number for each match."""


class Clause(NamedTuple):
    """Facts that belong together, and how many points of the lead they account for."""

    share: float
    facts: tuple[Because, ...]


class Comparing:
    """Some options of a question, each compared with the mean of the others."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self.candidates = candidates

    def others(self, candidate: Candidate) -> list[Candidate]:
        return [each for each in self.candidates if each is not candidate]

    def clause(self, candidate: Candidate, measure: Measure, *facts: Because) -> Iterator[Clause]:
        """These facts, if their effect is certain or nothing was measured. Of a loss, only a few remain."""
        share = self.sure(candidate, measure) if self.compared(candidate) else LEAST
        if share is not None and share <= -LEAST:
            facts = tuple(fact for fact in facts if fact.id in OF_A_LOSS)
        if facts and share is not None and abs(share) >= LEAST:
            yield Clause(share, facts)

    def compared(self, candidate: Candidate) -> bool:
        """Whether the same imagined matches followed all options, and enough of them."""
        return len(self.candidates) > 1 and all(
            is_enough(each) and len(each.measured.points) == len(candidate.measured.points)
            for each in (candidate, *self.others(candidate))
        )

    def sure(self, candidate: Candidate, measure: Measure) -> float | None:
        """How much more was measured than after the other options; None if that is not certain.

        All options began the same imagined matches, so chance is the same for all.
        """
        if not self.compared(candidate):
            return None
        others = [measure(each.measured) for each in self.others(candidate)]
        differences = measure(candidate.measured) - sum(others) / len(others)
        mean, error = float(differences.mean()), float(differences.std()) / len(differences) ** 0.5
        return mean if abs(mean) > SURE * error else None

    def times(self, candidate: Candidate, happened: Measure) -> int | None:
        """How many times in 100 matches something happened; None if there are too few to say."""
        return round(100 * float(happened(candidate.measured).mean())) if is_enough(candidate) else None

    def times_and_otherwise(self, candidate: Candidate, happened: Measure) -> tuple[int | None, int | None]:
        """How many times in 100 it happened, and after the other options, if they can be compared."""
        if not self.compared(candidate):
            return self.times(candidate, happened), None
        others = [float(happened(each.measured).mean()) for each in self.others(candidate)]
        return self.times(candidate, happened), round(100 * sum(others) / len(others))


def is_enough(candidate: Candidate) -> bool:
    """Whether enough imagined matches followed to say how often something happens."""
    return candidate.measured is not None and len(candidate.measured.points) >= ENOUGH
