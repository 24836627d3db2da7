"""Tea. Each tea scores a point for every card in your largest group of one colour."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import LargestColour

__all__ = ["TEA"]

TEA = Dish("tea", course=Course.SPECIAL, colour="olive", cards=3 * (Card("tea"),), score=LargestColour("tea"))
