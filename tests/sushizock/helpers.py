"""Helpers for the tests of Sushizock: games to play, and ways to look at them."""

from collections.abc import Iterator
from itertools import product
from random import Random

from sushiya.core import Choice, Event, State
from sushiya.sushizock import EDITIONS, Board, Sushizock

__all__ = ["GAMES", "THREE", "full_game", "options"]

THREE = Sushizock(seats=3)

GAMES = [
    Sushizock(seats, edition, open_stacks)
    for seats, edition, open_stacks in product((2, 3, 4, 5), EDITIONS, (False, True))
]


def options(state: State[Board]) -> list[str]:
    """The legal actions of the player who is asked."""
    (decision,) = state.pending
    assert isinstance(decision, Choice)
    return [str(option) for option in decision.options]


def full_game(game: Sushizock, seed: int) -> Iterator[tuple[State[Board], tuple[Event, ...]]]:
    """Every state of a random game, each with all events so far."""
    rng = Random(seed)
    step = game.start()
    history = step.events
    yield step.state, history
    while not step.state.over:
        (decision,) = step.state.pending
        step = game.play(step.state, decision.seat, decision.sample(rng))
        history += step.events
        yield step.state, history
