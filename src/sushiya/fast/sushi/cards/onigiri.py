"""Onigiri. Sets of different shapes, as large as possible; a set is worth the square of its size."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["score"]


@kernel
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    points = 0
    nth = 0
    size = 1
    while size > 0:
        nth += 1
        size = 0
        for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
            size += int(g.faces[seat, kind] >= nth)
        points += size * size
    return points
