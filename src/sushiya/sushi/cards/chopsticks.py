"""Chopsticks. In a later turn, lay a second card from hand; the chopsticks go back into that hand.

In Sushi Go!, both cards are chosen and revealed together. In Party, the second one is chosen when the number
of the chopsticks comes up.
"""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish, numbered_cards
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card, PlateNo
from sushiya.sushi.moves import Lay, LayCard
from sushiya.sushi.servings import servings
from sushiya.sushi.turn import lay_extra

__all__ = ["CHOPSTICKS", "SUSHI_GO_CHOPSTICKS"]


def called(k: Kitchen, seat: Seat, no: PlateNo) -> None:
    options = tuple(Lay(way) for way in servings(k, seat, k.hands[seat], but=no))
    k.ask(LayCard(seat, options, "chopsticks"), then=second, args=(seat, no))


def second(k: Kitchen, seat: Seat, no: PlateNo, lay: Lay) -> None:
    k.take_up(seat, no, seat)
    lay_extra(k, seat, lay.serving, seat)


CHOPSTICKS = Dish(
    "chopsticks",
    course=Course.SPECIAL,
    colour="light blue",
    cards=numbered_cards("chopsticks", 1, 2, 3),
    called=called,
)

SUSHI_GO_CHOPSTICKS = Dish(
    "chopsticks",
    course=Course.SPECIAL,
    colour="light blue",
    cards=4 * (Card("chopsticks"),),
    second_pick=True,
)
