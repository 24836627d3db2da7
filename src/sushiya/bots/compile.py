"""Compile the search for a game, so that the first answer or hint needn't wait: python -m … sushi."""

import logging
import os
import sys
from random import Random
from typing import Any

from sushiya.bots.budget import Budget
from sushiya.core import CHANCE, seen_by
from sushiya.games import game_of

__all__ = ["compile_search", "is_compiled", "search_of"]

SEARCHES = {"sushi": "sushi-go(seats=4)", "sushizock": "sushizock(seats=3)"}
"""The two there are, each with a game to try it in."""


def search_of(name: str) -> str:
    """Which search plays a game."""
    return "sushizock" if name == "sushizock" else "sushi"


def is_compiled(name: str) -> bool:
    """Whether the search for a game was compiled before; then it starts within a second or two."""
    from sushiya.fast.folder import is_ready  # here: bots that don't search do without the fast engine

    return is_ready(f"{search_of(name)}-search")


def compile_search(name: str) -> None:
    """Give one hint, which takes all that a master does; what is compiled for that is kept on disk."""
    if is_compiled(name):
        return
    from sushiya.bots.hint import hints
    from sushiya.fast.folder import mark_ready

    game: Any = game_of(SEARCHES[search_of(name)])
    step = game.start()
    events, rng = list(step.events), Random(0)
    while step.state.pending[0].seat == CHANCE:
        decision = step.state.pending[0]
        step = game.play(step.state, CHANCE, decision.sample(rng))
        events += step.events
    seat = step.state.pending[0].seat
    hints(game, game.view(step.state, seat), seen_by(events, seat), rng, Budget(iterations=10))
    mark_ready(f"{search_of(name)}-search")


if __name__ == "__main__":
    from sushiya.fast.folder import can_be_kept, compiled_folder

    logging.getLogger("sushiya.fast").setLevel(logging.ERROR)  # what it says last is why it failed
    if hasattr(os, "nice"):
        os.nice(10)  # who plays meanwhile comes first
    if not can_be_kept():
        sys.exit(f"{compiled_folder()} can't be written")
    compile_search(sys.argv[1])
