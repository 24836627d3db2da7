"""A tabletop for any game: shows its view, decisions and events in their own notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sushiya.cli.terminal.ask import Facet, Item, Question
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.core import Action, Answered, AnyGame, Event, Seat
from sushiya.games.json_values import dumps, json_value, json_view
from sushiya.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["GenericTop"]

NOT_DRAWN = ("seat", "serial", "decision", "answer", "scores", "waiting_for", "over")
"""Fields of a view that the terminal shows in other ways, or that mean nothing to people."""


class GenericTop:
    """Plain but complete: any game can be played with it."""

    secrets = True

    def __init__(self, game: AnyGame, painter: Painter, texts: Texts, guests: Guests) -> None:
        self.painter = painter
        self.texts = texts
        self.guests = guests
        self.title = texts.get(f"game-{game.name}", game.name)

    def introduce(self) -> None:
        """Nothing to add to the game's name."""

    def head(self, view: Any) -> None:
        self.painter.rule(self.title)

    def draw(self, view: Any) -> None:
        fields = {name: value for name, value in json_view(view).items() if name not in NOT_DRAWN}
        told = [(name, _words(value)) for name, value in fields.items() if value is not None]
        self.painter.columns([(self.painter.text((name, "quiet")), words) for name, words in told])
        self.score(view)

    def redraw(self, view: Any) -> None:
        self.draw(view)

    def goes_on(self, view: Any) -> bool:
        return False

    def hand(self, view: Any) -> None:
        """Nothing to do: the hand is drawn with the rest of the view."""

    def turn_began(self, events: Iterable[Event]) -> bool:
        return any(not isinstance(event, Answered) for event in events)

    def news(self, events: Iterable[Event], viewer: Seat | None) -> list[Text]:
        return [self.painter.text(_fact(event)) for event in events if not isinstance(event, Answered)]

    def steps(self, view: Any) -> tuple[Sequence[tuple[Action, Any]], Sequence[Facet[Any]]]:
        ways = [(option, option) for option in view.decision.options]
        return ways, [Facet(lambda option: option, self._options)]

    def _options(self, options: Sequence[Action]) -> Question:
        items = tuple(Item(option, str(option)) for option in options)
        return Question(self.texts("ask-option"), self.texts("ask-option", attr="prompt"), items)

    def score(self, view: Any) -> None:
        """Points by seat, if the view has them."""
        rows = [
            (self.guests.who(seat, view.seat), self.texts("points", count=points))
            for seat, points in enumerate(view.scores or ())
        ]
        self.painter.columns(rows, right=(1,))

    def round_ended(self, event: Event) -> int | None:
        return None

    def round(self, view: Any, round: int) -> None:
        """Never called: nothing says which event ends a round of an unknown game."""

    def result(self, view: Any) -> None:
        self.score(view)

    def wanted(self, name: str) -> str:
        return ""

    def seen(self, view: Any, facts: Any) -> None:
        """Never called: such a game has no memory aid."""

    def explain(self, wanted: str) -> bool:
        return False


def _fact(event: Event) -> str:
    """An event on one line: `Took seat=0 kind=sushi value=3`."""
    told = json_value(event)
    name = told["event"]
    return " ".join(
        [name, *(f"{field}={_words(value)}" for field, value in told.items() if field != "event")]
    )


def _words(value: Any) -> str:
    return value if isinstance(value, str) else dumps(value)
