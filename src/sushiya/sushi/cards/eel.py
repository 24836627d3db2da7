"""Eel. One costs 3 points; two or more gain 7."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Ladder

__all__ = ["EEL"]

EEL = Dish(
    "eel", course=Course.APPETIZER, colour="indigo", cards=8 * (Card("eel"),), score=Ladder("eel", (0, -3, 7))
)
