"""A tabletop for any game: what its view, its decisions and its events say, in their own notation."""

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

NOT_DRAWN = ("seat", "decision", "answer", "scores", "waiting_for", "over")
"""What a view says and the terminal tells otherwise."""


class GenericTop:
    """Plain, but complete: every game can be played here."""

    secrets = True

    def __init__(self, game: AnyGame, painter: Painter, texts: Texts, guests: Guests) -> None:
        self.painter = painter
        self.texts = texts
        self.guests = guests
        self.title = texts.get(f"game-{game.name}", game.name)

    def introduce(self) -> None:
        """The game's name has to do."""

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
        """It is drawn with the rest."""

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
        """Points by seat, as far as the view tells them."""
        rows = [
            (self.guests.who(seat, view.seat), self.texts("points", count=points))
            for seat, points in enumerate(view.scores or ())
        ]
        self.painter.columns(rows, right=(1,))

    def round_ended(self, event: Event) -> int | None:
        return None

    def round(self, view: Any, round: int) -> None:
        """Which event ends a round can't be known."""

    def result(self, view: Any) -> None:
        self.score(view)

    def explain(self, wanted: str) -> bool:
        return False


def _fact(event: Event) -> str:
    """An event in one line: `Took seat=0 kind=sushi value=3`."""
    told = json_value(event)
    name = told["event"]
    return " ".join(
        [name, *(f"{field}={_words(value)}" for field, value in told.items() if field != "event")]
    )


def _words(value: Any) -> str:
    return value if isinstance(value, str) else dumps(value)
