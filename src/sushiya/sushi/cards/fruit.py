"""Fruit. At the end of the game, for each of three fruits: -2, 0, 1, 3, 6, 10 points for 0 to 5 icons."""

from collections import Counter

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Table

__all__ = ["FRUIT"]

FRUITS = ("orange", "pineapple", "watermelon")
POINTS = (-2, 0, 1, 3, 6, 10)
DOUBLES = tuple(Card("fruit", f"{a}+{a}", icons=2) for a in FRUITS)
MIXED = tuple(Card("fruit", f"{a}+{b}", icons=2) for a in FRUITS for b in FRUITS if a < b)


def score_final(seat: Seat, table: Table) -> int:
    icons = Counter(fruit for card in table.faces(seat, "fruit") for fruit in card.variant.split("+"))
    return sum(POINTS[min(icons[fruit], len(POINTS) - 1)] for fruit in FRUITS)


FRUIT = Dish(
    "fruit", course=Course.DESSERT, colour="rose", cards=2 * DOUBLES + 3 * MIXED, score_final=score_final
)
