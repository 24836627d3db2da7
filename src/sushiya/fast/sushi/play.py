"""Options of any open question, and whole matches at random from any position."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import count_bits, lowest_bit, nth_bit
from sushiya.fast.kernel import entry, kernel, small
from sushiya.fast.luck import Luck, below, two_below
from sushiya.fast.sushi.cards import menu, spoon, takeout_box
from sushiya.fast.sushi.chance import draw_lots
from sushiya.fast.sushi.codes import FREE
from sushiya.fast.sushi.kitchen import free_bases
from sushiya.fast.sushi.layout import (
    AIM_BLIND,
    AIM_ORDER,
    CHOOSE_MENU,
    CHOPSTICKS,
    FILL_BOX,
    GIVE,
    OVER,
    PICK,
    WISH,
    Chart,
    Row,
)
from sushiya.fast.sushi.servings import Codes, aims, is_pair, may_pick_two, pair, picks, servings
from sushiya.fast.sushi.turn import all_revealed, answer, lay_pick, reveal_pick, start

__all__ = [
    "OFF",
    "OPTIONS",
    "is_plain_pick",
    "lay_code",
    "only_lays",
    "options",
    "quick_random_answer",
    "random_answer",
    "random_game",
    "random_games",
    "ways_to_lay",
]

OPTIONS = 1024
"""Room for the options of any question."""
OFF = 32
"""Added to a kind that is laid beside a free wasabi."""


@entry
def options(g: Row, c: Chart, seat: int, out: Codes) -> int:
    """The codes of all options of this seat, which must be awaited; how many there are."""
    if g.ask == PICK:
        return picks(g, c, seat, out)
    if g.ask == AIM_BLIND:
        return aims(g, c, seat, 0, out)
    if g.ask == CHOPSTICKS:
        return servings(g, c, seat, int(g.held[g.hand[seat]]), int(g.plate), out)
    if g.ask == WISH:
        for wish in range(c.wishes):
            out[wish] = wish
        return int(c.wishes)
    if g.ask == GIVE:
        return spoon.gifts(g, c, out)
    if g.ask == AIM_ORDER:
        return aims(g, c, seat, int(g.plate), out)
    if g.ask == CHOOSE_MENU:
        return servings(g, c, seat, menu.playable(g, c), int(g.plate), out)
    if g.ask == FILL_BOX:
        return takeout_box.fills(g, c, seat, out)
    return 0


@kernel
def random_answer(g: Row, c: Chart, seat: int, luck: Luck, codes: Codes) -> int:
    """Any option, each equally likely."""
    return int(codes[below(luck, options(g, c, seat, codes))])


@small
def _random_picks(g: Row, c: Chart, luck: Luck, codes: Codes) -> None:
    """Everybody's pick. What a seat can pick depends on no other, so each is laid as soon as it is chosen."""
    for seat in range(c.seats):
        if not only_lays(g, c, seat):
            _reveal(g, c, seat, random_answer(g, c, seat, luck, codes))
        elif may_pick_two(g, c, seat):
            _reveal(g, c, seat, _one_or_two(g, c, seat, luck))
        else:
            hand, bases = int(g.hand[seat]), free_bases(g, c, seat)
            ways = _ways(c, int(g.held[hand]), bases)
            way = nth_bit(ways, below(luck, count_bits(ways)))
            lay_pick(g, c, seat, hand, way % OFF, way // OFF, bases)
    all_revealed(g, c)


@kernel
def _reveal(g: Row, c: Chart, seat: int, code: int) -> None:
    """A call, so that what is seldom done doesn't crowd the loop."""
    reveal_pick(g, c, seat, code)


@small
def only_lays(g: Row, c: Chart, seat: int) -> bool:
    """Whether a pick is one card or two, and nothing more: no call, no copy, no order that means anything."""
    if c.dummy or c.pair_in_order or int(g.held[g.hand[seat]]) & c.copying:
        return False
    calling = int(c.calling)
    while calling:
        if g.faces[seat, lowest_bit(calling)]:
            return False
        calling &= calling - 1
    return True


@small
def ways_to_lay(g: Row, c: Chart, seat: int) -> int:
    """The ways to lay one card: a bit for each kind in hand, OFF higher if it may be kept off a wasabi."""
    return _ways(c, int(g.held[g.hand[seat]]), free_bases(g, c, seat))


@small
def _ways(c: Chart, held: int, bases: int) -> int:
    off = held & c.off_base & -bases >> 8  # no branch: if one is free is anybody's guess
    return held | off << OFF


@small
def lay_code(way: int) -> int:
    """The answer that is one of the ways to lay a card."""
    return (way % OFF + 1) | way // OFF << FREE


@kernel
def _one_or_two(g: Row, c: Chart, seat: int, luck: Luck) -> int:
    """Any pick of one card or two, each equally likely: it is drawn by two of all the values of i and j."""
    ways = ways_to_lay(g, c, seat)
    count = count_bits(ways)
    while True:
        i, j = two_below(luck, count, count + 3)
        a = nth_bit(ways, i)
        if j > count:
            return lay_code(a)
        b = nth_bit(ways, j - int(j > i))
        i, j = _rank(a), _rank(b)
        a, b = _code_of_rank(min(i, j)), _code_of_rank(max(i, j))  # no branch: their order is anybody's guess
        if is_pair(g, c, seat, a, b):
            return pair(a, b)


@small
def _rank(way: int) -> int:
    """The place of a way to lay a card in the order of pairs: by kind, and on a wasabi first."""
    return way % OFF * 2 + way // OFF


@small
def _code_of_rank(rank: int) -> int:
    return (rank // 2 + 1) | rank % 2 << FREE


@entry
def quick_random_answer(g: Row, c: Chart, seat: int, luck: Luck, codes: Codes) -> int:
    """Any option, each equally likely; most picks without listing them."""
    if g.ask != PICK or (g.blind >> seat) & 1 or not only_lays(g, c, seat):
        return random_answer(g, c, seat, luck, codes)
    if may_pick_two(g, c, seat):
        return _one_or_two(g, c, seat, luck)
    ways = ways_to_lay(g, c, seat)
    return lay_code(nth_bit(ways, below(luck, count_bits(ways))))


@small
def is_plain_pick(g: Row, c: Chart, seat: int) -> bool:
    """Whether this seat is asked for one card that it can see, and nothing more."""
    in_sight = g.ask == PICK and not (g.blind >> seat) & 1
    return in_sight and only_lays(g, c, seat) and not may_pick_two(g, c, seat)


@entry
def random_game(g: Row, c: Chart, luck: Luck, codes: Codes) -> None:
    """Play on to the end, everybody at random."""
    while g.ask != OVER:
        if g.awaiting == 0:
            draw_lots(g, c, luck)
        elif g.ask == PICK and g.awaiting == (1 << c.seats) - 1 and not g.blind:
            _random_picks(g, c, luck, codes)
        else:
            seat = lowest_bit(int(g.awaiting))
            answer(g, c, seat, random_answer(g, c, seat, luck, codes))


@entry
def random_games(g: Row, c: Chart, games: int, luck: Luck, codes: Codes, totals: NDArray[np.int64]) -> None:
    """So many matches, one after the other on one record; the sums of all seats' scores."""
    for _ in range(games):
        start(g, c)
        random_game(g, c, luck, codes)
        for seat in range(c.seats):
            totals[seat] += g.score[seat]
