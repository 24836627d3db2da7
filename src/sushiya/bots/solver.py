"""Solves positions between two seats exactly, in any game that has a solver."""

from collections.abc import Sequence
from typing import Any

from sushiya.bots.families import FAMILIES
from sushiya.bots.solution import MOST, CantSolve, Objective, Solution
from sushiya.core import AnyGame, Event, State
from sushiya.extras import require

__all__ = ["solve"]


def solve(
    game: AnyGame,
    state: State[Any],
    history: Sequence[Event] | None = None,
    aim: Objective = "points",
    most: int = MOST,
) -> Solution:
    """Best play for both seats from the open question to the end of the round.

    Both have to know both hands by now. With the history of the match this is checked; without it, it is
    taken for granted. `most` limits the positions that may be visited. Raises CantSolve.
    """
    search = FAMILIES.of(game).search
    if search is not None:
        require("fast", "numba", "numpy")
        if (solver := search().solve) is not None:
            return solver(game, state, history, aim, most)
    raise CantSolve(f"There is no exact solver for {game.name}.")
