"""Soy sauce. Points for each if nobody has more different colours in front of them than you."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Chart, Row
from sushiya.fast.sushi.table import colours

__all__ = ["score"]


@kernel
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    sauces = int(g.icons[seat])
    if sauces == 0:
        return 0
    mine = colours(g, c, seat)
    for other in range(c.tables):
        if colours(g, c, other) > mine:
            return 0
    return int(c.numbers[dish, 0]) * sauces
