"""What the host of a table needs from a game: to draw it, tell it, ask in it and explain it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from sushiya.cli.terminal.ask import Facet, Item, find
from sushiya.cli.terminal.dice_asks import DiceAsks
from sushiya.cli.terminal.dice_news import DiceNews
from sushiya.cli.terminal.dice_table import DiceTable
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushi_asks import SushiAsks
from sushiya.cli.terminal.sushi_news import SushiNews
from sushiya.cli.terminal.sushi_sheet import SushiSheet
from sushiya.cli.terminal.sushi_table import SushiTable, title
from sushiya.cli.terminal.words import SushiWords
from sushiya.core import Action, Event, Game, Seat
from sushiya.sushi import DISHES, Draft
from sushiya.sushi import View as SushiView
from sushiya.sushi.events import RoundEnded, TurnBegan
from sushiya.sushi.moves import FillBox
from sushiya.sushizock import Sushizock
from sushiya.sushizock import TurnBegan as DiceHandedOn
from sushiya.sushizock import View as SushizockView
from sushiya.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["Tabletop", "set_table"]


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


def set_table(game: Game[Any], painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
    """The tabletop for a game."""
    if isinstance(game, Sushizock):
        return SushizockTop(painter, texts, guests)
    assert isinstance(game, Draft)
    return SushiTop(painter, SushiWords(texts, game), guests)


class SushiTop:
    """Sushi Go! and Party."""

    secrets = True

    def __init__(self, painter: Painter, words: SushiWords, guests: Guests) -> None:
        self.painter = painter
        self.words = words
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

    def draw(self, view: SushiView) -> None:
        self.table.others(view)
        if view.seat is not None:
            self.painter.blank()
            self.table.own(view)

    def redraw(self, view: SushiView) -> None:
        self.table.own(view)

    def goes_on(self, view: SushiView) -> bool:
        return isinstance(view.decision, FillBox) and any(
            plate.turned for plate in view.table[view.seat or 0]
        )

    def head(self, view: SushiView) -> None:
        self.table.head(view)

    def hand(self, view: SushiView) -> None:
        if view.hand:
            self.painter.blank()
            self.table.hand(view)

    def turn_began(self, events: Iterable[Event]) -> bool:
        return any(isinstance(event, TurnBegan) for event in events)

    def score(self, view: SushiView) -> None:
        self.sheet.so_far(view)

    def round_ended(self, event: Event) -> int | None:
        return event.round if isinstance(event, RoundEnded) else None

    def round(self, view: SushiView, round: int) -> None:
        self.sheet.round(view, round)

    def result(self, view: SushiView) -> None:
        self.sheet.so_far(view)
        self.painter.blank()
        self.sheet.ranking(view)

    def explain(self, wanted: str) -> bool:
        """Cards of this game come first, but any card of any game can be asked for."""
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


class SushizockTop:
    """Sushizock: dice in the open, and nothing to hide."""

    secrets = False

    def __init__(self, painter: Painter, texts: Texts, guests: Guests) -> None:
        self.painter = painter
        self.texts = texts
        self.title = texts("game-sushizock")
        self.table = DiceTable(painter, texts, guests)
        self.news = DiceNews(painter, texts, guests).tell
        self.steps = DiceAsks(texts, guests).steps

    def introduce(self) -> None:
        self.painter.paragraph(self.texts("game-sushizock", attr="summary"))

    def head(self, view: SushizockView) -> None:
        self.table.head(view)

    def hand(self, view: SushizockView) -> None:
        """Everything is in the open."""

    def turn_began(self, events: Iterable[Event]) -> bool:
        return any(isinstance(event, DiceHandedOn) for event in events)

    def draw(self, view: SushizockView) -> None:
        self.table.middle(view)
        self.painter.blank()
        self.table.stacks(view)
        self._dice(view)

    def redraw(self, view: SushizockView) -> None:
        self.table.middle(view)
        self._dice(view)

    def _dice(self, view: SushizockView) -> None:
        if view.rolled:
            self.painter.blank()
            self.table.dice(view)

    def goes_on(self, view: SushizockView) -> bool:
        return view.roll > 1

    def score(self, view: SushizockView) -> None:
        if view.scores is None:
            self.painter.paragraph(self.texts("dice-closed"))
            self.table.stacks(view)
        else:
            self.table.settlement(view)

    def round_ended(self, event: Event) -> int | None:
        return None

    def round(self, view: SushizockView, round: int) -> None:
        """There are none."""

    def result(self, view: SushizockView) -> None:
        self.table.settlement(view)

    def explain(self, wanted: str) -> bool:
        topics = [Item(id, self.texts(f"topic-{id}")) for id in TOPICS]
        found = find(wanted, topics) if not wanted.isdigit() else []
        for item in found[:1]:
            self.painter.say((f" {item.name}", "title"))
            self.painter.paragraph(self.texts(f"topic-{item.value}", attr="rule"))
        return bool(found)


TOPICS = ("sushi", "bones", "blue", "red", "stacks", "middle", "set-aside", "forced")
