"""The answers of players and chance, and the questions they are asked."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Literal, TypeAlias

from sushiya.core import CHANCE, Action, Chance, Choice, Seat
from sushiya.core.chance import draw
from sushiya.sushi.model import Card, Hand, PlateNo, Serving, hand_of

__all__ = [
    "ChooseCopy",
    "Copy",
    "Deal",
    "DealHands",
    "Done",
    "Draw",
    "DrawCards",
    "FillBox",
    "Flip",
    "Give",
    "GiveCard",
    "Lay",
    "LayCard",
    "MakeWish",
    "Pick",
    "PickBlind",
    "PickCard",
    "Stays",
    "Wish",
    "pick_of",
    "served_as",
]

# Answers ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """One card from hand, sealed until all have chosen: `pick tempura`.

    A pick may include a call (`pick eel !chopsticks:2`), in Sushi Go! a second card for chopsticks
    (`pick eel tofu`), and a card for the dummy (`pick eel dummy=tofu`). `pick ?` is a blind pick.
    """

    serving: Serving | None
    second: Serving | None = None
    call: Serving | None = None
    dummy: Card | None = None

    def __str__(self) -> str:
        words = [f"pick {self.serving or '?'}"]
        if self.second is not None:
            words.append(str(self.second))
        if self.call is not None:
            words.append(f"!{self.call}")
        if self.dummy is not None:
            words.append(f"dummy={self.dummy}")
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """An extra card, from hand or from a menu: `lay tempura`."""

    serving: Serving

    def __str__(self) -> str:
        return f"lay {self.serving}"


@dataclass(frozen=True, slots=True)
class Copy(Action):
    """What a special order copies that was drawn blind or given to a spoon: `copy tempura`."""

    copy: Card

    def __str__(self) -> str:
        return f"copy {self.copy}"


@dataclass(frozen=True, slots=True)
class Wish(Action):
    """What a spoon asks for, a kind or an exact card: `wish nigiri`, `wish nigiri:squid`."""

    what: str

    def fits(self, card: Card) -> bool:
        return self.what in (card.dish, str(card))

    def __str__(self) -> str:
        return f"wish {self.what}"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """The card given to a spoon: `give maki:3`."""

    card: Card

    def __str__(self) -> str:
        return f"give {self.card}"


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn one of your own plates face down, by its number: `turn #4`."""

    no: PlateNo

    def __str__(self) -> str:
        return f"turn #{self.no}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Turn no more plates for the takeout box: `done`."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance deals hands: `deal eel tofu | maki:1 maki:3`."""

    hands: tuple[Hand, ...]

    def __str__(self) -> str:
        return "deal " + " | ".join(" ".join(map(str, hand)) for hand in self.hands)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance draws cards: `draw eel tofu`."""

    cards: Hand

    def __str__(self) -> str:
        return " ".join(["draw", *map(str, self.cards)])


# Few different answers exist, and they repeat from turn to turn: each object is made once and cached.
pick_of = cache(Pick)
served_as = cache(Serving)


# Questions --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PickCard(Choice):
    """Choose a card from hand; all seats choose simultaneously."""


@dataclass(frozen=True, slots=True)
class PickBlind(Choice):
    """Choose without looking: the card is drawn at random, and only the call is a choice."""


@dataclass(frozen=True, slots=True)
class ChooseCopy(Choice):
    """Choose what a special order copies."""


@dataclass(frozen=True, slots=True)
class LayCard(Choice):
    """Choose an extra card to lay; `source` is the dish that brings it."""

    source: str


@dataclass(frozen=True, slots=True)
class MakeWish(Choice):
    """Name what you want from your neighbours' hands. They are asked in this order, until one has it."""

    asks: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GiveCard(Choice):
    """Choose which of the matching cards to give to `wisher`, who asked for `what` and gives `in_return`."""

    wisher: Seat
    what: str
    in_return: Card
    had_none: tuple[Seat, ...] = ()
    """Those who were asked before and had no such card."""


Stays: TypeAlias = Literal["turned", "acts", "waits", "new"]
"""Why a plate can't be turned over: it lies face down, acts now or later, or was laid in this turn."""


@dataclass(frozen=True, slots=True)
class FillBox(Choice):
    """Turn another plate face down, or be done. `staying` are the plates that may not be turned, and why."""

    staying: tuple[tuple[PlateNo, Stays], ...] = ()


@dataclass(frozen=True, slots=True)
class DealHands(Chance):
    """Deal hands of these sizes from a pool."""

    pool: Hand
    sizes: tuple[int, ...]

    def accepts(self, action: Action) -> bool:
        return (
            isinstance(action, Deal)
            and tuple(map(len, action.hands)) == self.sizes
            and all(hand == hand_of(hand) for hand in action.hands)
            and Counter(card for hand in action.hands for card in hand) <= Counter(self.pool)
        )

    def sample(self, rng: Random) -> Deal:
        cards = draw(self.pool, sum(self.sizes), rng)
        hands = []
        for size in self.sizes:
            hands.append(hand_of(cards[:size]))
            cards = cards[size:]
        return Deal(tuple(hands))


@dataclass(frozen=True, slots=True)
class DrawCards(Chance):
    """Draw `size` cards from a pool."""

    pool: Hand
    size: int

    def accepts(self, action: Action) -> bool:
        return (
            isinstance(action, Draw)
            and len(action.cards) == self.size
            and action.cards == hand_of(action.cards)
            and Counter(action.cards) <= Counter(self.pool)
        )

    def sample(self, rng: Random) -> Draw:
        return Draw(hand_of(draw(self.pool, self.size, rng)))


def deal_hands(pool: Hand, sizes: tuple[int, ...]) -> DealHands:
    return DealHands(CHANCE, pool, sizes)


def draw_cards(pool: Hand, size: int) -> DrawCards:
    return DrawCards(CHANCE, pool, size)
