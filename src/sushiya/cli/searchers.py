"""Bots that search are compiled before they play: once for this computer, and people are told."""

import logging
from collections.abc import Iterable

import click

from sushiya.bots import is_bot, takes_budget
from sushiya.bots.warmup import compile_search, is_compiled
from sushiya.texts import Texts

__all__ = ["compile_searchers", "log_no_compiling"]


def compile_searchers(texts: Texts, game: str, seats: Iterable[str]) -> None:
    """Compile the search for this game, if somebody at these seats needs it and nobody ever did."""
    if any(is_bot(name) and takes_budget(name) for name in seats) and not is_compiled(game):
        click.echo(texts("hint-compiling"), err=True)
        log_no_compiling()
        compile_search(game)


def log_no_compiling() -> None:
    """It was said in the user's language: the engine's log needn't say it again."""
    logging.getLogger("sushiya.fast").setLevel(logging.ERROR)
