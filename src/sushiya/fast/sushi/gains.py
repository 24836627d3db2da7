"""What a card is worth to who lays it, by rules of thumb in a table: the fast policy of playouts.

A table has a row for each kind of card and a column for the number of cards of its dish that lie there.
"""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import kernel, small
from sushiya.fast.luck import Luck, below
from sushiya.fast.sushi.codes import CALL, COPY, FREE, KIND, LYING_DOWN, SECOND, WHOLE_CALL
from sushiya.fast.sushi.kitchen import free_bases
from sushiya.fast.sushi.layout import FILL_BOX, KINDS, PICK, WISH, Chart, Row
from sushiya.fast.sushi.play import options
from sushiya.fast.sushi.servings import Codes
from sushiya.sushi.cards import nigiri
from sushiya.sushi.dish import Dish
from sushiya.sushi.draft import Draft
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import Ladder, Most, MostAndFewest, Sets

__all__ = ["COUNTS", "Gains", "gain_of", "gain_table", "policy_answer"]

Gains = NDArray[np.float32]

COUNTS = 16
LATE = COUNTS
"""The last column: by how much of it a card loses its worth as the round ends; 1 for what needs time."""

FLAT = {
    "edamame": 2.2,
    "miso_soup": 2.0,
    "sukeroku": 3.2,
    "sake": 2.6,
    "soy_sauce": 2.6,
    "tea": 3.0,
    "takeout_box": 2.0,
    "menu": 3.2,
    "special_order": 3.0,
    "fruit": 2.2,
    "wasabi": 3.6,
    "chopsticks": 2.0,
    "spoon": 1.6,
}
"""Dishes whose worth doesn't follow from a shared rule."""
NEEDS_TIME = ("wasabi", "chopsticks", "spoon")
NOISE = 2.0


def gain_table(game: Draft, cards: tuple[Card, ...]) -> Gains:
    """The table of a game; `cards` are its kinds in order."""
    table = np.zeros((KINDS, COUNTS + 1), np.float32)
    for kind, card in enumerate(cards):
        dish = game.dishes[card.dish]
        for count in range(COUNTS):
            table[kind, count] = _gain(dish, card, count)
        table[kind, LATE] = card.dish in NEEDS_TIME
    return table


def _gain(dish: Dish, card: Card, count: int) -> float:
    match dish.score or dish.score_final:
        case Sets(of=of, worth=worth):
            progress = count % of
            gain = worth * ((progress + 1) ** 1.6 - progress**1.6) / of**1.6
            return gain if dish.score else 0.8 * gain
        case Ladder(steps=steps):
            now, one, two = (steps[min(count + more, len(steps) - 1)] for more in (0, 1, 2))
            return max(one - now, 0.75 * (two - now) / 2)
        case Most():
            return 1.0 * card.icons
        case MostAndFewest(worth=worth):
            return 0.35 * worth
    if dish.name == "nigiri":
        return float(nigiri.WORTH[card])
    if dish.name == "uramaki":
        return 0.75 * card.icons
    if dish.name == "onigiri":
        return 2.0 + 0.8 * min(count, 3)
    return FLAT[dish.name]


@small
def gain_of(g: Row, c: Chart, gains: Gains, seat: int, kind: int, left: int) -> float:
    """What laying this kind is worth to a seat; `left` cards are in each hand."""
    dish = c.dish[kind]
    count = 0
    for other in range(c.first_kind[dish], c.last_kind[dish] + 1):
        count += int(g.faces[seat, other])
    if c.dessert[dish]:
        count += int(g.kept[seat])
    gain = gains[kind, min(count, 15)]
    if gains[kind, 16] > 0:
        gain *= min(1.0, 0.25 * (left - 1))
    if (c.on_base >> kind) & 1 and free_bases(g, c, seat) > 0:
        gain *= 2.4
    return gain


@kernel
def answer_gain(g: Row, c: Chart, gains: Gains, seat: int, code: int) -> float:
    """What an answer is worth to who gives it, at a glance."""
    ask = g.ask
    left = int(g.hand_size[g.hand[seat]])
    if ask == WISH:
        best = 0.0
        fits = int(c.wish[code])
        while fits:
            kind = lowest_bit(fits)
            fits &= fits - 1
            best = max(best, gain_of(g, c, gains, seat, kind, left))
        return best
    if ask == FILL_BOX:
        return 1.0 if code == 0 else 0.6
    copy = code >> COPY & KIND
    gain = 0.0
    if copy == LYING_DOWN:
        gain = 2.0
    elif copy:
        gain = gain_of(g, c, gains, seat, copy - 1, left)
    elif code & KIND:
        gain = gain_of(g, c, gains, seat, (code & KIND) - 1, left)
        if code >> FREE & 1:
            gain *= 0.4
    if ask == PICK:
        if code >> CALL & WHOLE_CALL:
            gain += 1.0
        second = code >> SECOND & KIND
        if second:
            gain += gain_of(g, c, gains, seat, second - 1, left) - 1.0
    return gain


@kernel
def policy_answer(g: Row, c: Chart, gains: Gains, seat: int, luck: Luck, codes: Codes) -> int:
    """A good answer, with some noise: what a quick player does."""
    n = options(g, c, seat, codes)
    best, chosen = -100.0, 0
    for i in range(n):
        gain = answer_gain(g, c, gains, seat, int(codes[i])) + NOISE * below(luck, 1024) / 1024.0
        if gain > best:
            best, chosen = gain, int(codes[i])
    return chosen
