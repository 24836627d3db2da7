"""Compile the search for a game, so that the first answer or hint needn't wait: python -m … sushi-go."""

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

from sushiya.bots.budget import Budget
from sushiya.core import CHANCE, seen_by
from sushiya.fast.folder import compiled_folder
from sushiya.games import game_of

__all__ = ["compile_search", "is_compiled"]

GAMES = {
    "sushi-go": "sushi-go(seats=4)",
    "sushi-go-party": "sushi-go-party(seats=4)",
    "sushizock": "sushizock(seats=3)",
}


def is_compiled(name: str) -> bool:
    """Whether the search for a game was compiled before; then it starts within a second or two."""
    return _mark(name).exists()


def compile_search(name: str) -> None:
    """Give one hint, which takes all that a master does; what is compiled for that is kept on disk."""
    if is_compiled(name):
        return
    from sushiya.bots.hint import hints

    game: Any = game_of(GAMES[name])
    step = game.start()
    events, rng = list(step.events), Random(0)
    while step.state.pending[0].seat == CHANCE:
        decision = step.state.pending[0]
        step = game.play(step.state, CHANCE, decision.sample(rng))
        events += step.events
    seat = step.state.pending[0].seat
    hints(game, game.view(step.state, seat), seen_by(events, seat), rng, Budget(iterations=10))
    _mark(name).parent.mkdir(parents=True, exist_ok=True)
    _mark(name).touch()


def _mark(name: str) -> Path:
    kind = "sushizock" if name == "sushizock" else "sushi"
    return compiled_folder() / f"{kind}-search.ready"


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # who plays meanwhile comes first
    compile_search(sys.argv[1])
