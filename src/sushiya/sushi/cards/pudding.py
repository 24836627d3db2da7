"""Pudding. At the end of the game, the most score 6 points, the fewest minus 6."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import MostAndFewest

__all__ = ["PUDDING"]

PUDDING = Dish(
    "pudding",
    course=Course.DESSERT,
    colour="cream",
    cards=15 * (Card("pudding"),),
    score_final=MostAndFewest("pudding", 6, none_can_win=True),
)
