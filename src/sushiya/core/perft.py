"""Perft: counts the sequences of answers to a given depth, with chance fixed by a seed.

The count is a fingerprint of the rules: two engines with the same rules agree on it.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

from sushiya.core.agenda import State
from sushiya.core.chance import Seeded
from sushiya.core.match import Match, plan
from sushiya.core.model import Action, Choice, Game

__all__ = ["perft", "split"]

BoardT = TypeVar("BoardT")


def perft(game: Game[BoardT, Any], seed: str, depth: int) -> int:
    """The number of sequences of `depth` answers. Simultaneous decisions are answered in seat order."""
    match = Match(game, seed)
    return _count(game, match.state, Seeded(seed), match.chances, depth)


def split(game: Game[BoardT, Any], seed: str, depth: int) -> dict[str, int]:
    """The perft count by first answer, to find where two engines differ."""
    match, chance = Match(game, seed), Seeded(seed)
    return {
        str(action): _count(game, after, chance, chances, depth - 1)
        for action, after, chances in _children(game, match.state, chance, match.chances)
    }


def _count(game: Game[BoardT, Any], state: State[BoardT], chance: Seeded, chances: int, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        decision = state.pending[0]
        assert isinstance(decision, Choice)
        return len(decision.options)
    return sum(
        _count(game, after, chance, later, depth - 1)
        for _, after, later in _children(game, state, chance, chances)
    )


def _children(
    game: Game[BoardT, Any], state: State[BoardT], chance: Seeded, chances: int
) -> Iterator[tuple[Action, State[BoardT], int]]:
    """Each action of the first seat asked, the state after it, and the number of the next chance decision."""
    decision = state.pending[0]
    assert isinstance(decision, Choice)
    for action in decision.options:
        planned = plan(game, state, [(decision.seat, action)], chance, chances)
        yield action, planned.state, chances + planned.chances
