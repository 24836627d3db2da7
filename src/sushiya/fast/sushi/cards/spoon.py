"""Spoon. In a later turn, name a kind or a card: the next player who has it gives it for the spoon."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.codes import COPY, KIND
from sushiya.fast.sushi.kitchen import ask_one, lay, set_aside, take_from_hand, take_up, where
from sushiya.fast.sushi.layout import AIM_ORDER, GIVE, WISH, Chart, Row
from sushiya.fast.sushi.servings import Codes

__all__ = ["aimed", "called", "gifts", "given", "wished"]


@kernel
def called(g: Row, c: Chart, seat: int) -> None:
    ask_one(g, WISH, seat)


@kernel
def wished(g: Row, c: Chart, seat: int, wish: int) -> None:
    """Clockwise, the first who has it."""
    g.wish = wish
    for step in range(1, c.seats):
        giver = (seat + step) % c.seats
        if int(g.held[g.hand[giver]]) & c.wish[wish]:
            g.giver = giver
            ask_one(g, GIVE, giver)
            return
    set_aside(g, c, seat, where(g, seat, int(g.plate)))


@kernel
def gifts(g: Row, c: Chart, out: Codes) -> int:
    """The cards that fit the wish; if several are held, the giver chooses."""
    n = 0
    fitting = int(g.held[g.hand[g.giver]]) & c.wish[g.wish]
    for kind in range(c.kinds):
        if (fitting >> kind) & 1:
            out[n] = kind + 1
            n += 1
    return n


@kernel
def given(g: Row, c: Chart, seat: int, code: int) -> None:
    """A special order is laid at once, so it needs something to copy besides the spoon."""
    kind = code - 1
    if c.copies[c.dish[kind]] and g.lying[seat] > 1:
        g.given = kind
        ask_one(g, AIM_ORDER, seat)
    else:
        hand_over(g, c, seat, kind, 0)


@kernel
def aimed(g: Row, c: Chart, seat: int, code: int) -> None:
    hand_over(g, c, seat, int(g.given), code >> COPY & KIND)


@kernel
def hand_over(g: Row, c: Chart, seat: int, kind: int, copy: int) -> None:
    hand = int(g.hand[g.giver])
    take_up(g, c, seat, where(g, seat, int(g.plate)), hand)
    take_from_hand(g, hand, kind)
    lay(g, c, seat, kind, copy, 0)
