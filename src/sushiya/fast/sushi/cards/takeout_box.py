"""Takeout box. Turn any of your cards of this round face down: each is worth the same, whatever it was."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.kitchen import ask_one, set_aside, turn_over, where
from sushiya.fast.sushi.layout import FILL_BOX, Chart, Row
from sushiya.fast.sushi.servings import Codes

__all__ = ["filled", "fills", "numbered"]


@kernel
def numbered(g: Row, c: Chart, seat: int) -> None:
    ask_one(g, FILL_BOX, seat)


@kernel
def fills(g: Row, c: Chart, seat: int, out: Codes) -> int:
    """The plates that fit into the box, by number, and 0 for done."""
    n = 0
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        waiting = c.numbered[c.dish[plate.face]]
        old_enough = plate.since < g.turn or c.box_reaches_this_turn
        if not plate.turned and not waiting and old_enough:
            out[n] = plate.no
            n += 1
    out[n] = 0
    return n + 1


@kernel
def filled(g: Row, c: Chart, seat: int, code: int) -> None:
    """The box still lies there with the lowest number, so it is asked again until it is done."""
    if code:
        turn_over(g, c, seat, where(g, seat, code))
    else:
        set_aside(g, c, seat, where(g, seat, int(g.plate)))
