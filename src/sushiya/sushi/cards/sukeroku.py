"""Sukeroku. A futomaki with an inari scores 6 points; each card without a partner scores 2."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Pairs

__all__ = ["SUKEROKU"]

FUTOMAKI, INARI = Card("sukeroku", "futomaki"), Card("sukeroku", "inari")

SUKEROKU = Dish(
    "sukeroku",
    course=Course.APPETIZER,
    colour="brown",
    cards=4 * (FUTOMAKI, INARI),
    score=Pairs("sukeroku", ("futomaki", "inari"), pair=6, single=2),
)
