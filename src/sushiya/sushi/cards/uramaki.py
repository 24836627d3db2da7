"""Uramaki. A race to ten icons for 8, 5 and 2 points. At the end, the most icons get the best place left."""

from sushiya.sushi.dish import Course, Dish, Race
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import BestPlaceLeft

__all__ = ["URAMAKI"]

GOAL = 10
PRIZES = (8, 5, 2)
CARDS = tuple(Card("uramaki", str(n), icons=n) for n in (3, 4, 5))


def settled(k: Kitchen) -> None:
    """Whoever has ten scores, more icons first. Players who tie use up one place each."""
    if not any(face.dish == "uramaki" for face in k.served):
        return
    while (taken := k.notes.get("uramaki", 0)) < len(PRIZES):
        icons = [sum(plate.face.icons for plate in k.plates(seat, "uramaki")) for seat in k.seats]
        if max(icons) < GOAL:
            return
        first = [seat for seat in k.seats if icons[seat] == max(icons)]
        for seat in first:
            k.score(seat, "uramaki", PRIZES[taken])
            for plate in k.plates(seat, "uramaki"):
                k.set_aside(seat, plate.no, "scored")
        k.notes["uramaki"] = taken + len(first)


URAMAKI = Dish(
    "uramaki",
    course=Course.ROLL,
    colour="lime",
    cards=4 * CARDS,
    race=Race(GOAL, PRIZES),
    settled=settled,
    score=BestPlaceLeft("uramaki", PRIZES),
)
