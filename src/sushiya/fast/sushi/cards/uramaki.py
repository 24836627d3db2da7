"""Uramaki. A race to so many icons; at the end the most icons get the best place left."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.kitchen import score as write
from sushiya.fast.sushi.kitchen import set_aside
from sushiya.fast.sushi.layout import Chart, Row
from sushiya.fast.sushi.table import icons

__all__ = ["score", "settled"]


@kernel
def settled(g: Row, c: Chart) -> None:
    """Whoever reaches the goal scores, more icons first; players tied on a place use up as many places."""
    dish = c.uramaki
    served = 0
    for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
        served += int(g.served[kind])
    if not served:
        return
    places, goal = c.numbers[dish, 0], c.numbers[dish, 4]
    while g.places_taken < places:
        best = most_icons(g, c, c.seats)
        if best < goal:
            return
        taken = int(g.places_taken)
        for seat in range(c.seats):
            if icons(g, c, seat, dish) == best:
                write(g, seat, dish, int(c.numbers[dish, 1 + taken]))
                clear(g, c, seat)
                g.places_taken += 1


@kernel
def most_icons(g: Row, c: Chart, seats: int) -> int:
    best = 0
    for seat in range(seats):
        best = max(best, icons(g, c, seat, c.uramaki))
    return best


@kernel
def clear(g: Row, c: Chart, seat: int) -> None:
    """What has scored is set aside."""
    for i in range(int(g.lying[seat]) - 1, -1, -1):
        plate = g.plates[seat, i]
        if c.dish[plate.face] == c.uramaki and not plate.turned:
            set_aside(g, c, seat, i)


@kernel
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    mine = int(g.icons[seat])
    if mine == 0 or mine < most_icons(g, c, c.tables) or g.places_taken >= c.numbers[dish, 0]:
        return 0
    return int(c.numbers[dish, 1 + g.places_taken])
