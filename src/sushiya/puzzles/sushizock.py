"""Puzzles of Sushizock: which dice to keep, which tile to take."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sushiya.bots.outlook import Because
from sushiya.core import Action
from sushiya.sushizock import Keep, Steal, View
from sushiya.sushizock.memory import Memory

__all__ = ["dishes", "fits", "ideas", "leads"]

FEWEST, MOST = 3, 12
"""Options of a puzzle: between two there is little to find, and more would not fit on a phone."""


def fits(view: View) -> bool:
    """Whether there are neither too few options nor too many."""
    return view.decision is not None and FEWEST <= len(view.decision.options) <= MOST


def dishes(view: View, best: Action) -> tuple[str, ...]:
    """There are none."""
    return ()


def ideas(view: View, best: Action, because: Sequence[Because]) -> tuple[str, ...]:
    """What it does with the dice."""
    if isinstance(best, Keep):
        return ("rolls-on",)
    kind = getattr(best, "kind", "")
    return ("steals", kind) if isinstance(best, Steal) else ("takes", kind)


def leads(view: View, memory: Memory, deals: int, seed: int) -> Any:
    """The points at the end less the mean of the others', by deal and option: the same deals for each option."""
    from sushiya.review.judge import Judge
    from sushiya.review.stages import Question

    assert view.decision is not None
    options = view.decision.options
    question = Question(view, memory, options, 0, options[0])
    _, found = Judge(view.game).options(question, deals, Random(seed))
    return found
