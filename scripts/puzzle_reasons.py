"""The reasons of puzzles: what speaks for the best option, as far as checks by other means confirm it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from scripts.check_reasons import Claim
from scripts.reason_checks import failures
from sushiya.bots.candidate import Because
from sushiya.bots.families import memory_at
from sushiya.bots.reasons import AGAINST, explain
from sushiya.core import Action
from sushiya.puzzles import Puzzle, match_of
from sushiya.review.stages import Question

__all__ = ["failing", "reasons_of"]


def reasons_of(view: Any, memory: Any, best_first: Sequence[Action], seed: str) -> tuple[Because, ...]:
    """What speaks for the first of these options, as far as it holds."""
    because = explain(view, memory, best_first, Random(seed))
    failed = _failing(view, memory, best_first, because, Random(f"{seed} checked"))
    held = tuple(fact for fact in because if fact not in failed)
    return () if all(fact.id in AGAINST for fact in held) else held


def failing(puzzle: Puzzle, rng: Random) -> list[Because]:
    """The facts of a puzzle's reason that don't hold."""
    match = match_of(puzzle)
    memory = memory_at(match.game, puzzle.seat).told(match.history)
    options = {str(option): option for option in match.options(puzzle.seat)}
    best_first = [options[text] for text in puzzle.costs]
    return _failing(match.view(puzzle.seat), memory, best_first, puzzle.because, rng)


def _failing(
    view: Any, memory: Any, best_first: Sequence[Action], because: tuple[Because, ...], rng: Random
) -> list[Because]:
    """Reasons compare with all other options, or with the second one alone: they hold if either is so."""
    best, *others = best_first
    question = Question(view, memory, tuple(best_first), 0, best)
    found = failures(Claim(question, best, tuple(others), because), rng)
    if found and len(others) > 1:
        found = min(found, failures(Claim(question, best, (others[0],), because), rng), key=len)
    return found
