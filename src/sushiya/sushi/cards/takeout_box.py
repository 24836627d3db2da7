"""Takeout box. Turn any of your cards of this round face down: each is worth 2 points, whatever it was."""

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish, numbered_cards
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Plate, PlateNo
from sushiya.sushi.moves import Done, FillBox, Flip
from sushiya.sushi.scoring import FaceDown

__all__ = ["TAKEOUT_BOX"]


def numbered(k: Kitchen, seat: Seat, no: PlateNo) -> None:
    turns = tuple(Flip(plate.no) for plate in k.tableaux[seat] if fits(k, plate))
    k.ask(FillBox(seat, (*turns, Done())), then=filled, args=(seat, no))


def fits(k: Kitchen, plate: Plate) -> bool:
    """Whether the box may turn it: face up, not waiting for its number, and old enough for the edition."""
    waiting = k.game.dishes[plate.face.dish].numbered is not None
    old_enough = plate.since < k.turn or k.game.edition_rules.box_reaches_this_turn
    return not plate.turned and not waiting and old_enough


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
