"""Hints in the terminal: what the master would do, one option per line, the best first, and why."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from sushiya.bots import Budget, Seated
from sushiya.cli.progress import spinner
from sushiya.cli.searchers import log_no_compiling
from sushiya.cli.terminal.ask import in_words
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.reasons import reason_text
from sushiya.cli.terminal.tabletop import Tabletop
from sushiya.core import AnyMatch, Seat
from sushiya.extras import MissingExtra, require
from sushiya.texts import Texts

if TYPE_CHECKING:
    from sushiya.bots.hint import Hint, Hinter

__all__ = ["TerminalHints"]

BUDGET = Budget(seconds=1.0)


class TerminalHints:
    """Gives hints to the people at one terminal. It keeps a hinter for each seat that has asked."""

    def __init__(
        self, match: AnyMatch, top: Tabletop, painter: Painter, texts: Texts, names: Sequence[str]
    ) -> None:
        self._match, self._top, self._painter, self._texts = match, top, painter, texts
        self._names = names
        self._hinters: dict[Seat, tuple[Random, Seated[Hinter]]] = {}

    def show(self, view: Any) -> None:
        """Think about the decision in this view and show the ranked options. Raises BadOptions."""
        # Imported here, so that only those who ask for a hint wait for Numba.
        from sushiya.bots.warmup import compile_search, is_compiled

        painter, texts, game = self._painter, self._texts, self._match.game
        try:
            require("fast", "numba", "numpy")
        except MissingExtra as error:
            painter.paragraph(painter.text((str(error), "quiet")))
            return
        log_no_compiling()
        if not is_compiled(game.name):
            with spinner(texts("hint-compiling")):
                compile_search(game.name)  # before the budget's clock starts
        painter.paragraph(painter.text((texts("hint-thinking"), "quiet")))
        self._list(view, self._ranked(view))

    def _ranked(self, view: Any) -> "list[Hint]":
        from sushiya.bots.hint import make_hinter

        seat = view.seat
        if seat not in self._hinters:
            rng = Random()
            self._hinters[seat] = rng, Seated(seat, make_hinter(self._match.game, seat, rng, BUDGET))
        rng, hinter = self._hinters[seat]
        rng.seed(f"{seat}/{view.serial}")  # the same question gets the same hint
        return hinter.told(self._match.history).hints(view)

    def _list(self, view: Any, ranked: "list[Hint]") -> None:
        painter, texts = self._painter, self._texts
        ways, facets = self._top.steps(view)
        painter.blank()
        painter.say((f" {texts('hint-title')}", "title"))
        figure = ranked[0].figure if ranked else "points"
        rows: list[tuple[Any, ...]] = [
            ("", "", painter.text((texts("hint-title", attr=f"less-{figure}"), "quiet")), "")
        ]
        for number, hint in enumerate(ranked):
            name = " · ".join(in_words(hint.option, ways, facets)) or str(hint.option)
            style = "" if number else "name"
            shown = (name, _less(texts, hint) if number else texts("hint-best"))
            mark = painter.text(("" if number else "▸", "me"))
            rows.append((mark, *(painter.text((each, style)) for each in shown), ""))
        painter.columns(rows, right=(2,))
        if ranked:
            why = reason_text(texts, ranked[0].because, self._names)
            painter.paragraph(painter.text(("▸ ", "me"), (why, "")))
        painter.paragraph(painter.text((texts("hint-note"), "quiet")))


def _less(texts: Texts, hint: "Hint") -> str:
    """How much less an option brings, formatted for the language."""
    amount = round(hint.less, 1) if hint.figure == "points" else round(hint.less)
    return texts(f"hint-less-{hint.figure}", amount=amount) if amount else texts("hint-alike")
