"""What follows for certain from the hands that a seat has seen, in Sushi Go! and Party."""

from collections.abc import Iterator

from sushiya.bots.candidate import Because
from sushiya.core import Seat
from sushiya.sushi import Card, View
from sushiya.sushi.cards.chopsticks import CHOPSTICKS
from sushiya.sushi.known_hands import known_hands
from sushiya.sushi.memory import Memory

__all__ = ["can_wait", "last_out"]


def last_out(view: View, memory: Memory, card: Card) -> Iterator[Because]:
    """There is only one more of this card, in a hand from which others choose first."""
    own, *others = known_hands(view, memory)
    if view.game.dummy or any(hand.unknown for hand in others) or _draws_from_the_deck(view):
        return
    holders = [hand for hand in others for each in hand.cards if each == card]
    if own.cards.count(card) != 1 or len(holders) != 1:
        return
    (hand,) = holders
    if 1 < hand.turns < view.hand_sizes[hand.seat]:
        yield Because("last-out", {"seat": hand.seat, "count": hand.turns})


def can_wait(view: View, memory: Memory, card: Card) -> Iterator[Because]:
    """The next hand has more of this card than its holder can take."""
    hands = known_hands(view, memory)
    if len(hands) < 2 or len(view.hand) < 2 or _anybody_reaches_into_hands(view):
        return
    hand = hands[1]
    count, most = hand.cards.count(card), _most_cards(view, hand.seat)
    if count > most:
        yield Because("can-wait", {"card": str(card), "count": count, "seat": hand.seat, "most": most})


def _draws_from_the_deck(view: View) -> bool:
    """Whether a card may still come from the deck: the meal has a dish that offers some."""
    return any(dish.numbered is not None and not dish.turns_face_down for dish in view.game.dishes.values())


def _anybody_reaches_into_hands(view: View) -> bool:
    """Whether a card that lies in front of somebody may take cards from others' hands."""
    dishes = view.game.dishes
    return view.game.dummy or any(
        plate.dish and dishes[plate.dish].called is not None and plate.dish != CHOPSTICKS.name
        for tableau in view.tableaux
        for plate in tableau
    )


def _most_cards(view: View, seat: Seat) -> int:
    """How many cards a seat can take from its hand this turn."""
    return 2 if any(plate.dish == CHOPSTICKS.name for plate in view.tableaux[seat]) else 1
