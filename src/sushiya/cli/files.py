"""Options for files that commands write."""

from pathlib import Path
from typing import Any

import click

from sushiya.core import BadOptions

__all__ = ["NewFile", "resume_option"]


class NewFile(click.Path):
    """A file to write. Its folder has to exist, which is checked before anything is played."""

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
