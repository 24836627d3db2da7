"""Temaki. The most icons score 4 points, the fewest minus 4; none at all can be fewest, but never most."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import MostAndFewest

__all__ = ["TEMAKI"]

TEMAKI = Dish(
    "temaki",
    course=Course.ROLL,
    colour="teal",
    cards=12 * (Card("temaki"),),
    score=MostAndFewest("temaki", 4, none_can_win=False),
)
