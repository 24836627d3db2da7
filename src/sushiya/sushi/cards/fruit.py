"""Fruit. At the end of the game, each of three fruits scores -2, 0, 1, 3, 6, 10 points for 0 to 5 icons."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import EachSort

__all__ = ["FRUIT"]

FRUITS = ("orange", "pineapple", "watermelon")
DOUBLES = tuple(Card("fruit", f"{a}+{a}", icons=2) for a in FRUITS)
MIXED = tuple(Card("fruit", f"{a}+{b}", icons=2) for a in FRUITS for b in FRUITS if a < b)

FRUIT = Dish(
    "fruit",
    course=Course.DESSERT,
    colour="rose",
    cards=2 * DOUBLES + 3 * MIXED,
    score_final=EachSort("fruit", FRUITS, (-2, 0, 1, 3, 6, 10)),
)
