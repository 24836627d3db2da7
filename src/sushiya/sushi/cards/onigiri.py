"""Onigiri. Sets of different shapes: 1, 4, 9, 16 points for one to four shapes."""

from collections import Counter

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Table

__all__ = ["ONIGIRI"]

SHAPES = tuple(Card("onigiri", shape) for shape in ("circle", "triangle", "square", "rectangle"))


def score(seat: Seat, table: Table) -> int:
    """As large a set as possible first: the n-th set has every shape that is there n times or more."""
    copies = Counter(table.faces(seat, "onigiri"))
    sizes = [
        sum(count >= nth for count in copies.values())
        for nth in range(1, max(copies.values(), default=0) + 1)
    ]
    return sum(size * size for size in sizes)


ONIGIRI = Dish("onigiri", course=Course.APPETIZER, colour="grey", cards=2 * SHAPES, score=score)
