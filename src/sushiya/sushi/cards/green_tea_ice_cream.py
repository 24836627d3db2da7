"""Green tea ice cream. At the end of the game, every four score 12 points."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Sets

__all__ = ["GREEN_TEA_ICE_CREAM"]

GREEN_TEA_ICE_CREAM = Dish(
    "green_tea_ice_cream",
    course=Course.DESSERT,
    colour="pale green",
    cards=15 * (Card("green_tea_ice_cream"),),
    score_final=Sets("green_tea_ice_cream", of=4, worth=12),
)
