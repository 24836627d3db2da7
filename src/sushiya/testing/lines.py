"""Plays from a state with lines as in a record: `0 keep blue`, `* roll sushi bone`."""

from typing import Any, TypeVar

from sushiya.core import CHANCE, Game, State, Transition

__all__ = ["play_lines"]

BoardT = TypeVar("BoardT")


def play_lines(game: Game[BoardT, Any], state: State[BoardT], *lines: str) -> Transition[BoardT]:
    """The state after these answers (`*` is chance), and all events on the way."""
    events: list[Any] = []
    for line in lines:
        who, _, text = line.partition(" ")
        step = game.play(state, CHANCE if who == "*" else int(who), text)
        state = step.state
        events += step.events
    return Transition(state, tuple(events))
