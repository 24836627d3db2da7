"""Gyoza. The more, the better: 1, 3, 6, 10, 15 points for one to five; more than five still score 15."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Ladder

__all__ = ["GYOZA"]

GYOZA = Dish(
    "gyoza",
    course=Course.APPETIZER,
    colour="blue",
    cards=8 * (Card("gyoza"),),
    score=Ladder("gyoza", (0, 1, 3, 6, 10, 15)),
)
