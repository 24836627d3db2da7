"""The questions of Sushi Go! and Party, one part of an answer after the other."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sushiya.cli.terminal.ask import Facet, Item, Question
from sushiya.cli.terminal.sushi_table import Worth
from sushiya.cli.terminal.sushi_words import SushiWords
from sushiya.core import Action
from sushiya.sushi import Card, Serving, View
from sushiya.sushi.model import FACE_DOWN
from sushiya.sushi.moves import (
    Copy,
    Done,
    Flip,
    Give,
    GiveCard,
    Lay,
    LayCard,
    MakeWish,
    Pick,
    PickBlind,
    Wish,
)

__all__ = ["SushiAsks"]


class Way(NamedTuple):
    """An answer split into parts. A part that doesn't apply is the same in all answers to a question."""

    whole: Action | None = None
    """An answer that has only one part: a wish, a plate to turn."""
    card: Card | None = None
    copy: Card | None = None
    free: bool = False
    call: Serving | None = None
    second: Card | None = None
    second_free: bool = False
    dummy: Card | None = None


def ways_to(option: Action, options: Sequence[Action]) -> list[Way]:
    """The ways to split an option into parts. Either card of a pair may come first if order is irrelevant."""
    match option:
        case Pick(serving, second, call, dummy):
            first = serving or Serving(FACE_DOWN)
            if second is None:
                return [Way(None, *first, call, dummy=dummy)]
            pairs = [(first, second)]
            if Pick(second, first, call, dummy) not in options:
                pairs.append((second, first))
            return [Way(None, *a, call, b.card, b.free, dummy) for a, b in pairs]
        case Lay(serving):
            return [Way(None, *serving)]
        case Give(card):
            return [Way(card=card)]
        case Copy(copy):
            return [Way(copy=copy)]
    return [Way(option)]


class SushiAsks:
    """Turns decisions into questions."""

    def __init__(self, words: SushiWords) -> None:
        self.words = words
        self.texts = words.texts

    def steps(self, view: View) -> tuple[list[tuple[Action, Way]], list[Facet[Way]]]:
        """The options of the view's decision, split into parts, and the questions that distinguish them."""
        assert view.decision is not None
        options = view.decision.options
        ways = [(option, way) for option in options for way in ways_to(option, options)]
        return ways, [
            Facet(lambda way: way.whole, lambda values: self._whole(view, values)),
            Facet(lambda way: way.card, lambda values: self._card(view, values)),
            Facet(lambda way: way.copy, lambda values: self._copy(values)),
            Facet(lambda way: way.free, lambda values: self._wasabi()),
            Facet(lambda way: way.call, lambda values: self._call(view, values)),
            Facet(lambda way: way.second, lambda values: self._second(values)),
            Facet(lambda way: way.second_free, lambda values: self._wasabi()),
            Facet(lambda way: way.dummy, lambda values: self._cards("ask-dummy", values)),
        ]

    # Parts of an answer -------------------------------------------------------------------------------------

    def _card(self, view: View, values: Sequence[Any]) -> Question:
        match view.decision:
            case LayCard(source=source):
                return self._cards(f"ask-lay-{source}", values, view.offer or view.hand)
            case GiveCard():
                return self._cards("ask-give", values, view.hand)
        return self._cards("ask-pick", values, view.hand)

    def _copy(self, values: Sequence[Any]) -> Question:
        face_down = self.texts("plate-face-down")
        return self._question(
            "ask-copy",
            [
                Item(card, face_down, also=(str(card),)) if card == FACE_DOWN else self._item(card)
                for card in values
            ],
        )

    def _wasabi(self) -> Question:
        on, free = self.texts("ask-wasabi-on"), self.texts("ask-wasabi-free")
        items = [Item(False, on, self.texts("ask-wasabi-on", attr="note")), Item(True, free)]
        return self._question("ask-wasabi", items)

    def _call(self, view: View, values: Sequence[Any]) -> Question:
        items = []
        for call in values:
            if call is not None:
                face = call.copy or call.card
                name = self.words.card(face)
                name = name if call.copy is None else self.texts("plate-copy", name=name)
                note = self.texts(f"call-{face.dish}")
                items.append(Item(call, name, note, self.words.style(face.dish), (str(call),)))
        id = "ask-call-blind" if isinstance(view.decision, PickBlind) else "ask-call"
        return self._question(id, items, Item(None, self.texts("ask-call-none")))

    def _second(self, values: Sequence[Any]) -> Question:
        nothing = Item(None, self.texts("ask-second-none"))
        return self._cards("ask-second", [card for card in values if card is not None], enter=nothing)

    # Whole answers ------------------------------------------------------------------------------------------

    def _whole(self, view: View, values: Sequence[Any]) -> Question:
        return self._wish(values) if isinstance(view.decision, MakeWish) else self._box(view, values)

    def _wish(self, wishes: Sequence[Wish]) -> Question:
        """Kinds are listed. An exact card can be typed."""
        items = [Item(wish, self.words.wish(wish.what), also=(wish.what,)) for wish in wishes]
        kinds = [item for item, wish in zip(items, wishes, strict=True) if ":" not in wish.what]
        coloured = [
            Item(kind.value, kind.name, style=self.words.style(kind.also[0]), also=kind.also)
            for kind in kinds
        ]
        exact = tuple(item for item in items if item not in kinds)
        return self._question("ask-wish", coloured, unlisted=exact)

    def _box(self, view: View, answers: Sequence[Action]) -> Question:
        assert view.seat is not None
        worth = Worth(view)
        plates = {plate.no: plate for plate in view.tableaux[view.seat]}
        items: dict[str, Item] = {}
        for answer in answers:
            if isinstance(answer, Flip):
                plate = plates[answer.no]
                note = self.texts("ask-box-worth", points=worth.of(view.seat, plate.dish))
                name = self.words.plate(plate)
                item = Item(answer, name, note, self.words.style(plate.dish), (str(answer), str(plate.card)))
                items.setdefault(name, item)
        done = Item(Done(), self.texts("ask-box-done"))
        return self._question("ask-box", list(items.values()), done)

    # Lists --------------------------------------------------------------------------------------------------

    def _cards(
        self, id: str, cards: Sequence[Card], hand: Sequence[Card] = (), enter: Item | None = None
    ) -> Question:
        """Cards in the order of the score sheet."""
        order = list(self.words.game.dishes)
        listed = sorted(cards, key=lambda card: (order.index(card.dish), card.order, card.icons, card))
        return self._question(id, [self._item(card, hand.count(card)) for card in listed], enter)

    def _item(self, card: Card, count: int = 1) -> Item:
        name, points, style = self.words.card(card), self.words.points(card), self.words.style(card.dish)
        return Item(card, name, points, style, also=(str(card),), count=count)

    def _question(
        self, id: str, items: Sequence[Item], enter: Item | None = None, unlisted: tuple[Item, ...] = ()
    ) -> Question:
        return Question(self.texts(id), self.texts(id, attr="prompt"), tuple(items), enter, unlisted)
