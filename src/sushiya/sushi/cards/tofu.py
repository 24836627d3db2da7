"""Tofu. One scores 2 points, two score 6; three or more are too many and worth nothing."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Ladder

__all__ = ["TOFU"]

TOFU = Dish(
    "tofu",
    course=Course.APPETIZER,
    colour="white",
    cards=8 * (Card("tofu"),),
    score=Ladder("tofu", (0, 2, 6, 0)),
)
