"""Sashimi. Every three score 10 points; one or two score nothing."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Sets

__all__ = ["SASHIMI"]

SASHIMI = Dish(
    "sashimi",
    course=Course.APPETIZER,
    colour="green",
    cards=8 * (Card("sashimi"),),
    score=Sets("sashimi", of=3, worth=10),
)
