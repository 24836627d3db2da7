"""Soy sauce. Each card scores 4 points if nobody has more different colours in front of them than you."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import MostColours

__all__ = ["SOY_SAUCE"]

SOY_SAUCE = Dish(
    "soy_sauce",
    course=Course.SPECIAL,
    colour="amber",
    cards=3 * (Card("soy_sauce"),),
    score=MostColours("soy_sauce", 4),
)
