"""Takeout box. Turn any of your cards of this round face down: each is worth 2 points, whatever it was."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish, numbered_cards
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Plate, PlateNo
from sushiya.sushi.moves import Done, FillBox, Flip, Stays
from sushiya.sushi.scoring import FaceDown

__all__ = ["TAKEOUT_BOX"]


def numbered(k: Kitchen, seat: Seat, no: PlateNo) -> None:
    found = [(plate.no, stays(k, plate, box=no)) for plate in k.tableaux[seat]]
    turns = [Flip(each) for each, why in found if why is None]
    staying = tuple((each, why) for each, why in found if why is not None)
    k.ask(FillBox(seat, (*turns, Done()), staying), then=filled, args=(seat, no))


def stays(k: Kitchen, plate: Plate, box: PlateNo) -> Stays | None:
    """Why the box may not turn it; None if it may."""
    if plate.turned:
        return "turned"
    if k.game.dishes[plate.face.dish].numbered is not None:
        return "acts" if plate.no == box else "waits"
    old_enough = plate.since < k.turn or k.game.edition_rules.box_reaches_this_turn
    return None if old_enough else "new"


def filled(k: Kitchen, seat: Seat, no: PlateNo, answer: Flip | Done) -> None:
    if isinstance(answer, Flip):
        k.turn_over(seat, answer.no)  # the box still has the lowest number, so it asks again
    else:
        k.set_aside(seat, no, "used")


TAKEOUT_BOX = Dish(
    "takeout_box",
    course=Course.SPECIAL,
    colour="orange",
    cards=numbered_cards("takeout_box", 10, 11, 12),
    turns_face_down=True,
    numbered=numbered,
    score=FaceDown(2),
)
