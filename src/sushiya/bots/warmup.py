"""Compiles the search before the first answer or hint needs it: `python -m sushiya.bots.warmup sushi-go`.

Without the name of a game it compiles the search of every game that has one. `--with-parent` ends it as soon
as standard input does: a server holds the other end, and must leave nothing running even if it is killed.
"""

import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic

from sushiya.bots.budget import Budget
from sushiya.bots.families import FAMILIES
from sushiya.bots.hint import has_hints, hints
from sushiya.core import AnyGame, Match
from sushiya.games import game_of

__all__ = ["WITH_PARENT", "compile_search", "is_compiled", "last_seconds", "load_search", "searched_games"]

WITH_PARENT = "--with-parent"


def is_compiled(name: str) -> bool:
    """Whether the search for a game has been compiled. If so, it starts within a second or two.

    True for a game without search, which has nothing to compile.
    """
    from sushiya.fast.folder import is_ready  # imported here: bots without search don't need the fast engine

    game = game_of(name)
    return not has_hints(game) or is_ready(_mark(game))


def compile_search(name: str) -> None:
    """Use everything that the master, hints and the coach use. The compiled code is kept on disk."""
    if is_compiled(name):
        return
    from sushiya.fast.folder import mark_ready

    game = game_of(FAMILIES.of(game_of(name)).warm_up)
    began = monotonic()
    load_search(game)
    mark_ready(_mark(game))
    with suppress(OSError):
        _seconds_file(game).write_text(f"{monotonic() - began:.0f}", encoding="utf-8")


def searched_games() -> list[AnyGame]:
    """A game of each family that has a search."""
    return [game_of(family.warm_up) for family in FAMILIES.values() if family.search is not None]


def last_seconds(game: AnyGame) -> float | None:
    """How long compiling took here last time, possibly for another version; None if it never ran."""
    try:
        return float(_seconds_file(game).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _seconds_file(game: AnyGame) -> Path:
    from sushiya.fast.folder import compiled_folder

    return compiled_folder().parent / f"{_mark(game)}.seconds"


def load_search(game: AnyGame) -> None:
    """Compute one hint in a match of this game, and play it out, so that everything needed is in memory."""
    from sushiya.fast.families import engine_of
    from sushiya.fast.playouts import play_out

    match = Match(game, "compile")
    seat = match.state.pending[0].seat
    hints(game, match.view(seat), match.history, Random(0), Budget(iterations=10))
    play_out(engine_of(game), match.state)
    search = FAMILIES.of(game).search
    assert search is not None
    search().ready(game)


def _mark(game: AnyGame) -> str:
    return f"{game.family}-search-and-playouts"


def _end_with_parent() -> None:
    os.read(0, 1)  # not through `sys.stdin`, which Python can't close while a thread waits for it
    os._exit(1)


if __name__ == "__main__":
    from sushiya.fast.folder import can_be_kept, compiled_folder

    logging.getLogger("sushiya.fast").setLevel(logging.ERROR)  # if it fails, the last line must say why
    if hasattr(os, "nice"):
        os.nice(10)  # matches being played have priority
    if WITH_PARENT in sys.argv:
        Thread(target=_end_with_parent, daemon=True).start()
    if not can_be_kept():
        sys.exit(f"{compiled_folder()} can't be written")
    named = [each for each in sys.argv[1:] if each != WITH_PARENT]
    for each in named or [game.name for game in searched_games()]:
        compile_search(each)
