"""Tempura. Every pair 5 points; a single one nothing."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import sets

__all__ = ["TEMPURA"]

TEMPURA = Dish(
    "tempura",
    course=Course.APPETIZER,
    colour="lilac",
    cards=8 * (Card("tempura"),),
    score=sets("tempura", of=2, worth=5),
)
