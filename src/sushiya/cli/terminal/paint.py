"""The painter: everything the terminal shows goes through it, with colour or without.

The colours of dishes are equally bright, so that they are readable on dark and on light backgrounds. Colour
never carries information that the words don't carry too.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from io import StringIO
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

__all__ = ["DISH_COLOURS", "Painter", "Span"]

Span = tuple[str, str]
"""A text and its style."""

WIDEST = 96
"""Longer lines are hard to read."""

DISH_COLOURS = {
    "yellow": "#967804",
    "red": "#E33E38",
    "teal": "#078A86",
    "lime": "#57890B",
    "lilac": "#9E5DD7",
    "green": "#248E35",
    "blue": "#247BE0",
    "indigo": "#766DDB",
    "white": "#7C7C7C",
    "grey": "#727C90",
    "mauve": "#B15DAA",
    "aqua": "#0D87A5",
    "brown": "#B56835",
    "light blue": "#2783B8",
    "pink": "#D74187",
    "tan": "#9B7542",
    "orange": "#CF5605",
    "amber": "#AC6E04",
    "olive": "#788220",
    "silver": "#737D87",
    "cream": "#917846",
    "pale green": "#4E8942",
    "rose": "#D24D67",
    "as copied": "#727C90",
    # no dish has these yet
    "plum": "#A863A0",
    "moss": "#5F8A4A",
    "slate": "#5B7F95",
    "copper": "#B96A4A",
    "khaki": "#857B3A",
    "violet": "#8A64D8",
}
"""The colour in which the terminal writes the name of each dish, after the background of its card."""

THEME = {
    "title": "bold #766DDB",
    "rule": "#766DDB",
    "name": "bold",
    "me": "bold #E33E38",
    "won": "#57890B",
    "lost": "#E33E38",
    "hint": "#AC6E04",
    "quiet": "dim",
    "number": "bold",
} | {colour.replace(" ", "-"): f"bold {code}" for colour, code in DISH_COLOURS.items()}

ASCII = str.maketrans("─━│·→×…▸✓✗“”‘’–—●○■□▏", "-=|.>x.>+!\"\"''--*o##|")
"""Substitutes for characters that a plain terminal lacks. Each has one character, so that nothing shifts."""


class Painter:
    """Writes to the terminal. Without colour there are no escape codes at all."""

    def __init__(self, *, colour: bool | None = None) -> None:
        stdout = sys.stdout
        self.on_screen = stdout.isatty() and os.environ.get("TERM") != "dumb"
        if colour is None:
            colour = self.on_screen and not os.environ.get("NO_COLOR")
        self.colour = colour
        self.width = min(shutil.get_terminal_size((80, 24)).columns, WIDEST)
        self._encoding = getattr(stdout, "encoding", None) or "ascii"

    # Writing ------------------------------------------------------------------------------------------------

    def say(self, *parts: RenderableType | Span) -> None:
        """A line made of texts and spans, wrapped if it is too long."""
        self.show(self.text(*parts))

    def show(self, renderable: RenderableType) -> None:
        """Anything that rich can draw."""
        self._console.print(renderable)
        drawn = self._paper.getvalue()
        self._paper.seek(0)
        self._paper.truncate()
        self._write(re.sub(r" +$", "", drawn, flags=re.MULTILINE))

    def verbatim(self, line: str) -> None:
        """A line that is not wrapped, so that it can be copied."""
        self._write(line + "\n")

    def blank(self) -> None:
        self._write("\n")

    def rule(self, title: str, right: str = "") -> None:
        """A line across the screen with a title, and optionally a text at its right end."""
        from rich.text import Text

        end = f" {right} ━" if right else ""
        line = Text.assemble(("━ ", "rule"), (title, "title"), " ")
        line.append("━" * max(2, self.width - len(line) - len(end)), "rule")
        if right:
            line.append(f" {right} ").append("━", "rule")
        self.show(line)

    def columns(
        self, rows: Iterable[Sequence[RenderableType]], right: Iterable[int] = (), indent: int = 2
    ) -> None:
        """Rows of cells in columns as wide as needed. The last column wraps. Those in `right` align right."""
        from rich.padding import Padding
        from rich.table import Table

        rows = [tuple(row) for row in rows]
        if not rows:
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        for index in range(len(rows[0])):
            last = index == len(rows[0]) - 1
            grid.add_column(justify="right" if index in right else "left", no_wrap=not last)
        for row in rows:
            grid.add_row(*row)
        self.show(Padding(grid, (0, 0, 0, indent)))

    def cells(
        self, rows: Sequence[Sequence[RenderableType]], *, two: bool, right: Sequence[int] = ()
    ) -> None:
        """Rows of cells, with `two` in two blocks side by side."""
        if two:
            half, size = (len(rows) + 1) // 2, len(rows[0])
            second = [*rows[half:], *[("",) * size] * (2 * half - len(rows))]
            rows = [(*left, "", *other) for left, other in zip(rows[:half], second, strict=True)]
            right = (*right, *(index + size + 1 for index in right))
        self.columns(rows, right)

    def flow(self, parts: Sequence[Text], width: int) -> Text:
        """The parts separated by dots. Lines break only between parts."""
        from rich.text import Text

        whole, used = Text(), 0
        for number, part in enumerate(parts, 1):
            dot = 2 * (number < len(parts))
            if used and used + 3 + len(part) + dot > width:
                whole.append(" ·", "quiet").append("\n")
                used = 0
            elif used:
                whole.append(" · ", "quiet")
                used += 3
            whole.append_text(part)
            used += len(part)
        return whole

    def paragraph(self, text: Text | str, indent: int = 2, hanging: int = 0) -> None:
        """A wrapped, indented text. All lines after the first are indented by `hanging` more."""
        from rich.text import Text

        text = Text(text) if isinstance(text, str) else text
        lines = text.wrap(self._console, self.width - indent - hanging)
        for number, line in enumerate(lines):
            self.show(Text(" " * (indent + (hanging if number else 0))) + line)

    def text(self, *parts: RenderableType | Span) -> Text:
        from rich.text import Text

        whole = Text()
        for part in parts:
            if isinstance(part, Text):
                whole.append_text(part)
            elif isinstance(part, tuple):
                whole.append(*part)
            else:
                whole.append(str(part))
        return whole

    def clear(self) -> None:
        """An empty screen, with nothing to scroll back to."""
        if self.on_screen:
            click.echo("\033[H\033[2J\033[3J", nl=False, color=True)
        else:
            self._write("\n" * 3)

    # Reading ------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """Read a typed line. Raises click.Abort at the end of input and on Ctrl-C."""
        if self.on_screen:
            with suppress(ImportError):
                import readline  # noqa: F401  lets people edit what they type
        shown = self._plain(f"{prompt} ▸")
        styled = click.style(shown, fg="blue", bold=True) if self.colour else shown
        answer: str = click.prompt(styled, prompt_suffix=" ", default="", show_default=False)
        return answer.strip()

    # Paper --------------------------------------------------------------------------------------------------

    def _write(self, drawn: str) -> None:
        click.echo(self._plain(drawn), nl=False, color=self.colour)

    def _plain(self, drawn: str) -> str:
        """The text, simplified if the terminal's encoding lacks some of its characters."""
        try:
            drawn.encode(self._encoding)
        except UnicodeEncodeError:
            simpler = unicodedata.normalize("NFKD", drawn.translate(ASCII))
            simpler = "".join(c for c in simpler if not unicodedata.combining(c))
            return simpler.encode(self._encoding, "replace").decode(self._encoding)
        return drawn

    @cached_property
    def _paper(self) -> StringIO:
        return StringIO()

    @cached_property
    def _console(self) -> Console:
        from rich.console import Console
        from rich.theme import Theme

        return Console(
            file=self._paper,
            width=self.width,
            force_terminal=self.colour,
            color_system="auto" if self.colour else None,
            no_color=not self.colour,
            theme=Theme(THEME),
            markup=False,
            highlight=False,
            emoji=False,
            legacy_windows=False,
        )
