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
    """A printed card, a value: equal cards are interchangeable. Its text form is `maki:3` or `eel`."""

    dish: str
    variant: str = ""
    icons: int = 1
    order: int = 0
    """The number in the corner of a card that acts in order of numbers; 0: none."""

    def __str__(self) -> str:
        return f"{self.dish}:{self.variant}" if self.variant else self.dish

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


FACE_DOWN: Final = Card("~", icons=0)
"""What a special order copies when it points at a card lying face down."""

Hand: TypeAlias = tuple[Card, ...]
"""Cards as a multiset: always sorted."""

PlateNo: TypeAlias = int


class Serving(NamedTuple):
    """A card and how it is laid: `tempura`, `special_order>tempura`, `nigiri:egg/free`."""

    card: Card
    copy: Card | None = None
    """What a special order copies."""
    free: bool = False
    """Kept off a free wasabi by choice."""

    def __str__(self) -> str:
        copy = "" if self.copy is None else f">{self.copy}"
        return f"{self.card}{copy}{'/free' if self.free else ''}"

    def __repr__(self) -> str:
        return f"Serving({str(self)!r})"


class Plate(NamedTuple):
    """A card lying in front of a seat."""

    no: PlateNo
    """The how-manieth card this seat laid this round."""
    card: Card
    face: Card
    """What it counts as: another card once a special order copies."""
    since: int
    """The turn it was laid in."""
    turned: bool = False
    """Face down."""
    on: PlateNo | None = None
    """The wasabi it lies on."""

    def __repr__(self) -> str:
        on = "" if self.on is None else f" on #{self.on}"
        return f"<Plate #{self.no} {'~' * self.turned}{self.serving}{on}, turn {self.since}>"

    @property
    def dish(self) -> str:
        """The dish it counts as; face down it is none."""
        return "" if self.turned else self.face.dish

    @property
    def serving(self) -> Serving:
        """Its name: the card, and what it copies if it does."""
        return Serving(self.card, None if self.face == self.card else self.face)


Tableau: TypeAlias = tuple[Plate, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on the table, in the open and hidden. The deck is a multiset: nobody knows its order."""

    round: int
    turn: int
    hands: tuple[Hand, ...]
    tableaux: tuple[Tableau, ...]
    """The cards of this round in front of each seat, then the dummy's."""
    kept_desserts: tuple[Tableau, ...]
    """Desserts of earlier rounds."""
    laid: tuple[int, ...]
    """How many cards each seat has laid this round."""
    deck: Hand
    dessert_pile: Hand = ()
    """Desserts that were not yet shuffled in."""
    discard: Hand = ()
    """Open beside the table: set aside for the round, or discarded."""
    pile: Hand = ()
    """The dummy's cards, face down."""
    picks: tuple["Pick | None", ...] = ()
    """The sealed picks, while blind ones are drawn and get their targets."""
    blind: tuple[Seat, ...] = ()
    """Who may not look at their hand now."""
    blind_next: tuple[Seat, ...] = ()
    """Who may not look at their next hand."""
    served: tuple[Card, ...] = ()
    """What was laid this turn, by anyone."""
    offer: tuple[Seat, Hand] | None = None
    """The cards that a menu shows to one seat."""
    notes: tuple[tuple[str, int], ...] = ()
    """What dishes need to remember for the round."""
    sheet: tuple["Scored", ...] = ()
    """Every point so far."""

    def __repr__(self) -> str:
        return f"<Board {self}>"

    def __str__(self) -> str:
        return f"round {self.round}, turn {self.turn}"


def hand_of(cards: Iterable[Card]) -> Hand:
    """These cards as a hand."""
    return tuple(sorted(cards))


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """The hand less these cards, each of which must be in it."""
    rest = list(hand)
    for card in cards:
        del rest[bisect_left(rest, card)]
    return tuple(rest)
