"""Nigiri. Egg scores 1 point, salmon 2, squid 3; three times that on wasabi."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import PerVariant

__all__ = ["NIGIRI"]

EGG, SALMON, SQUID = Card("nigiri", "egg"), Card("nigiri", "salmon"), Card("nigiri", "squid")

NIGIRI = Dish(
    "nigiri",
    course=Course.NIGIRI,
    colour="yellow",
    cards=4 * (EGG,) + 5 * (SALMON,) + 3 * (SQUID,),
    lies_on="wasabi",
    score=PerVariant("nigiri", (("egg", 1), ("salmon", 2), ("squid", 3)), on_base=3),
)
