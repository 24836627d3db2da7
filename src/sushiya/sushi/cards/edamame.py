"""Edamame. Each card a point for every opponent who has any, at most 4 a card. Not for two players."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Table

__all__ = ["EDAMAME"]

MOST = 4


def score(seat: Seat, table: Table) -> int:
    opponents = sum(table.icons(s, "edamame") > 0 for s in table.seats if s != seat)
    return table.icons(seat, "edamame") * min(opponents, MOST)


EDAMAME = Dish(
    "edamame",
    course=Course.APPETIZER,
    colour="mauve",
    cards=8 * (Card("edamame"),),
    seats=range(3, 9),
    score=score,
)
