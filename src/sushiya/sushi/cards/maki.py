"""Maki. The most icons score 6 points, the second most 3; with six or more players 6, 4 and 2."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Most

__all__ = ["MAKI"]

ONE, TWO, THREE = (Card("maki", str(n), icons=n) for n in (1, 2, 3))

MAKI = Dish(
    "maki",
    course=Course.ROLL,
    colour="red",
    cards=4 * (ONE,) + 5 * (TWO,) + 3 * (THREE,),
    score=Most("maki", prizes=((2, (6, 3)), (6, (6, 4, 2)))),
)
