"""Temaki. Most icons 4 points, fewest minus 4; none at all can be the fewest, never the most."""

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
