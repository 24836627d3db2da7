"""Compile searching bots before they play. This happens once per computer, and the user gets a message."""

import logging
from collections.abc import Iterable

from sushiya.bots import is_bot, takes_budget
from sushiya.bots.warmup import compile_search, is_compiled
from sushiya.cli.progress import spinner
from sushiya.games import game_of
from sushiya.texts import Texts

__all__ = ["compile_searchers", "log_no_compiling"]


def compile_searchers(texts: Texts, game: str, seats: Iterable[str]) -> None:
    """Compile the search for this game, if a bot at these seats needs it and it isn't compiled yet."""
    table = game_of(game)
    if any(is_bot(name) and takes_budget(name, table) for name in seats) and not is_compiled(game):
        log_no_compiling()
        with spinner(texts("hint-compiling")):
            compile_search(game)


def log_no_compiling() -> None:
    """Silence the engine's log message about compiling: the user got it in their own language."""
    logging.getLogger("sushiya.fast").setLevel(logging.ERROR)
