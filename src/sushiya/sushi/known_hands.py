"""The hands as far as a seat knows them: what it has seen, who holds it now, and when it comes."""

from typing import NamedTuple

from sushiya.core import Seat
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import Hand, hand_of
from sushiya.sushi.view import View

__all__ = ["KnownHand", "known_hands"]


class KnownHand(NamedTuple):
    """A hand, including the cards that everybody is taking from it now."""

    seat: Seat
    """Who holds it now."""
    cards: Hand
    """What is certainly in it."""
    unknown: int
    """How many cards it has besides these."""
    turns: int
    """In how many turns the viewer holds it. It may have run out by then."""


def known_hands(view: View, memory: Memory) -> list[KnownHand]:
    """All hands, the viewer's own first, then in the order in which they come."""
    assert view.seat is not None
    game, back = view.game, -1 if view.game.passes_left(view.round) else 1
    hands = []
    for turns in range(game.seats):
        seat = (view.seat + back * turns) % game.seats
        own = view.hand if seat == view.seat and seat not in view.blind else None
        guess = memory.fit(seat, view.hand_sizes[seat], own)
        hands.append(KnownHand(seat, hand_of(guess.known.elements()), guess.unknown, turns))
    return hands
