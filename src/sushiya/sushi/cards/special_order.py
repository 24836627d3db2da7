"""Special order. Copies another card in front of you from this round; with nothing to copy it is set aside.

A copy is laid together with what it copies (`Serving.copy`) and counts as that card from then on. Once out of
play, it is a plain special order again.
"""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card

__all__ = ["SPECIAL_ORDER"]

SPECIAL_ORDER = Dish(
    "special_order",
    course=Course.SPECIAL,
    colour="as copied",
    cards=3 * (Card("special_order"),),
    seats=range(2, 7),
    copies=True,
)
