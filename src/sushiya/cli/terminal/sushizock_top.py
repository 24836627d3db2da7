"""The tabletop of Sushizock."""

from collections.abc import Iterable

from sushiya.cli.terminal.ask import Item, find
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushizock_asks import SushizockAsks
from sushiya.cli.terminal.sushizock_news import SushizockNews
from sushiya.cli.terminal.sushizock_seen import show_stacks
from sushiya.cli.terminal.sushizock_table import SushizockTable
from sushiya.core import Event
from sushiya.sushizock import Sushizock, TurnBegan, View
from sushiya.sushizock.memory_aid import SeenTiles
from sushiya.texts import Texts

__all__ = ["SushizockTop"]

TOPICS = ("sushi", "bones", "blue", "red", "stacks", "middle", "set-aside", "forced")


class SushizockTop:
    """Sushizock: dice in the open, and nothing to hide on a shared screen."""

    secrets = False

    def __init__(self, game: Sushizock, painter: Painter, texts: Texts, guests: Guests) -> None:
        self.painter = painter
        self.texts = texts
        self.guests = guests
        self.title = texts(f"game-{game.name}")
        self.about = texts(f"game-{game.name}", attr="summary")
        self.table = SushizockTable(painter, texts, guests)
        self.news = SushizockNews(painter, texts, guests).tell
        self.steps = SushizockAsks(texts, guests).steps

    def introduce(self) -> None:
        self.painter.paragraph(self.about)

    def head(self, view: View) -> None:
        self.painter.rule(self.title, self.table.left(view))

    def hand(self, view: View) -> None:
        """Nothing to show: there are no hidden cards."""

    def turn_began(self, events: Iterable[Event]) -> bool:
        return any(isinstance(event, TurnBegan) for event in events)

    def draw(self, view: View) -> None:
        self.table.middle(view)
        self.painter.blank()
        self.table.stacks(view)
        self._dice(view)

    def redraw(self, view: View) -> None:
        self.table.middle(view)
        self._dice(view)

    def _dice(self, view: View) -> None:
        if view.rolled:
            self.painter.blank()
            self.table.dice(view)

    def goes_on(self, view: View) -> bool:
        return view.roll > 1

    def score(self, view: View) -> None:
        if view.scores is None:
            self.painter.paragraph(self.texts("dice-closed"))
            self.table.stacks(view)
        else:
            self.table.settlement(view)

    def round_ended(self, event: Event) -> int | None:
        return None

    def round(self, view: View, round: int) -> None:
        """Nothing to show: Sushizock has no rounds."""

    def result(self, view: View) -> None:
        self.table.settlement(view)

    def wanted(self, name: str) -> str:
        return ""

    def seen(self, view: View, facts: SeenTiles) -> None:
        assert view.seat is not None
        show_stacks(self.painter, self.texts, self.guests, facts, view.seat)

    def explain(self, wanted: str) -> bool:
        topics = [Item(id, self.texts(f"topic-{id}")) for id in TOPICS]
        found = find(wanted, topics) if not wanted.isdigit() else []
        for item in found[:1]:
            self.painter.say((f" {item.name}", "title"))
            self.painter.paragraph(self.texts(f"topic-{item.value}", attr="rule"))
        return bool(found)
