"""Sukeroku. A futomaki with an inari is worth more than each alone."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["score"]


@kernel
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    pair, single = c.numbers[dish, 0], c.numbers[dish, 1]
    futomaki, inari = int(g.faces[seat, c.first_kind[dish]]), int(g.faces[seat, c.last_kind[dish]])
    pairs = min(futomaki, inari)
    return pairs * pair + (futomaki + inari - 2 * pairs) * single
