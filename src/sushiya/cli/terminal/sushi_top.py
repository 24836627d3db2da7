"""The tabletop of Sushi Go! and Party."""

from collections.abc import Iterable

from sushiya.cli.terminal.ask import Item, find
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushi_asks import SushiAsks
from sushiya.cli.terminal.sushi_news import SushiNews
from sushiya.cli.terminal.sushi_seen import show_hands
from sushiya.cli.terminal.sushi_sheet import SushiSheet
from sushiya.cli.terminal.sushi_table import SushiTable, title
from sushiya.cli.terminal.sushi_words import SushiWords
from sushiya.core import Event
from sushiya.sushi import DISHES, View
from sushiya.sushi.events import RoundEnded, TurnBegan
from sushiya.sushi.memory_aid import Seen
from sushiya.sushi.moves import FillBox

__all__ = ["SushiTop"]


class SushiTop:
    """Sushi Go! and Party."""

    secrets = True

    def __init__(self, painter: Painter, words: SushiWords, guests: Guests) -> None:
        self.painter = painter
        self.words = words
        self.guests = guests
        self.title = title(words)
        self.table = SushiTable(painter, words, guests)
        self.sheet = SushiSheet(painter, words, guests)
        self.news = SushiNews(painter, words, guests).tell
        self.steps = SushiAsks(words).steps

    def introduce(self) -> None:
        painter, words = self.painter, self.words
        dishes = [painter.text((words.dish(dish), words.style(dish))) for dish in words.game.dishes]
        painter.paragraph(words.texts("welcome-dishes"))
        painter.paragraph(painter.flow(dishes, painter.width - 4), indent=4)

    def draw(self, view: View) -> None:
        self.table.others(view)
        if view.seat is not None:
            self.painter.blank()
            self.table.own(view)

    def redraw(self, view: View) -> None:
        self.table.own(view)

    def goes_on(self, view: View) -> bool:
        return isinstance(view.decision, FillBox) and any(
            plate.turned for plate in view.tableaux[view.seat or 0]
        )

    def head(self, view: View) -> None:
        self.table.head(view)

    def hand(self, view: View) -> None:
        if view.hand:
            self.painter.blank()
            self.table.hand(view)

    def turn_began(self, events: Iterable[Event]) -> bool:
        return any(isinstance(event, TurnBegan) for event in events)

    def wanted(self, name: str) -> str:
        dishes = [Item(dish, self.words.dish(dish), also=(dish,)) for dish in self.words.game.dishes]
        found = find(name, dishes) if name and not name.isdigit() else []
        return str(found[0].value) if found else ""

    def seen(self, view: View, facts: Seen) -> None:
        assert view.seat is not None
        show_hands(self.painter, self.words, self.guests, facts, view.seat)

    def score(self, view: View) -> None:
        self.sheet.so_far(view)

    def round_ended(self, event: Event) -> int | None:
        return event.round if isinstance(event, RoundEnded) else None

    def round(self, view: View, round: int) -> None:
        self.sheet.round(view, round)

    def result(self, view: View) -> None:
        self.sheet.so_far(view)
        self.painter.blank()
        self.sheet.ranking(view)

    def explain(self, wanted: str) -> bool:
        """Explain a card of this game or else of any game."""
        here = self.words.game.dishes
        names = [*here, *(name for name in DISHES if name not in here)]
        items = [Item(name, self.words.dish(name), also=(name,)) for name in names]
        items += [
            Item(name, self.words.card(card), also=(str(card),))
            for name in names
            for card in dict.fromkeys(DISHES[name].cards)
            if card.variant
        ]
        found = find(wanted, items) if not wanted.isdigit() else []
        if found:
            self._explain(str(found[0].value))
        return bool(found)

    def _explain(self, dish: str) -> None:
        painter, words, texts = self.painter, self.words, self.words.texts
        course = texts(f"course-{DISHES[dish].course}")
        painter.say((f" {words.dish(dish)}", words.style(dish)), ("  " + course, "quiet"))
        painter.paragraph(words.about(dish, "rule"))
        for line in words.about(dish, "table").splitlines():
            painter.paragraph(painter.text((line, "number")), indent=4)
        painter.paragraph(painter.text((words.about(dish, "tip"), "hint")))
