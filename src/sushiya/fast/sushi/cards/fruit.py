"""Fruit. At the end of the match, points for the icons of each of three fruits."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["score_final"]

FRUITS = 3


@kernel
def score_final(g: Row, c: Chart, seat: int, dish: int) -> int:
    steps = c.numbers[dish, 0]
    points = 0
    for fruit in range(FRUITS):
        icons = 0
        for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
            icons += int(g.faces[seat, kind]) * c.fruits[kind, fruit]
        points += c.numbers[dish, 1 + min(icons, steps - 1)]
    return points
