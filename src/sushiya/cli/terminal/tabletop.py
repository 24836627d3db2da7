"""What the host of a table needs from a game: to draw it, tell it, ask in it and explain it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from sushiya.cli.terminal.ask import Facet
from sushiya.core import Action, Event, Seat

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["Tabletop"]


class Tabletop(Protocol):
    """A game as the terminal shows it."""

    title: str
    secrets: bool
    """Whether people who share a terminal must not see each other's screen."""

    def introduce(self) -> None:
        """What the game is about, or what is on the table."""

    def head(self, view: Any) -> None:
        """A line that says where the match is."""

    def draw(self, view: Any) -> None:
        """The whole table."""

    def redraw(self, view: Any) -> None:
        """What changes while one person goes on answering."""

    def goes_on(self, view: Any) -> bool:
        """Whether this decision goes on with the one before."""

    def hand(self, view: Any) -> None:
        """The cards that only this seat sees, if there are any."""

    def turn_began(self, events: Iterable[Event]) -> bool:
        """Whether a new turn is among these events."""

    def news(self, events: Iterable[Event], viewer: Seat | None) -> list[Text]:
        """What happened, a line a fact."""

    def steps(self, view: Any) -> tuple[Sequence[tuple[Action, Any]], Sequence[Facet[Any]]]:
        """The view's decision in small questions."""

    def score(self, view: Any) -> None:
        """The sheet so far."""

    def round_ended(self, event: Event) -> int | None:
        """The round that this event ends."""

    def round(self, view: Any, round: int) -> None:
        """The sheet of a round."""

    def result(self, view: Any) -> None:
        """The sheet and the ranking at the end."""

    def explain(self, wanted: str) -> bool:
        """Explain a card or a thing of this game; False if there is none of this name."""
