"""Cards, plates and the board: the things on the table."""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from sushiya.core import Seat

if TYPE_CHECKING:
    from sushiya.sushi.events import Scored
    from sushiya.sushi.moves import Pick

__all__ = [
    "FACE_DOWN",
    "Board",
    "Card",
    "Hand",
    "Plate",
    "PlateNo",
    "Serving",
    "Tableau",
    "hand_of",
    "without",
]


class Card(NamedTuple):
    """A printed card, as a value: equal cards are interchangeable. Its text form is `maki:3` or `eel`."""

    dish: str
    variant: str = ""
    icons: int = 1
    order: int = 0
    """The printed number that decides when the card acts, lowest first; 0 if it has none."""

    def __str__(self) -> str:
        return f"{self.dish}:{self.variant}" if self.variant else self.dish

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


FACE_DOWN: Final = Card("~", icons=0)
"""What a special order copies when it points at a card lying face down."""

Hand: TypeAlias = tuple[Card, ...]
"""Cards as a multiset, always sorted."""

PlateNo: TypeAlias = int


class Serving(NamedTuple):
    """A card and how it is laid: `tempura`, `special_order>tempura`, `nigiri:egg/free`."""

    card: Card
    copy: Card | None = None
    """What a special order copies."""
    free: bool = False
    """The player chose to keep it off a free wasabi."""

    def __str__(self) -> str:
        copy = "" if self.copy is None else f">{self.copy}"
        return f"{self.card}{copy}{'/free' if self.free else ''}"

    def __repr__(self) -> str:
        return f"Serving({str(self)!r})"


class Plate(NamedTuple):
    """A card lying in front of a seat."""

    no: PlateNo
    """Its number among the cards that this seat laid this round, counted from 1."""
    card: Card
    face: Card
    """The card it counts as. It differs from `card` only for a special order, which copies another card."""
    since: int
    """The turn in which it was laid."""
    turned: bool = False
    """Face down."""
    on: PlateNo | None = None
    """The wasabi it lies on."""

    def __repr__(self) -> str:
        on = "" if self.on is None else f" on #{self.on}"
        return f"<Plate #{self.no} {'~' * self.turned}{self.serving}{on}, turn {self.since}>"

    @property
    def dish(self) -> str:
        """The dish it counts as; empty if it lies face down."""
        return "" if self.turned else self.face.dish

    @property
    def serving(self) -> Serving:
        """The card, and what it copies, if anything."""
        return Serving(self.card, None if self.face == self.card else self.face)


Tableau: TypeAlias = tuple[Plate, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on the table, open or hidden. The deck is a multiset: nobody knows its order."""

    round: int
    turn: int
    hands: tuple[Hand, ...]
    tableaux: tuple[Tableau, ...]
    """The plates of this round in front of each seat, then the dummy's."""
    kept_desserts: tuple[Tableau, ...]
    """Desserts of earlier rounds."""
    laid: tuple[int, ...]
    """How many cards each seat has laid this round."""
    deck: Hand
    dessert_pile: Hand = ()
    """Desserts not shuffled in yet."""
    discard: Hand = ()
    """Face up beside the table: set aside for the round, or discarded."""
    pile: Hand = ()
    """The dummy's cards, face down."""
    picks: tuple["Pick | None", ...] = ()
    """The sealed picks, while cards are drawn for blind ones and special orders among them get targets."""
    blind: tuple[Seat, ...] = ()
    """The seats that may not look at their hand now."""
    blind_next: tuple[Seat, ...] = ()
    """The seats that may not look at their next hand."""
    served: tuple[Card, ...] = ()
    """The cards laid this turn, by any seat."""
    offer: tuple[Seat, Hand] | None = None
    """The seat that looks at a menu, and the cards it shows."""
    notes: tuple[tuple[str, int], ...] = ()
    """Counters that dishes keep for the round, by dish."""
    sheet: tuple["Scored", ...] = ()
    """Every score so far."""

    def __repr__(self) -> str:
        return f"<Board {self}>"

    def __str__(self) -> str:
        return f"round {self.round}, turn {self.turn}"


def hand_of(cards: Iterable[Card]) -> Hand:
    """These cards as a hand."""
    return tuple(sorted(cards))


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """The hand without these cards, each of which must be in it."""
    rest = list(hand)
    for card in cards:
        del rest[bisect_left(rest, card)]
    return tuple(rest)
