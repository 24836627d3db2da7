"""Miso soup. 3 points each. But if several are played in the same turn, by anyone, all are set aside."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import PerCard

__all__ = ["MISO_SOUP"]


def settled(k: Kitchen) -> None:
    """A second soup of this turn removes both. `served` still counts them, so a third is removed too."""
    if sum(face.dish == "miso_soup" for face in k.served) < 2:
        return
    for seat in k.seats:
        for plate in k.plates(seat, "miso_soup"):
            if plate.since == k.turn:
                k.set_aside(seat, plate.no, "collided")


MISO_SOUP = Dish(
    "miso_soup",
    course=Course.APPETIZER,
    colour="aqua",
    cards=8 * (Card("miso_soup"),),
    settled=settled,
    score=PerCard("miso_soup", 3),
)
