"""The coach in the terminal: one line after the reveal if the last answer cost a point or more."""

from typing import Any, NamedTuple

from sushiya.bots.families import memory_at
from sushiya.cli.progress import spinner
from sushiya.cli.searchers import log_no_compiling
from sushiya.cli.terminal.ask import in_words
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.tabletop import Tabletop
from sushiya.core import Action, AnyMatch, Seat
from sushiya.extras import require
from sushiya.texts import Texts

__all__ = ["TerminalCoach"]

SECONDS = 2.0
"""The longest anyone waits for the coach, in seconds."""


class Answered(NamedTuple):
    """An answer, and what the seat knew when it was asked."""

    view: Any
    until: int
    """How many events had happened by then."""
    action: Action


class TerminalCoach:
    """Coaches the only person at a terminal."""

    def __init__(self, match: AnyMatch, seat: Seat, top: Tabletop, painter: Painter, texts: Texts) -> None:
        """Load the search. Raises MissingExtra, or BadOptions for a game without one."""
        # not at the top: without a coach, Numba isn't needed
        from sushiya.bots.warmup import compile_search, is_compiled

        require("fast", "numba", "numpy")
        self._match, self._top, self._painter, self._texts = match, top, painter, texts
        self._memory = memory_at(match.game, seat)
        self._last: Answered | None = None
        log_no_compiling()
        if not is_compiled(match.game.name):
            with spinner(texts("hint-compiling")):
                compile_search(match.game.name)

    def answered(self, view: Any, until: int, action: Action) -> None:
        """Note that the person answered the question in this view, asked after this many events."""
        self._last = Answered(view, until, action)

    def speak(self) -> None:
        """Say what the last answer cost, unless it cost little."""
        from sushiya.review.coach import Measurement, spoken_of

        last, self._last = self._last, None
        if last is None:
            return
        memory = self._memory.told(self._match.history, last.until)
        found = Measurement(last.view, memory, last.action).measure(SECONDS)
        if found is not None and spoken_of(found):
            chosen, better = (
                self._words(last.view, found.chosen),
                self._words(last.view, found.options[0].action),
            )
            line = self._texts("coach-line", option=chosen, better=better, points=round(found.cost))
            self._painter.paragraph(self._painter.text((line, "hint")))

    def _words(self, view: Any, text: str) -> str:
        """An option in words."""
        option = view.decision.option(text)
        return " · ".join(in_words(option, *self._top.steps(view))) or text
