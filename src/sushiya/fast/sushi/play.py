"""Options of any open question, and whole matches at random from any position."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import count_bits, lowest_bit, nth_bit
from sushiya.fast.kernel import entry, kernel, small
from sushiya.fast.luck import Luck, below
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
from sushiya.fast.sushi.servings import Codes, aims, picks, second_pick_plate, servings
from sushiya.fast.sushi.turn import all_revealed, answer, reveal_pick, start

__all__ = [
    "OPTIONS",
    "is_plain_pick",
    "options",
    "quick_random_answer",
    "random_answer",
    "random_game",
    "random_games",
]

OPTIONS = 1024
"""Room for the options of any question."""


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


@kernel
def _random_picks(g: Row, c: Chart, luck: Luck, codes: Codes) -> None:
    """Everybody's pick. What a seat can pick depends on no other, so each is laid as soon as it is chosen."""
    for seat in range(c.seats):
        if _is_plain(g, c, seat):
            code = _plain_pick(g, c, seat, luck)
        else:
            code = random_answer(g, c, seat, luck, codes)
        reveal_pick(g, c, seat, code)
    all_revealed(g, c)


@small
def _is_plain(g: Row, c: Chart, seat: int) -> bool:
    """Whether a pick is one card from hand, and nothing more."""
    if c.dummy or c.has_calls or c.has_copies:
        return False
    return not (c.has_second_picks and second_pick_plate(g, c, seat) >= 0)


@small
def _plain_pick(g: Row, c: Chart, seat: int, luck: Luck) -> int:
    """Any card, each kind equally likely; nigiri may count twice, on a wasabi and kept off it."""
    held = int(g.held[g.hand[seat]])
    cards = count_bits(held)
    kept_off = held & c.on_base if c.wasabi_by_choice and free_bases(g, c, seat) else 0
    n = below(luck, cards + count_bits(kept_off))
    if n < cards:
        return nth_bit(held, n) + 1
    return (nth_bit(kept_off, n - cards) + 1) | 1 << FREE


@kernel
def quick_random_answer(g: Row, c: Chart, seat: int, luck: Luck, codes: Codes) -> int:
    """Any option, each equally likely; a plain pick without listing them."""
    if is_plain_pick(g, c, seat):
        return _plain_pick(g, c, seat, luck)
    return random_answer(g, c, seat, luck, codes)


@small
def is_plain_pick(g: Row, c: Chart, seat: int) -> bool:
    """Whether this seat is asked for one card that it can see, and nothing more."""
    return g.ask == PICK and not (g.blind >> seat) & 1 and _is_plain(g, c, seat)


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
