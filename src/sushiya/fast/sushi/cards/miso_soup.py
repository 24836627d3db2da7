"""Miso soup. Soups played in the same turn, by anyone, are all set aside."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.kitchen import set_aside
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["settled"]


@kernel
def settled(g: Row, c: Chart) -> None:
    soup = c.first_kind[c.miso_soup]
    if g.served[soup] < 2:
        return
    for seat in range(c.seats):
        for i in range(int(g.lying[seat]) - 1, -1, -1):
            plate = g.plates[seat, i]
            if plate.face == soup and not plate.turned and plate.since == g.turn:
                set_aside(g, c, seat, i)
