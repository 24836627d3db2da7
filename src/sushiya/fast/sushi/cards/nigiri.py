"""Nigiri. Points by variety; on wasabi three times that."""

from sushiya.fast.kernel import kernel, small
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["score"]


@small
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    points = 0
    for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
        points += int(g.faces[seat, kind]) * c.worth[kind]
    return points if g.used[seat] == 0 else points + _more_on_wasabi(g, c, seat, dish)


@kernel
def _more_on_wasabi(g: Row, c: Chart, seat: int, dish: int) -> int:
    points, on_wasabi = 0, c.numbers[dish, 0]
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        if plate.on and not plate.turned and (g.used[seat] >> plate.on) & 1:
            points += (on_wasabi - 1) * c.worth[plate.face]
    return points
