"""What chance is asked: desserts for the deck, hands, the dummy's card, blind picks, the cards of a menu.

Chance answers by moving cards to the end of a pile, where they are taken from: random ones, or those that it
is told. `lots` are kinds of cards: for a deal hand after hand, the dummy's last.
"""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry, kernel
from sushiya.fast.luck import Luck, below, two_below
from sushiya.fast.sushi.kitchen import ask_chance, put_into_hand
from sushiya.fast.sushi.layout import DEAL, DRAW_BLIND, DRAW_FOR_DUMMY, OPEN_MENU, STOCK, Chart, Row
from sushiya.fast.sushi.turn import ask_pick, begin_turn, controller, draw_blind, lots_drawn

__all__ = ["draw_lots", "give_lots"]

Lots = NDArray[np.int8]


@entry
def draw_lots(g: Row, c: Chart, luck: Luck) -> None:
    """Chance answers at random."""
    if g.ask == DEAL:
        _to_the_end(g.deck, g.deck_size, c.tables * c.hand_size, luck)
        dealt(g, c)
    elif g.ask == STOCK:
        _to_the_end(g.pantry, g.pantry_size, c.desserts_for[g.round_ - 1], luck)
        stocked(g, c)
    elif g.ask == DRAW_FOR_DUMMY:
        _to_the_end(g.pile, g.pile_size, 1, luck)
        drawn_for_dummy(g, c)
    elif g.ask == OPEN_MENU:
        count = min(int(g.deck_size), c.menu_size)
        _to_the_end(g.deck, g.deck_size, count, luck)
        opened(g, c, count)
    elif g.ask == DRAW_BLIND:
        hand = g.hand[lowest_bit(int(g.blind))]
        left = below(luck, g.hand_size[hand])
        kind = 0
        while left >= g.hands[hand, kind]:
            left -= int(g.hands[hand, kind])
            kind += 1
        drawn_blind(g, c, kind)


@entry
def give_lots(g: Row, c: Chart, lots: Lots) -> None:
    """Chance answers as told."""
    if g.ask == DEAL:
        _bring_to_the_end(g.deck, g.deck_size, lots)
        dealt(g, c)
    elif g.ask == STOCK:
        _bring_to_the_end(g.pantry, g.pantry_size, lots)
        stocked(g, c)
    elif g.ask == DRAW_FOR_DUMMY:
        _bring_to_the_end(g.pile, g.pile_size, lots)
        drawn_for_dummy(g, c)
    elif g.ask == OPEN_MENU:
        _bring_to_the_end(g.deck, g.deck_size, lots)
        opened(g, c, len(lots))
    elif g.ask == DRAW_BLIND:
        drawn_blind(g, c, int(lots[0]))


@kernel
def _to_the_end(pile: Lots, size: int, count: int, luck: Luck) -> None:
    """So many random cards of the pile change places with its last ones."""
    last = int(size)
    for _ in range(count // 2):
        i, j = two_below(luck, last, last - 1)
        pile[i], pile[last - 1] = pile[last - 1], pile[i]
        pile[j], pile[last - 2] = pile[last - 2], pile[j]
        last -= 2
    if count % 2:
        i = below(luck, last)
        pile[i], pile[last - 1] = pile[last - 1], pile[i]


@kernel
def _bring_to_the_end(pile: Lots, size: int, lots: Lots) -> None:
    last = int(size)
    for lot in lots:
        i = 0
        while pile[i] != lot:
            i += 1
        last -= 1
        pile[i], pile[last] = pile[last], pile[i]


@kernel
def stocked(g: Row, c: Chart) -> None:
    for _ in range(c.desserts_for[g.round_ - 1]):
        g.pantry_size -= 1
        g.deck[g.deck_size] = g.pantry[g.pantry_size]
        g.deck_size += 1
    ask_chance(g, DEAL)


@kernel
def dealt(g: Row, c: Chart) -> None:
    last = int(g.deck_size)
    for seat in range(c.seats):
        g.hand[seat] = seat
        held = 0
        for _ in range(c.hand_size):
            last -= 1
            kind = int(g.deck[last])
            g.hands[seat, kind] += 1
            held |= 1 << kind
        g.held[seat] = held
        g.hand_size[seat] = c.hand_size
    if c.dummy:
        for i in range(c.hand_size):
            last -= 1
            g.pile[i] = g.deck[last]
        g.pile_size = c.hand_size
    g.deck_size = last
    begin_turn(g, c)


@kernel
def drawn_for_dummy(g: Row, c: Chart) -> None:
    g.pile_size -= 1
    put_into_hand(g, int(g.hand[controller(g, c)]), int(g.pile[g.pile_size]))
    ask_pick(g, c)


@kernel
def drawn_blind(g: Row, c: Chart, kind: int) -> None:
    seat = lowest_bit(int(g.blind))
    g.sealed[seat] |= kind + 1
    g.blind = int(g.blind) & ~(1 << seat)
    draw_blind(g, c)


@kernel
def opened(g: Row, c: Chart, count: int) -> None:
    """The cards on offer, in order; they stay in the deck."""
    g.offer_size = count
    for i in range(count):
        kind = g.deck[g.deck_size - 1 - i]
        j = i
        while j > 0 and g.offer[j - 1] > kind:
            g.offer[j] = g.offer[j - 1]
            j -= 1
        g.offer[j] = kind
    lots_drawn(g, c)
