"""Nigiri. Egg 1, salmon 2, squid 3 points; on wasabi three times that."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Table

__all__ = ["NIGIRI"]

EGG, SALMON, SQUID = Card("nigiri", "egg"), Card("nigiri", "salmon"), Card("nigiri", "squid")
WORTH = {EGG: 1, SALMON: 2, SQUID: 3}
ON_WASABI = 3


def score(seat: Seat, table: Table) -> int:
    wasabi = {plate.no for plate in table.tableaux[seat] if plate.dish == "wasabi"}
    return sum(
        WORTH[plate.face] * (ON_WASABI if plate.on in wasabi else 1)
        for plate in table.tableaux[seat]
        if plate.dish == "nigiri"
    )


NIGIRI = Dish(
    "nigiri",
    course=Course.NIGIRI,
    colour="yellow",
    cards=4 * (EGG,) + 5 * (SALMON,) + 3 * (SQUID,),
    lies_on="wasabi",
    score=score,
)
