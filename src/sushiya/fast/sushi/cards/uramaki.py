"""Uramaki. A race to so many icons; whoever reaches it scores at once."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.kitchen import score, set_aside
from sushiya.fast.sushi.layout import ROUND, Chart, Row
from sushiya.fast.sushi.table import icons

__all__ = ["settled"]


@kernel
def settled(g: Row, c: Chart) -> None:
    """Whoever reaches the goal scores, more icons first; players tied on a place use up as many places."""
    dish = c.uramaki
    served = 0
    for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
        served += int(g.served[kind])
    if not served:
        return
    places = c.numbers[ROUND, dish, 0]
    while g.places_taken < places:
        best = most_icons(g, c)
        if best < c.goal:
            return
        taken = int(g.places_taken)
        for seat in range(c.seats):
            if icons(g, c, seat, dish) == best:
                score(g, seat, dish, int(c.numbers[ROUND, dish, 1 + taken]))
                clear(g, c, seat)
                g.places_taken += 1


@kernel
def most_icons(g: Row, c: Chart) -> int:
    best = 0
    for seat in range(c.seats):
        best = max(best, icons(g, c, seat, c.uramaki))
    return best


@kernel
def clear(g: Row, c: Chart, seat: int) -> None:
    """What has scored is set aside."""
    for i in range(int(g.lying[seat]) - 1, -1, -1):
        plate = g.plates[seat, i]
        if c.dish[plate.face] == c.uramaki and not plate.turned:
            set_aside(g, c, seat, i)
