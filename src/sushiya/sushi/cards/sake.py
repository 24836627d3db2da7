"""Sake. 3 points, but your card from the next hand is drawn without looking."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card, Plate
from sushiya.sushi.scoring import PerCard

__all__ = ["SAKE"]


def served(k: Kitchen, seat: Seat, plate: Plate) -> None:
    k.blind_next = tuple(sorted({*k.blind_next, seat}))


SAKE = Dish(
    "sake",
    course=Course.SPECIAL,
    colour="silver",
    cards=3 * (Card("sake"),),
    served=served,
    score=PerCard("sake", 3),
)
