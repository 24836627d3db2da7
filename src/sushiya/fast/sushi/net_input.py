"""Writes the input of the network of the bot `net` from a record: see `games/net_layout.py`."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushi.codes import (
    CALL,
    COPY,
    DUMMY,
    KIND,
    LYING_DOWN,
    SECOND,
    WHOLE_CALL,
    Kinds,
)
from sushiya.fast.sushi.codes import FREE as FREE_BIT
from sushiya.fast.sushi.codes import SECOND_FREE as SECOND_FREE_BIT
from sushiya.fast.sushi.features import hands_seen, hidden_draw
from sushiya.fast.sushi.kitchen import free_bases, where
from sushiya.fast.sushi.layout import FILL_BOX, GIVE, KINDS, PICK, WISH, Config, Record
from sushiya.fast.sushi.tableau import face_down
from sushiya.games import net_layout as n
from sushiya.games.drafting_priors import name_of
from sushiya.sushi.drafting_game import DraftingGame

__all__ = ["names_of", "net_marks", "net_row"]

Names = NDArray[np.int64]
Row = NDArray[np.int8]
Marks = NDArray[np.int16]

(CARDS, PLACES, MOST_COUNT, MOST_LEAD) = n.CARDS, n.PLACES, n.MOST_COUNT, n.MOST_LEAD
OWN, HAND, OTHERS, KNOWN, UNSEEN, MEAL = n.OWN, n.HAND, n.OTHERS, n.KNOWN, n.UNSEEN, n.MEAL
FREE_BASES, FACE_DOWN, LEAD, GAINS, ROUND = n.FREE_BASES, n.FACE_DOWN, n.LEAD, n.GAINS, n.ROUND
LEFT, SEATS, RULES, ASK, WISHER, BLIND, RACE = n.LEFT, n.SEATS, n.RULES, n.ASK, n.WISHER, n.BLIND, n.RACE
STEPS_OF_LEAD = n.STEPS_OF_LEAD
LAY, ORDER, FREE, LAY_BLIND = n.LAY, n.ORDER, n.FREE, n.LAY_BLIND
SECOND_CARD, SECOND_FREE, CALL_CARD, FOR_DUMMY = n.SECOND, n.SECOND_FREE, n.CALL, n.FOR_DUMMY
WISH_CARD, WISH_DISH, GIVE_CARD, FLIP, FLIP_ON_BASE = n.WISH, n.WISH_DISH, n.GIVE, n.FLIP, n.FLIP_ON_BASE
DONE, COUNTS, SECOND_COUNTS, FLIP_COUNTS, LEADS = n.DONE, n.COUNTS, n.SECOND_COUNTS, n.FLIP_COUNTS, n.LEADS
MARKS_OF_AN_OPTION = n.MARKS_OF_AN_OPTION


def names_of(game: DraftingGame) -> Names:
    """For each kind of this game, its number among all cards; raises ValueError for an unknown one."""
    names = np.zeros(KINDS, np.int64)
    for kind, card in enumerate(Kinds(game).cards):
        names[kind] = n.NAMES.index(name_of(card))
    return names


@inline_kernel
def _place(rec: Record, cfg: Config, seat: int, other: int) -> int:
    """The place of another seat. The dummy has the place of the next seat but one."""
    if other >= cfg.seats:
        return 2
    down = other - seat if cfg.passes_left[rec.round_ - 1] else seat - other
    if down < 0:
        down += cfg.seats
    return down if 2 * down <= cfg.seats else 4 + int(cfg.seats) - down


@kernel
def net_row(rec: Record, cfg: Config, names: Names, seat: int, row: Row) -> None:
    """Write what a seat knows into a row of zeros."""
    left = int(rec.hand_size[rec.hand[seat]])
    for kind in range(cfg.kinds):
        row[MEAL + names[kind]] = 1
        if not (rec.blind >> seat) & 1:
            row[HAND + names[kind]] += rec.hands[rec.hand[seat], kind]
    for other in range(cfg.tableau_count):
        first = OWN if other == seat else OTHERS + (_place(rec, cfg, seat, other) - 1) * CARDS
        for kind in range(cfg.kinds):
            row[first + names[kind]] += rec.faces[other, kind]
    kept = 0
    for other in range(cfg.tableau_count):
        kept += int(rec.kept_desserts[other])
    for i in range(kept):
        other = int(rec.kept_seat[i])
        first = OWN if other == seat else OTHERS + (_place(rec, cfg, seat, other) - 1) * CARDS
        row[first + names[rec.kept_plates[i].face]] += 1
    for card in range(CARDS):
        for least in range(1, 4):
            row[OWN + least * CARDS + card] = int(row[OWN + card] >= least)
        row[HAND + CARDS + card] = int(row[HAND + card] >= 1)
    _seats(rec, cfg, seat, row)
    _memory(rec, cfg, names, seat, left, row)
    row[ROUND + rec.round_ - 1] = 1
    row[LEFT + left] = 1
    row[SEATS + cfg.seats - 2] = 1
    row[SEATS + 7] = cfg.dummy
    row[RULES] = cfg.split_ties
    row[RULES + 1] = cfg.wasabi_by_choice
    row[RULES + 2] = cfg.pair_in_order
    row[RULES + 3] = cfg.copied_nigiri_by_choice
    row[RULES + 4] = cfg.box_reaches_this_turn
    row[RULES + 5] = cfg.fresh_deck
    row[ASK + rec.ask - PICK] = 1
    if rec.ask == GIVE:
        row[WISHER + _place(rec, cfg, seat, int(rec.actor)) - 1] = 1
    row[BLIND] = (rec.blind >> seat) & 1
    row[BLIND + 1] = (rec.blind_next >> seat) & 1
    if cfg.uramaki >= 0:
        row[RACE + min(int(rec.places_taken), 3)] = 1  # several may tie for the last prize


@kernel
def _seats(rec: Record, cfg: Config, seat: int, row: Row) -> None:
    """Wasabi, cards face down, points."""
    best = -(1 << 10)
    for other in range(cfg.tableau_count):
        place = 0 if other == seat else _place(rec, cfg, seat, other)
        row[FREE_BASES + place] = free_bases(rec, cfg, other)
        row[FACE_DOWN + place] = face_down(rec, other)
        if other != seat:
            ahead = int(rec.score[seat]) - int(rec.score[other])
            row[LEAD + place - 1] = min(max(ahead // 4, -20), 20)
            if other < cfg.seats:
                best = max(best, int(rec.score[other]))
    for step in range(len(STEPS_OF_LEAD)):
        row[GAINS + step] = int(int(rec.score[seat]) - best >= STEPS_OF_LEAD[step])


@kernel
def _memory(rec: Record, cfg: Config, names: Names, seat: int, left: int, row: Row) -> None:
    """Hands seen before that will come back, and all cards whose place the seat doesn't know."""
    for i in range(rec.deck_size):
        row[UNSEEN + names[rec.deck[i]]] += 1
    for i in range(rec.dessert_pile_size):
        row[UNSEEN + names[rec.dessert_pile[i]]] += 1
    for i in range(rec.pile_size):
        row[UNSEEN + names[rec.pile[i]]] += 1
    seen = hands_seen(rec, cfg, seat)
    for other in range(cfg.seats):
        hand = int(rec.hand[other])
        if not (seen >> other) & 1:
            _add(rec, cfg, names, hand, row, UNSEEN)
            continue
        hidden = hidden_draw(rec, cfg, seat, other)
        if hidden >= 0:
            row[UNSEEN + names[hidden]] += 1
        down = other - seat if cfg.passes_left[rec.round_ - 1] else seat - other
        turns = -down if down < 0 else int(cfg.seats) - down
        if other != seat and turns < left and not cfg.dummy:
            _add(rec, cfg, names, hand, row, KNOWN + (turns - 1) * CARDS)


@inline_kernel
def _add(rec: Record, cfg: Config, names: Names, hand: int, row: Row, first: int) -> None:
    """Add the cards of a hand."""
    for kind in range(cfg.kinds):
        row[first + names[kind]] += rec.hands[hand, kind]


# Options ----------------------------------------------------------------------------------------------------


@inline_kernel
def _count(rec: Record, cfg: Config, seat: int, kind: int) -> int:
    """How many cards of the same dish a seat has; for a card that goes on wasabi, how many free wasabi."""
    if (cfg.on_base >> kind) & 1:
        return min(free_bases(rec, cfg, seat), MOST_COUNT)
    dish = cfg.dish[kind]
    count = int(rec.kept_desserts[seat]) if cfg.dessert[dish] else 0
    for near in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
        count += int(rec.faces[seat, near])
    return min(count, MOST_COUNT)


@inline_kernel
def _lead(rec: Record, cfg: Config, seat: int, dish: int) -> int:
    """How many icons of a dish a seat is ahead of the best opponent, from 0 to twice the most."""
    mine, best = 0, -1
    for other in range(cfg.tableau_count):
        icons = int(rec.kept_desserts[other]) if cfg.dessert[dish] else 0
        for near in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
            icons += int(rec.faces[other, near]) * int(cfg.icons[near])
        if other == seat:
            mine = icons
        else:
            best = max(best, icons)
    return min(max(mine - best, -MOST_LEAD), MOST_LEAD) + MOST_LEAD


@kernel
def _laid(rec: Record, cfg: Config, names: Names, seat: int, kind: int, marks: Marks, at: int) -> int:
    """Write the marks of laying a card. Returns where the next mark goes."""
    same = int(rec.faces[seat, kind] > 0)
    count = _count(rec, cfg, seat, kind) + same * (MOST_COUNT + 1)
    marks[at] = COUNTS + names[kind] * 2 * (MOST_COUNT + 1) + count
    at += 1
    dish = cfg.dish[kind]
    if cfg.contested[dish] or dish == cfg.uramaki:
        marks[at] = LEADS + names[kind] * (2 * MOST_LEAD + 1) + _lead(rec, cfg, seat, dish)
        at += 1
    return at


@kernel
def net_marks(rec: Record, cfg: Config, names: Names, seat: int, code: int, marks: Marks) -> None:
    """Write the marks of an option."""
    for i in range(MARKS_OF_AN_OPTION):
        marks[i] = 0
    if rec.ask == WISH:
        fits = int(cfg.wish[code])
        first = names[lowest_bit(fits)]
        marks[0] = (WISH_DISH if fits & (fits - 1) else WISH_CARD) + first
    elif rec.ask == GIVE:
        marks[0] = GIVE_CARD + names[code - 1]
    elif rec.ask == FILL_BOX:
        _flip_marks(rec, cfg, names, seat, code, marks)
    else:
        _lay_marks(rec, cfg, names, seat, code, marks)


@kernel
def _flip_marks(rec: Record, cfg: Config, names: Names, seat: int, code: int, marks: Marks) -> None:
    if code == 0:
        marks[0] = DONE
        return
    plate = rec.plates[seat, where(rec, seat, code)]
    face = int(plate.face)
    marks[0] = FLIP + names[face]
    marks[1] = FLIP_COUNTS + names[face] * (MOST_COUNT + 1) + _count(rec, cfg, seat, face)
    if plate.on:
        marks[2] = FLIP_ON_BASE


@kernel
def _lay_marks(rec: Record, cfg: Config, names: Names, seat: int, code: int, marks: Marks) -> None:
    card, copy = code & KIND, code >> COPY & KIND
    at = 1
    if copy == LYING_DOWN:
        marks[0] = ORDER + CARDS
    elif copy:
        marks[0] = ORDER + names[copy - 1]
        at = _laid(rec, cfg, names, seat, copy - 1, marks, at)
    elif card:
        marks[0] = LAY + names[card - 1]
        at = _laid(rec, cfg, names, seat, card - 1, marks, at)
    else:
        marks[0] = LAY_BLIND
    if code >> FREE_BIT & 1:
        marks[at] = FREE
        at += 1
    if rec.ask != PICK:
        return
    call = code >> CALL & WHOLE_CALL & KIND
    second = code >> SECOND & KIND
    if second:
        marks[at] = SECOND_CARD + names[second - 1]
        count = _count(rec, cfg, seat, second - 1)
        marks[at + 1] = SECOND_COUNTS + names[second - 1] * (MOST_COUNT + 1) + count
        at += 2
        if code >> SECOND_FREE_BIT & 1:
            marks[at] = SECOND_FREE
            at += 1
    elif call:
        marks[at] = CALL_CARD + names[call - 1]
        at += 1
    dummys = code >> DUMMY & KIND
    if dummys:
        marks[at] = FOR_DUMMY + names[dummys - 1]
