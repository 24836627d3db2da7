"""Menu. Look at some cards of the deck, lay one that is no menu, and mix the others back in."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.codes import COPY, FREE, KIND
from sushiya.fast.sushi.kitchen import ask_chance, ask_one, lay, set_aside, take_from_deck, where
from sushiya.fast.sushi.layout import CHOOSE_MENU, OPEN_MENU, Chart, Row

__all__ = ["chosen", "numbered", "opened", "playable"]


@kernel
def numbered(g: Row, c: Chart, seat: int) -> None:
    ask_chance(g, OPEN_MENU)


@kernel
def playable(g: Row, c: Chart) -> int:
    """The kinds on offer that may be laid: bits."""
    kinds = 0
    for i in range(g.offer_size):
        if c.dish[g.offer[i]] != c.menu:
            kinds |= 1 << int(g.offer[i])
    return kinds


@kernel
def opened(g: Row, c: Chart, seat: int) -> None:
    """The offer lies there; it stays in the deck until one card is taken."""
    if playable(g, c):
        ask_one(g, CHOOSE_MENU, seat)
    else:
        g.offer_size = 0
        set_aside(g, c, seat, where(g, seat, int(g.plate)))


@kernel
def chosen(g: Row, c: Chart, seat: int, code: int) -> None:
    g.offer_size = 0
    set_aside(g, c, seat, where(g, seat, int(g.plate)))
    kind = (code & KIND) - 1
    take_from_deck(g, kind)
    lay(g, c, seat, kind, code >> COPY & KIND, code >> FREE & 1)
