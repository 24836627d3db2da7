"""Helpers for `repr` and `print` of matches, states and views."""

from collections.abc import Iterable, Sequence

from sushiya.core.errors import listing
from sushiya.core.model import CHANCE, Seat, View

__all__ = ["columns", "question", "waiting"]

MOST_OPTIONS = 40


def columns(rows: Iterable[Sequence[object]]) -> list[str]:
    """The rows as lines of text, with aligned columns."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in cells]


def waiting(seats: Sequence[Seat]) -> str:
    """Who has to answer, as in `waiting for 0 2`; `over` if nobody has to."""
    names = ("chance" if seat == CHANCE else str(seat) for seat in seats)
    return f"waiting for {' '.join(names)}" if seats else "over"


def question(view: View) -> list[str]:
    """The viewer's options and answer, as lines of text."""
    lines = []
    if view.decision is not None:
        lines.append(f"options: {listing(view.decision.options, MOST_OPTIONS)}")
    if view.answer is not None:
        lines.append(f"answered: {view.answer}")
    return lines
