"""A progress bar and a spinner for long tasks. They move only if standard error is a terminal."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

__all__ = ["progress_bar", "spinner"]


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], object]]:
    """Yield a function to call with each amount of finished work. The bar goes to standard error."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def spinner(message: str) -> Iterator[Callable[[str], object]]:
    """Show that something is happening. Without a terminal, only the message is printed.

    Yields a function that reports the progress.
    """
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        click.echo(message, err=True)
        yield lambda message: None
        return
    from rich.console import Console

    with Console(stderr=True, highlight=False).status(message) as status:
        yield status.update
