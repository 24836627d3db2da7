"""Sukeroku. A futomaki with an inari 6 points; each card without a partner 2."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Table

__all__ = ["SUKEROKU"]

FUTOMAKI, INARI = Card("sukeroku", "futomaki"), Card("sukeroku", "inari")
PAIR = 6
SINGLE = 2


def score(seat: Seat, table: Table) -> int:
    faces = table.faces(seat, "sukeroku")
    pairs = min(faces.count(FUTOMAKI), faces.count(INARI))
    return pairs * PAIR + (len(faces) - 2 * pairs) * SINGLE


SUKEROKU = Dish(
    "sukeroku",
    course=Course.APPETIZER,
    colour="brown",
    cards=4 * (FUTOMAKI, INARI),
    score=score,
)
