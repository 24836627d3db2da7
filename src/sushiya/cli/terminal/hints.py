"""Hints in the terminal: what the master would do, one option per line, the best first."""

from collections.abc import Iterable
from random import Random
from typing import Any

from sushiya.bots import Budget
from sushiya.cli.searchers import log_no_compiling
from sushiya.cli.terminal.ask import in_words
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.tabletop import Tabletop
from sushiya.core import AnyGame, Event
from sushiya.extras import MissingExtra, require
from sushiya.texts import Texts

__all__ = ["show_hints"]

BUDGET = Budget(seconds=1.0)


def show_hints(
    game: AnyGame,
    view: Any,
    serial: int,
    seen: Iterable[Event],
    top: Tabletop,
    painter: Painter,
    texts: Texts,
) -> None:
    """Think about the decision in this view and show the ranked options. `serial` numbers the decision."""
    # Imported here, so that only those who ask for a hint wait for Numba.
    from sushiya.bots.hint import hints
    from sushiya.bots.warmup import compile_search, is_compiled

    try:
        require("fast", "numba", "numpy")
    except MissingExtra as error:
        painter.paragraph(painter.text((str(error), "quiet")))
        return
    compiled = is_compiled(game.name)
    painter.paragraph(painter.text((texts("hint-thinking" if compiled else "hint-compiling"), "quiet")))
    log_no_compiling()
    compile_search(game.name)  # before the clock of the budget starts
    ranked = hints(game, view, seen, Random(f"{view.seat}/{serial}"), BUDGET)
    ways, facets = top.steps(view)
    painter.blank()
    painter.say((f" {texts('hint-title')}", "title"))
    head = [painter.text((texts("hint-title", attr=attr), "quiet")) for attr in ("win", "margin")]
    rows: list[tuple[Any, ...]] = [("", "", *head, "")]
    for number, hint in enumerate(ranked):
        name = " · ".join(in_words(hint.option, ways, facets)) or str(hint.option)
        style = "" if number else "name"
        shown = (name, texts("hint-win", percent=round(100 * hint.win)), _margin(texts, hint.margin))
        rows.append(
            (
                painter.text(("" if number else "▸", "me")),
                *(painter.text((each, style)) for each in shown),
                "",
            )
        )
    painter.columns(rows, right=(2, 3))
    painter.paragraph(painter.text((texts("hint-note"), "quiet")))


def _margin(texts: Texts, margin: float) -> str:
    """The margin with its sign and one decimal, formatted for the language."""
    points = round(margin, 1)
    return texts("hint-margin", sign="+" if points > 0 else "-" if points < 0 else "", points=abs(points))
