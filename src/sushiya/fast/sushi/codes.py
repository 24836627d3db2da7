"""Answers as numbers: the content of a reference action, packed into the bits of one integer."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Action
from sushiya.fast.sushi.layout import (
    CHOOSE_MENU,
    CHOPSTICKS,
    DEAL,
    DRAW_BLIND,
    DRAW_FOR_DUMMY,
    FILL_BOX,
    GIVE,
    OPEN_MENU,
    STOCK,
    WISH,
    Record,
)
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import FACE_DOWN, Card, Serving, hand_of
from sushiya.sushi.moves import Copy, Deal, Done, Draw, Flip, Give, Lay, Pick, Wish

__all__ = [
    "CALL",
    "CARD",
    "COPIED",
    "COPY",
    "DUMMY",
    "FREE",
    "KIND",
    "LYING_DOWN",
    "SECOND",
    "SECOND_FREE",
    "WHOLE_CALL",
    "Kinds",
    "action_of",
    "chance_action_of",
    "code_of",
    "drawn",
    "outcomes_of",
]

# A field is given by its shift. Its value is 0 for nothing, else a kind of card plus one.
KIND = 31
"""The bits of a field that names a kind."""
CARD, COPY, CALL, SECOND, DUMMY = 0, 5, 11, 17, 23
FREE, SECOND_FREE = 10, 22
"""One bit: kept off a free wasabi by choice."""
COPIED = 32
"""Set together with the kind that is called, if a special order that copies this kind is called."""
WHOLE_CALL = 63
"""The bits of the call field."""
LYING_DOWN = 31
"""In the copy field: a card that lies face down."""


class Kinds:
    """The mapping between the cards of one game and their numbers."""

    def __init__(self, game: DraftingGame) -> None:
        self.cards: tuple[Card, ...] = tuple(sorted(set(game.box)))
        self.number = {card: kind for kind, card in enumerate(self.cards)}
        self.order_card = next((card for card in self.cards if game.dishes[card.dish].copies), None)
        self.wishes = game.wishes
        self.wish_number = {wish.what: number for number, wish in enumerate(game.wishes)}

    def field(self, card: Card | None) -> int:
        if card is None:
            return 0
        return LYING_DOWN if card == FACE_DOWN else self.number[card] + 1

    def card(self, field: int) -> Card | None:
        if field == 0:
            return None
        return FACE_DOWN if field == LYING_DOWN else self.cards[field - 1]


def code_of(kinds: Kinds, action: Action) -> int:
    """The code of a player's answer."""
    match action:
        case Pick(serving, second, call, dummy):
            code = 0 if serving is None else _serving_code(kinds, serving)
            if call is not None:
                face = call.card if call.copy is None else call.copy
                code |= (kinds.field(face) + (COPIED if call.copy is not None else 0)) << CALL
            if second is not None:
                code |= kinds.field(second.card) << SECOND | second.free << SECOND_FREE
            return code | kinds.field(dummy) << DUMMY
        case Lay(serving):
            return _serving_code(kinds, serving)
        case Copy(copy):
            return kinds.field(copy) << COPY
        case Wish(what):
            return kinds.wish_number[what]
        case Give(card):
            return kinds.field(card)
        case Flip(no):
            return no
        case Done():
            return 0
    raise TypeError(f"{action!r} is not a player's answer")


def action_of(kinds: Kinds, ask: int, code: int) -> Action:
    """The answer with this code to a question of this kind."""
    if ask == WISH:
        return kinds.wishes[code]
    if ask == FILL_BOX:
        return Flip(code) if code else Done()
    card, copy, free = kinds.card(code & KIND), kinds.card(code >> COPY & KIND), bool(code >> FREE & 1)
    if ask == GIVE:
        assert card is not None
        return Give(card)
    if card is None and copy is not None:
        return Copy(copy)
    serving = None if card is None else Serving(card, copy, free)
    if ask in (CHOPSTICKS, CHOOSE_MENU):
        assert serving is not None
        return Lay(serving)
    second = kinds.card(code >> SECOND & KIND)
    return Pick(
        serving,
        None if second is None else Serving(second, None, bool(code >> SECOND_FREE & 1)),
        _call(kinds, code >> CALL & WHOLE_CALL),
        kinds.card(code >> DUMMY & KIND),
    )


def outcomes_of(kinds: Kinds, action: Action) -> NDArray[np.int8]:
    """The kinds of the cards that chance dealt or drew, hand after hand."""
    cards: list[Card] = []
    if isinstance(action, Deal):
        cards = [card for hand in action.hands for card in hand]
    elif isinstance(action, Draw):
        cards = list(action.cards)
    return np.array([kinds.number[card] for card in cards], dtype=np.int8)


def chance_action_of(kinds: Kinds, ask: int, outcomes: Sequence[int], hand_size: int) -> Action:
    """Chance's answer to a question of this kind, from the kinds of its cards."""
    cards = [kinds.cards[outcome] for outcome in outcomes]
    if ask != DEAL:
        return Draw(hand_of(cards))
    return Deal(tuple(hand_of(cards[i : i + hand_size]) for i in range(0, len(cards), hand_size)))


def drawn(kinds: Kinds, before: Record, after: Record) -> Action:
    """The chance outcome between these records: cards that were drawn lie behind the end of their pile."""
    ask = int(before.ask)
    if ask == DRAW_BLIND:
        seat = (int(before.blind) & -int(before.blind)).bit_length() - 1
        outcomes = [(int(after.sealed[seat]) & KIND) - 1]
    elif ask == OPEN_MENU:
        outcomes = after.offer[: after.offer_size].tolist()
    else:
        pile = {STOCK: "dessert_pile", DRAW_FOR_DUMMY: "pile"}.get(ask, "deck")
        outcomes = after[pile][after[f"{pile}_size"] : before[f"{pile}_size"]][::-1].tolist()
    return chance_action_of(kinds, ask, outcomes, int(after.hand_size[0]))


def _serving_code(kinds: Kinds, serving: Serving) -> int:
    card, copy, free = serving
    return kinds.field(card) << CARD | kinds.field(copy) << COPY | free << FREE


def _call(kinds: Kinds, field: int) -> Serving | None:
    if field == 0:
        return None
    face = kinds.card(field & KIND)
    assert face is not None
    if not field & COPIED:
        return Serving(face)
    assert kinds.order_card is not None
    return Serving(kinds.order_card, face)
