"""Tempura. Every pair scores 5 points; a single one scores nothing."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Sets

__all__ = ["TEMPURA"]

TEMPURA = Dish(
    "tempura",
    course=Course.APPETIZER,
    colour="lilac",
    cards=8 * (Card("tempura"),),
    score=Sets("tempura", of=2, worth=5),
)
