"""Options that several commands have."""

from pathlib import Path
from typing import Any

import click

from sushiya.core import BadOptions

__all__ = ["NewFile", "colour_option", "plot_option", "ray_option", "resume_option"]


class NewFile(click.Path):
    """A file to write. That its folder exists is checked before anything is played."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, writable=True, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        file: Any = super().convert(value, param, ctx)
        if not file.parent.is_dir():
            raise BadOptions(f"{file} can't be written: there is no folder {file.parent}.")
        return file


resume_option = click.option(
    "--resume",
    type=NewFile(),
    help="Store every result in this file, and continue from the results already in it.",
)

plot_option = click.option(
    "--plot", type=NewFile(), help="Plot the figures into this file, such as figures.png or figures.svg."
)
ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Run on the Ray cluster at this address. Without one: on this machine, with --jobs processes.",
)


def _colour(ctx: click.Context, param: click.Parameter, plain: bool) -> bool | None:
    return False if plain else None


colour_option = click.option(
    "--no-color",
    "colour",
    is_flag=True,
    callback=_colour,
    help="No colours. NO_COLOR in the environment does the same.",
)
"""What a `Painter` takes: False, or None if the terminal decides."""
