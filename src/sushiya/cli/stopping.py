"""Ctrl-C in a long contest: shows the figures so far, and leaves a file to continue from."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from sushiya.arena.results import Results, free_file, save_results
from sushiya.texts import Texts

__all__ = ["Stopped", "stoppable"]

STOPPED_BY_CTRL_C = 130
"""The exit code that shells expect."""


class Stopped:
    """Whether the user has stopped the contest."""

    def __init__(self) -> None:
        self.yes = False

    def leave(
        self, ctx: click.Context, every: Sequence[Results], deals: int, resume: Path | None, stem: str
    ) -> None:
        """If stopped: keep the results, say how to continue, and exit."""
        if not self.yes:
            return
        texts: Texts = ctx.obj
        if resume is None:
            resume = free_file(Path(), stem)
            save_results(every, resume)
        done = sum(len(results.first(deals)) for results in every)
        click.echo(texts("arena-stopped", done=done, deals=deals * len(every), file=str(resume)), err=True)
        ctx.exit(STOPPED_BY_CTRL_C)


@contextmanager
def stoppable() -> Iterator[Stopped]:
    """End the block on Ctrl-C without an error."""
    stopped = Stopped()
    try:
        yield stopped
    except KeyboardInterrupt:
        stopped.yes = True
