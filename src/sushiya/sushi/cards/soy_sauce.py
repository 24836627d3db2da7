"""Soy sauce. 4 points a card if nobody has more different colours in front of them than you."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Table

__all__ = ["SOY_SAUCE"]

WORTH = 4


def score(seat: Seat, table: Table) -> int:
    colours = [len(table.colours(s)) for s in table.seats]
    return WORTH * table.icons(seat, "soy_sauce") if colours[seat] == max(colours) else 0


SOY_SAUCE = Dish(
    "soy_sauce", course=Course.SPECIAL, colour="amber", cards=3 * (Card("soy_sauce"),), score=score
)
