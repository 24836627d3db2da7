"""Why one option of a question is better than others: facts from imagined matches that begin with each."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sushiya.bots.candidate import Because, Candidate, ReasonId
from sushiya.bots.families import FAMILIES
from sushiya.core import Action

__all__ = ["AGAINST", "MATCHES", "explain"]

MATCHES = 400
"""Imagined matches for each option."""
AGAINST: frozenset[ReasonId] = frozenset({"bone", "costs", "trails", "vain"})
"""Facts that speak against an option. On their own they are no reason to choose it."""


def explain(
    view: Any, memory: Any, options: Sequence[Action], rng: Random, matches: int = MATCHES
) -> tuple[Because, ...]:
    """What speaks for the first of these options, the weightiest fact first. Empty if nothing simple does.

    It is compared with the mean of all others; if that shows nothing, with the second one alone. `view` and
    `memory` are those of the seat that was asked, so nothing else is known.
    """
    family = FAMILIES.of(view.game)
    found: Sequence[Any] = [None] * len(options)
    if family.search is not None:
        found = family.search().follow(view, memory, options, matches, rng)
    candidates = [Candidate(option, 0.0, 0.0, 1.0, each) for option, each in zip(options, found, strict=True)]
    facts: tuple[Because, ...] = ()
    for compared in (candidates, candidates[:2]):
        facts = facts or family.reasons(view, memory, compared)[0]
    return () if all(fact.id in AGAINST for fact in facts) else facts
