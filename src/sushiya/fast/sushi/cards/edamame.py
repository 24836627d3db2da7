"""Edamame. Each card a point for every opponent who has any, up to a limit."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["score"]


@kernel
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    opponents = 0
    for other in range(c.tables):
        opponents += int(other != seat and g.icons[other] > 0)
    return int(g.icons[seat]) * min(opponents, c.numbers[dish, 0])
