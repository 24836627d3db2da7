"""Tea. Each tea a point for every card in your largest group of one colour."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Chart, Row
from sushiya.fast.sushi.table import largest_colour

__all__ = ["score"]


@kernel
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    teas = int(g.icons[seat])
    return teas * largest_colour(g, c, seat) if teas else 0
