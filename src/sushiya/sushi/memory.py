"""What a seat knows about the hidden cards from the events it has seen, updated as the match goes on.

Every card that leaves a hand is laid openly, so a hand seen once is known for the rest of the round, wherever
it goes. When a spoon passes over a hand, that shows what is not in it.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from sushiya.core import Event, Seat
from sushiya.sushi.events import (
    Cleared,
    DrewCard,
    DrewForDummy,
    Found,
    Given,
    HandSeen,
    Offered,
    Passed,
    Returned,
    RoundBegan,
    Served,
    Wished,
)
from sushiya.sushi.model import Card, Hand
from sushiya.sushi.moves import Wish

__all__ = ["Guess", "Memory", "Takes"]

Takes: TypeAlias = Callable[[Card], bool]
"""A predicate: whether a card can be at a certain hidden place."""


@dataclass
class Guess:
    """A hand as far as it is known."""

    known: Counter[Card]
    unknown: int
    """How many cards it has besides the known ones."""
    lacks: list[Wish] = field(default_factory=list)
    """Wishes that none of the unknown cards fits."""
    holds: Takes | None = None
    """A predicate that at least one card satisfies."""

    def copy(self) -> "Guess":
        return replace(self, known=self.known.copy(), lacks=self.lacks[:])

    def take(self, card: Card) -> None:
        if self.known[card]:
            self.known[card] -= 1
        else:
            self.unknown -= 1

    def learn(self, card: Card) -> None:
        """Note that this card is in the hand."""
        if not self.known[card]:
            self.unknown -= 1
            self.known[card] += 1

    def places(self) -> list[Takes | None]:
        """For each unknown card, what it can be; None means anything."""
        places: list[Takes | None] = [self.may_hold if self.lacks else None] * self.unknown
        holds = self.holds
        if holds is not None and not any(map(holds, self.known.elements())):
            places[0] = lambda card: holds(card) and self.may_hold(card)
        return places

    def may_hold(self, card: Card) -> bool:
        """Whether this can be one of the unknown cards."""
        return not any(wish.fits(card) for wish in self.lacks)


class Memory:
    """All hands, as far as one seat knows them."""

    def __init__(self, seats: int, seen: Iterable[Event] = ()) -> None:
        self.seats = seats
        self.hands = [Guess(Counter(), 0) for _ in range(seats)]
        self.deck: Counter[Card] = Counter()
        """Cards that are certainly in the deck."""
        self.wish: tuple[Seat, Wish] | None = None
        """The last wish, and the seat that made it."""
        for event in seen:
            self.see(event)

    def see(self, event: Event) -> None:
        match event:
            case RoundBegan(hand_size=size):
                self.hands = [Guess(Counter(), size) for _ in range(self.seats)]
                self.deck = Counter()
            case HandSeen(seat=seat, hand=hand):
                self.hands[seat] = Guess(Counter(hand), 0)
            case DrewForDummy(seat=seat):
                self.hands[seat].unknown += 1
            case DrewCard(seat=seat, card=card):
                self.hands[seat].unknown -= 1
                self.hands[seat].known[card] += 1
            case Served(plate=plate, hand=None):
                self.deck[plate.card] -= self.deck[plate.card] > 0
            case Served(plate=plate, hand=int(seat)):
                self.hands[seat].take(plate.card)
            case Returned(plate=plate, hand=seat):
                self.hands[seat].known[plate.card] += 1
            case Offered(cards=cards):
                self.deck |= Counter(cards)
            case Passed(left=left):
                self.hands = (
                    [*self.hands[-1:], *self.hands[:-1]] if left else [*self.hands[1:], *self.hands[:1]]
                )
            case Wished(seat=seat, what=what):
                self.wish = (seat, Wish(what))
            case Found(giver=giver):
                self._passed_over(giver)
                assert self.wish is not None
                self.hands[giver].holds = self.wish[1].fits
            case Given(giver=giver, card=card):
                self.hands[giver].holds = None
                self.hands[giver].learn(card)
            case Cleared(seat=seat, why="nobody has it"):
                self._passed_over(seat)
            case _:
                pass

    def copy(self) -> "Memory":
        """A snapshot of what is known now, independent of what this memory learns later."""
        copied = Memory(self.seats)
        copied.hands = [guess.copy() for guess in self.hands]
        copied.deck, copied.wish = self.deck.copy(), self.wish
        return copied

    def _passed_over(self, end: Seat) -> None:
        """Note that nobody between the seat that wished and this seat has such a card."""
        assert self.wish is not None
        seat, wish = self.wish
        while (seat := (seat + 1) % self.seats) != end:
            self.hands[seat].lacks.append(wish)

    def fit(self, seat: Seat, size: int, hand: Hand | None) -> Guess:
        """What is known about a hand of this size: all of it if it is visible now. Returns a copy."""
        if hand is not None:
            return Guess(Counter(hand), 0)
        guess = self.hands[seat]
        if guess.unknown < 0 or guess.known.total() + guess.unknown != size:  # some events are missing
            return Guess(Counter(), size)
        return guess.copy()
