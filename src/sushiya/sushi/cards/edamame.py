"""Edamame. Each card scores 1 point for every opponent who has any, at most 4. Not for two players."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import PerOpponent

__all__ = ["EDAMAME"]

EDAMAME = Dish(
    "edamame",
    course=Course.APPETIZER,
    colour="mauve",
    cards=8 * (Card("edamame"),),
    seats=range(3, 9),
    score=PerOpponent("edamame", most=4),
)
