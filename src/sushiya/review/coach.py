"""The coach's measurement: the review of one decision, in small portions, from what its seat knew."""

from random import Random
from time import monotonic
from typing import Any

from sushiya.bots.candidate import Because
from sushiya.bots.families import Memory
from sushiya.bots.reasons import explain
from sushiya.core import Action, Choice
from sushiya.review.judge import Judge, Outcomes
from sushiya.review.review import decision_of, joined
from sushiya.review.stages import Question
from sushiya.review.values import ReviewedDecision, Verdict

__all__ = ["DEALS", "Measurement", "spoken_of"]

DEALS = 64
"""Imagined deals before the coach says that something was better."""
FIRST_LOOK = 16
"""After this many deals, a choice that clearly cost less than a point is dropped."""
PORTION = 2
"""Deals between two checks of the clock."""
MATCHES = 200
"""Imagined matches for each of two options, to find out why one is better."""
A_POINT = 1.0
"""The smallest cost that the coach mentions."""


def spoken_of(decision: ReviewedDecision) -> bool:
    """Whether the choice cost a point or more, and certainly cost something."""
    return decision.cost >= A_POINT


class Measurement:
    """One decision of a seat, measured as long as there is time. Only one thread at a time uses it."""

    def __init__(self, view: Any, memory: Memory, chosen: Action | str) -> None:
        """`view` and `memory`: what the seat knew when it was asked, before anybody had answered.

        Raises IllegalAction if what was chosen is not an option.
        """
        self._asked: Choice = view.decision
        self._question = Question(view, memory, self._asked.options, 0, self._asked.option(chosen))
        self._judge = Judge(view.game)
        self._rng = Random(f"coach/{view.seat}/{view.serial}")
        self._found: list[Outcomes] = []
        self.deals = 0

    def measure(self, seconds: float) -> ReviewedDecision | None:
        """Continue for about this long. Returns the decision once enough is known about it."""
        until = monotonic() + seconds
        while True:
            self._found.append(self._judge.options(self._question, PORTION, self._rng))
            self.deals += PORTION
            if self.deals in (FIRST_LOOK, DEALS):
                found = self.found()
                if self.deals == DEALS or _surely_cheap(found):
                    return found
            if monotonic() >= until:
                return None

    def found(self) -> ReviewedDecision:
        """What is known so far, after two deals or more."""
        return decision_of(self._question, 0, *joined(self._found))

    def verdict(self, seconds: float) -> Verdict | None:
        """Continue for about this long. Returns the verdict once enough is known for it."""
        found = self.measure(seconds)
        if found is None:
            return None
        options = {each.action: self.option(each.action) for each in found.options}
        because = self.because(found.options[0].action) if spoken_of(found) else ()
        return Verdict(found, options, because)

    def option(self, text: str) -> Action:
        """The option with this text."""
        return self._asked.option(text)

    def because(self, better: str) -> tuple[Because, ...]:
        """What speaks for this option instead of the chosen one."""
        question = self._question
        options = self.option(better), question.chosen
        return explain(question.view, question.memory, options, self._rng, MATCHES)


def _surely_cheap(decision: ReviewedDecision) -> bool:
    """Whether more deals would hardly make the coach speak."""
    chosen = next(each for each in decision.options if each.action == decision.chosen)
    return chosen.less.high < A_POINT
