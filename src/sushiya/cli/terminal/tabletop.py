"""The interface between the host and a game: drawing, reporting, asking and explaining."""

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
        """A line that says how far the match has got."""

    def draw(self, view: Any) -> None:
        """The whole table."""

    def redraw(self, view: Any) -> None:
        """Draw only what changes while the same person keeps answering."""

    def goes_on(self, view: Any) -> bool:
        """Whether this decision continues the previous one."""

    def hand(self, view: Any) -> None:
        """The cards that only this seat can see, if any."""

    def turn_began(self, events: Iterable[Event]) -> bool:
        """Whether a new turn is among these events."""

    def news(self, events: Iterable[Event], viewer: Seat | None) -> list[Text]:
        """What happened, one line per fact."""

    def steps(self, view: Any) -> tuple[Sequence[tuple[Action, Any]], Sequence[Facet[Any]]]:
        """The view's decision, broken down into small questions."""

    def wanted(self, name: str) -> str:
        """The dish or kind with this typed name that the memory aid can look for; empty if there is none."""

    def seen(self, view: Any, facts: Any) -> None:
        """Show what the memory aid says."""

    def score(self, view: Any) -> None:
        """The score sheet so far."""

    def round_ended(self, event: Event) -> int | None:
        """The round that this event ends, or None."""

    def round(self, view: Any, round: int) -> None:
        """The score sheet of a round."""

    def result(self, view: Any) -> None:
        """The final score sheet and the ranking."""

    def explain(self, wanted: str) -> bool:
        """Explain a card or another term of this game. Returns False if nothing has this name."""
