"""Tea. Each tea a point for every card in your largest group of one colour."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Table

__all__ = ["TEA"]


def score(seat: Seat, table: Table) -> int:
    return table.icons(seat, "tea") * max(table.colours(seat).values(), default=0)


TEA = Dish("tea", course=Course.SPECIAL, colour="olive", cards=3 * (Card("tea"),), score=score)
