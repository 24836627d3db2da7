"""Output for people: at most 80 columns, bold and dim on a terminal, plain elsewhere."""

import sys
from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import wrap

__all__ = ["Paper"]

WIDTH = 80


class Paper:
    """Lines on standard output. Rich is imported when the first instance is created."""

    def __init__(self) -> None:
        from rich.console import Console

        self.width = min(WIDTH, get_terminal_size().columns) if sys.stdout.isatty() else WIDTH
        self._console = Console(width=self.width, soft_wrap=True, markup=False, highlight=False, emoji=False)

    def line(self, text: str = "", style: str = "") -> None:
        """One line, printed as it is."""
        self._console.print(text, style=style or None)

    def heading(self, text: str) -> None:
        self.line(text, "bold")

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows, of which the first holds the headings. The first column is left-aligned, the others right."""
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for number, (first, *others) in enumerate(rows):
            cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
            self.line("  ".join(["", first.ljust(widths[0]), *cells]), "" if number else "dim")

    def text(self, text: str, *, label: str = "", indent: int = 2, style: str = "") -> None:
        """A text of one or more lines, wrapped. A label, if any, stands to its left."""
        margin = " " * indent
        first = (margin[: 2 * bool(label)] + label).ljust(indent)
        for line in text.splitlines():
            for wrapped in wrap(
                line, max(self.width, indent + 20), initial_indent=first, subsequent_indent=margin
            ):
                self.line(wrapped, style)
                first = margin
