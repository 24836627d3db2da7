"""Matches of random answers, for tests about the course of a match, not about what is chosen."""

from collections.abc import Iterator
from random import Random

from sushiya.core import Event, State
from sushiya.sushi import Board, DraftingGame

__all__ = ["moments"]


def moments(game: DraftingGame, seed: int = 0) -> Iterator[tuple[State[Board], tuple[Event, ...]]]:
    """Every state of a match from start to end, with the events just before it."""
    rng = Random(seed)
    step = game.start()
    yield step.state, step.events
    while not step.state.over:
        decision = step.state.pending[0]
        step = game.play(step.state, decision.seat, decision.sample(rng))
        yield step.state, step.events
