"""Onigiri. Sets of different shapes score 1, 4, 9, 16 points for one to four shapes."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import SetsOfDifferent

__all__ = ["ONIGIRI"]

SHAPES = tuple(Card("onigiri", shape) for shape in ("circle", "triangle", "square", "rectangle"))

ONIGIRI = Dish(
    "onigiri",
    course=Course.APPETIZER,
    colour="grey",
    cards=2 * SHAPES,
    score=SetsOfDifferent("onigiri", (0, 1, 4, 9, 16)),
)
