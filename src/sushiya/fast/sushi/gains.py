"""What an answer is worth to who gives it, at a glance: the fast policy of playouts, learned from self-play.

A table holds a gain for each way to use a kind of card, at each stage of a round, for each standing: how many
cards of its dish lie there already or, where seats compete for the most, how far one is ahead. The gain of an
answer is the sum of at most three entries. `scripts/train_gains.py` learns them; those of a dish that is new
follow from its rules (`priors.py`).
"""

import json
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import kernel, small
from sushiya.fast.luck import Luck, below
from sushiya.fast.sushi.codes import (
    CALL,
    COPIED,
    COPY,
    FREE,
    KIND,
    LYING_DOWN,
    SECOND,
    SECOND_FREE,
    WHOLE_CALL,
)
from sushiya.fast.sushi.kitchen import free_bases, where
from sushiya.fast.sushi.layout import FILL_BOX, GIVE, KINDS, PICK, WISH, Chart, Row
from sushiya.fast.sushi.play import OFF, lay_code, only_lays, options, ways_to_lay
from sushiya.fast.sushi.priors import Standing, laying_gain, turning_gain
from sushiya.fast.sushi.servings import Codes, is_pair, may_pick_two, pair
from sushiya.sushi.draft import Draft
from sushiya.sushi.model import Card

__all__ = [
    "EVEN",
    "GAINS",
    "NOTHING",
    "SHAPE",
    "USES",
    "Gains",
    "answer_gain",
    "entries",
    "gain_table",
    "name_of",
    "policy_answer",
]

Gains = NDArray[np.float32]

USES = ("lay", "call", "turn", "give")
"""The ways to use a card: it is laid, called, turned over into a takeout box, or given away."""
LAID, CALLED, TURNED, GIVEN = range(len(USES))
STAGES = 5
STAGE_OF = np.array([0, 0, 1, 2, 2, 3, 3, 4, 4, 4, 4])
"""The stage of a round by the number of cards in hand."""
STANDINGS = 16
EVEN = 8
"""Where seats compete: the standing of who is neither ahead nor behind."""
SHAPE = (len(USES), KINDS, STAGES, STANDINGS)
NOTHING = len(USES) * KINDS * STAGES * STANDINGS
"""The place of a gain that is always 0."""
NOISE = 2.0
GAINS = files(__package__).joinpath("gains.json")
"""By game, card, use and stage; rows end where only zeros follow."""


def gain_table(game: Draft, cards: tuple[Card, ...]) -> Gains:
    """The table of a game, flat; `cards` are its kinds in order."""
    known = json.loads(GAINS.read_text(encoding="utf-8"))[game.name]
    table = np.zeros(SHAPE, np.float32)
    for kind, card in enumerate(cards):
        if name_of(card) not in known:
            table[:, kind] = _untrained(game, card)
            continue
        for use, stages in known[name_of(card)].items():
            for stage, gains in enumerate(stages):
                table[USES.index(use), kind, stage, : len(gains)] = gains
    return np.append(table.ravel(), np.float32(0))


def _untrained(game: Draft, card: Card) -> Gains:
    """The gains of a card that was not there when the table was trained: what follows from its rules."""
    dish = game.dishes[card.dish]
    table = np.zeros((len(USES), STAGES, STANDINGS), np.float32)
    rounds = game.is_dessert(dish.name)
    for stage in range(STAGES):
        left = max(0, 2 - stage) / 2 if rounds else stage / (STAGES - 1)
        for standing in range(STANDINGS):
            count, own = standing % EVEN, standing >= EVEN
            stands = Standing(count, own, lead=standing - EVEN, left=left)
            table[LAID, stage, standing] = laying_gain(game, dish, card, stands)
            if own and count:
                table[TURNED, stage, standing] = turning_gain(dish, card, count)
    return table


def name_of(card: Card) -> str:
    """Cards that differ only in the number of their order are worth the same."""
    return card.dish if card.order else str(card)


@small
def _place(use: int, kind: int, stage: int, standing: int) -> int:
    return ((use * KINDS + kind) * STAGES + stage) * STANDINGS + standing


@small
def _standing(g: Row, c: Chart, seat: int, kind: int, free: int) -> int:
    """How a seat stands with the dish of this kind."""
    if (c.on_base >> kind) & 1:
        return 0 if free or free_bases(g, c, seat) == 0 else 1
    dish = c.dish[kind]
    first, last = c.first_kind[dish], c.last_kind[dish]
    if c.contested[dish]:
        mine, best = 0, -1
        for other in range(c.seats):
            icons = int(g.kept[other]) if c.dessert[dish] else 0
            for near in range(first, last + 1):
                icons += int(g.faces[other, near]) * c.icons[near]
            if other == seat:
                mine = icons
            else:
                best = max(best, icons)
        return min(max(EVEN + mine - best, 0), STANDINGS - 1)
    count = int(g.kept[seat]) if c.dessert[dish] else 0
    for near in range(first, last + 1):
        count += int(g.faces[seat, near])
    return min(count, EVEN - 1) + (EVEN if g.faces[seat, kind] else 0)


@kernel
def _laying(g: Row, c: Chart, seat: int, kind: int, free: int, left: int) -> int:
    """The place of the gain of laying this kind."""
    stage = int(g.round_) - 1 if c.dessert[c.dish[kind]] else int(STAGE_OF[left])
    return _place(LAID, kind, stage, _standing(g, c, seat, kind, free))


@kernel
def entries(g: Row, c: Chart, gains: Gains, seat: int, code: int) -> tuple[int, int, int]:
    """The places of the gains that an answer has."""
    left = int(g.hand_size[g.hand[seat]])
    stage = int(STAGE_OF[left])
    if g.ask == WISH:
        best = NOTHING
        fits = int(c.wish[code])
        while fits:
            at = _laying(g, c, seat, lowest_bit(fits), 0, left)
            fits &= fits - 1
            if best == NOTHING or gains[at] > gains[best]:
                best = at
        return best, NOTHING, NOTHING
    if g.ask == FILL_BOX:
        if code == 0:
            return NOTHING, NOTHING, NOTHING
        face = int(g.plates[seat, where(g, seat, code)].face)
        return _place(TURNED, face, stage, _standing(g, c, seat, face, 1)), NOTHING, NOTHING
    if g.ask == GIVE:
        return _place(GIVEN, code - 1, stage, 0), NOTHING, NOTHING
    card, second = NOTHING, NOTHING
    copy = code >> COPY & KIND
    if copy and copy != LYING_DOWN:
        card = _laying(g, c, seat, copy - 1, code >> FREE & 1, left)
    elif code & KIND and not copy:
        card = _laying(g, c, seat, (code & KIND) - 1, code >> FREE & 1, left)
    if g.ask != PICK:
        return card, NOTHING, NOTHING
    call = code >> CALL & WHOLE_CALL & ~COPIED
    if code >> SECOND & KIND:
        second = _laying(g, c, seat, (code >> SECOND & KIND) - 1, code >> SECOND_FREE & 1, left)
        call = c.second_pick_kind + 1
    return card, second, _place(CALLED, call - 1, stage, 0) if call else NOTHING


@kernel
def answer_gain(g: Row, c: Chart, gains: Gains, seat: int, code: int) -> float:
    """What an answer is worth to who gives it."""
    one, two, three = entries(g, c, gains, seat, code)
    return gains[one] + gains[two] + gains[three]


@kernel
def policy_answer(g: Row, c: Chart, gains: Gains, seat: int, luck: Luck, codes: Codes) -> int:
    """A good answer, with some noise: what a quick player does."""
    if g.ask == PICK and not (g.blind >> seat) & 1 and only_lays(g, c, seat):
        return _one_or_two(g, c, gains, seat, luck)
    n = options(g, c, seat, codes)
    best, chosen = -100.0, 0
    for i in range(n):
        gain = answer_gain(g, c, gains, seat, int(codes[i])) + _noise(luck)
        if gain > best:
            best, chosen = gain, int(codes[i])
    return chosen


@small
def _one_or_two(g: Row, c: Chart, gains: Gains, seat: int, luck: Luck) -> int:
    """The same where a pick is one card or two and nothing more: the best, perhaps with the next best."""
    left = int(g.hand_size[g.hand[seat]])
    ways = ways_to_lay(g, c, seat)
    best, code, rest = -100.0, 0, ways
    while rest:
        way = lowest_bit(rest)
        rest &= rest - 1
        gain = gains[_laying(g, c, seat, way % OFF, way // OFF, left)] + _noise(luck)
        if gain > best:
            best, code = gain, lay_code(way)
    if left < 2 or not may_pick_two(g, c, seat):
        return code
    cost = -gains[_place(CALLED, c.second_pick_kind, int(STAGE_OF[left]), 0)]
    alone = code
    while ways:
        way = lowest_bit(ways)
        ways &= ways - 1
        gain = gains[_laying(g, c, seat, way % OFF, way // OFF, left)] + _noise(luck)
        if gain > cost:
            other = lay_code(way)
            if is_pair(g, c, seat, alone, other):
                cost, code = gain, pair(alone, other)
            elif is_pair(g, c, seat, other, alone):
                cost, code = gain, pair(other, alone)
    return code


@small
def _noise(luck: Luck) -> float:
    return NOISE * below(luck, 1024) / 1024.0
