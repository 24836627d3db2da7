"""How many ways a match can go, to a depth, with luck fixed by a seed: a fingerprint of the rules."""

from typing import TypeVar

from sushiya.core.agenda import State
from sushiya.core.match import luck
from sushiya.core.model import CHANCE, Choice, Game

__all__ = ["perft", "split"]

BoardT = TypeVar("BoardT")


def perft(game: Game[BoardT], seed: str, depth: int) -> int:
    """How many sequences of `depth` answers there are. Sealed answers are given in seat order."""
    state, chances = _after_luck(game, game.start().state, seed, 0)
    return _count(game, state, seed, chances, depth)


def split(game: Game[BoardT], seed: str, depth: int) -> dict[str, int]:
    """The same count, by first answer: shows where two engines part."""
    state, chances = _after_luck(game, game.start().state, seed, 0)
    return {
        str(action): _count(game, after, seed, luckier, depth - 1)
        for action, after, luckier in _children(game, state, seed, chances)
    }


def _count(game: Game[BoardT], state: State[BoardT], seed: str, chances: int, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        decision = state.pending[0]
        assert isinstance(decision, Choice)
        return len(decision.options)
    return sum(
        _count(game, after, seed, luckier, depth - 1)
        for _, after, luckier in _children(game, state, seed, chances)
    )


def _children(
    game: Game[BoardT], state: State[BoardT], seed: str, chances: int
) -> list[tuple[object, State[BoardT], int]]:
    decision = state.pending[0]
    assert isinstance(decision, Choice)
    children: list[tuple[object, State[BoardT], int]] = []
    for action in decision.options:
        after = game.play(state, decision.seat, action).state
        children.append((action, *_after_luck(game, after, seed, chances)))
    return children


def _after_luck(
    game: Game[BoardT], state: State[BoardT], seed: str, chances: int
) -> tuple[State[BoardT], int]:
    while (action := luck(state, seed, chances)) is not None:
        state = game.play(state, CHANCE, action).state
        chances += 1
    return state, chances
