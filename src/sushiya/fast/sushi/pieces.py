"""Pieces of observations of Sushi Go! and Party, and the kernel that writes them.

Counts are by kind of card; seats are counted from the one that looks, clockwise, and the dummy comes last.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.actions import Numbering
from sushiya.fast.kernel import entry, kernel, small
from sushiya.fast.piece import Piece
from sushiya.fast.sushi.actions import blocks_of, chosen_actions
from sushiya.fast.sushi.chart import chart_of
from sushiya.fast.sushi.kitchen import free_bases, where
from sushiya.fast.sushi.layout import (
    AIM_BLIND,
    AIM_ORDER,
    CHOOSE_MENU,
    FILL_BOX,
    GIVE,
    NONE,
    PICK,
    Chart,
    Row,
)
from sushiya.fast.sushi.table import face_down
from sushiya.fast.sushi.turn import controller
from sushiya.sushi.draft import Draft

__all__ = ["PIECES", "observe", "pieces_of"]

(
    HAND,
    PLATES,
    FACE_DOWN,
    FREE_WASABI,
    DESSERTS,
    SCORES,
    ROUND,
    TURN,
    HAND_SIZE,
    AWAITED,
    QUESTION,
    CHOSEN,
    BLIND,
    ACTOR,
    ACTING,
    WISHED,
    GIVEN,
    OFFER,
    KNOWN,
    KNOWS,
    UNSEEN,
) = PIECES = range(21)

ROUNDS: Final = 3
QUESTIONS: Final = FILL_BOX - PICK + 1
UNTOLD: Final = NONE
NOTHING: Final = -2

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]


def pieces_of(game: Draft) -> tuple[Piece, ...]:
    """The pieces of this game, in the order of PIECES."""
    chart = chart_of(game)
    kinds, seats, tables = int(chart.kinds), game.seats, game.tables
    desserts = len({card for card in game.box if game.is_dessert(card.dish)})
    spoon, menu, acting = "spoon" in game.dishes, "menu" in game.dishes, bool(chart.has_numbers)

    def piece(name: str, about: str, *shape: int, occurs: bool = True, remembered: bool = False) -> Piece:
        return Piece(name, shape if occurs else (0,), remembered, about)

    return (
        piece("hand", "my hand, if I may look at it", kinds),
        piece("plates", "plates before each seat, by the face they show", tables, kinds),
        piece("face_down", "plates that lie face down", tables, occurs="takeout_box" in game.dishes),
        piece("free_wasabi", "wasabi that wait for a nigiri", tables, occurs=chart.base_kind >= 0),
        piece("desserts", "desserts of earlier rounds, by face", tables, desserts),
        piece("scores", "points so far", tables),
        piece("round", "1 at the round that is played", ROUNDS),
        piece("turn", "the turn of the round, from 1", 1),
        piece("hand_size", "cards in each hand", seats),
        piece("awaited", "1 for every seat that has to decide", seats),
        piece(
            "question",
            "1 at the question that is open (PICK … FILL_BOX of layout.py)",
            QUESTIONS,
            occurs=acting,
        ),
        piece(
            "chosen",
            "1 for every step I took of this decision, or of my sealed pick",
            len(Numbering(blocks_of(game))),
        ),
        piece("blind", "1 for who has to choose without looking", seats, occurs="sake" in game.dishes),
        piece("actor", "1 for whose plate acts", seats, occurs=acting),
        piece("acting", "1 at the face of the plate that acts", kinds, occurs=acting),
        piece("wished", "1 for every card that fits the wish", kinds, occurs=spoon),
        piece(
            "given",
            "1 at the special order that is being given",
            kinds,
            occurs=spoon and bool(chart.has_copies),
        ),
        piece("offer", "what my menu shows", kinds, occurs=menu),
        piece("known", "cards of each hand that I have seen before", seats, kinds, remembered=True),
        piece("knows", "1 for every hand that I have seen before", seats, remembered=True),
        piece(
            "unseen", "all cards that I can't place: in deck, pantry, pile or a hand", kinds, remembered=True
        ),
    )


@small
def _around(c: Chart, seat: int, steps: int) -> int:
    """The seat that is so many steps clockwise, less than once around: quicker than a remainder."""
    other = seat + steps
    return other - c.seats if other >= c.seats else other


@small
def _sees(g: Row, c: Chart, seat: int) -> bool:
    """Whether a seat may look at its hand."""
    return not (g.blind >> seat) & 1


@small
def _hidden_draw(g: Row, c: Chart, seat: int, other: int) -> int:
    """The kind that the other drew for the dummy this turn and only they have seen; NOTHING.

    It lies behind the pile's end; UNTOLD: the record was made of a state, which does not tell what it is.
    """
    if c.dummy and g.ask == PICK and other != seat and other == controller(g, c):
        return int(g.pile[g.pile_size])
    return NOTHING


@small
def _has_seen(g: Row, c: Chart, seat: int, other: int) -> bool:
    """Whether the hand that another holds was this seat's before: hands go round one way, a seat a turn.

    Since then every card that left it was laid in the open, so that it is still known.
    """
    if _hidden_draw(g, c, seat, other) == UNTOLD:
        return False
    left = c.passes_left[min(int(g.round_), ROUNDS) - 1]
    turns_ago = other - seat if left else seat - other
    if turns_ago < 0:
        turns_ago += c.seats
    if turns_ago == 0:
        return _sees(g, c, seat) or bool(g.turn > c.seats)
    return bool(turns_ago < g.turn)


@small
def _hands_seen(g: Row, c: Chart, seat: int) -> int:
    """The seats whose hands this one has seen: bits."""
    seen = 0
    for other in range(c.seats):
        seen |= int(_has_seen(g, c, seat, other)) << other
    return seen


@small
def _write(counts: Bytes, row: Floats, first: int, kinds: int) -> None:
    """A number for each kind: a loop so plain that many are written at once."""
    part = row[first : first + kinds]
    for kind in range(kinds):
        part[kind] = counts[kind]


@entry
def observe(g: Row, c: Chart, at: Numbers, s: Row, f: Numbers, seat: int, row: Floats) -> None:
    """Write what a seat observes; `f` says where each piece begins, -1: it is not wanted."""
    row[:] = 0
    if f[HAND] >= 0 and _sees(g, c, seat):
        _write(g.hands[g.hand[seat]], row, f[HAND], c.kinds)
    _tables(g, c, f, seat, row)
    if f[ROUND] >= 0 and g.round_ <= ROUNDS:
        row[f[ROUND] + g.round_ - 1] = 1
    if f[TURN] >= 0:
        row[f[TURN]] = g.turn
    for r in range(c.seats):
        other = _around(c, seat, r)
        if f[HAND_SIZE] >= 0:
            row[f[HAND_SIZE] + r] = g.hand_size[g.hand[other]]
        if f[AWAITED] >= 0:
            row[f[AWAITED] + r] = (g.awaiting >> other) & 1
        if f[BLIND] >= 0:
            row[f[BLIND] + r] = (g.blind >> other) & 1
    if f[CHOSEN] >= 0:
        chosen_actions(g, at, s, seat, row[f[CHOSEN] :])
    if c.has_numbers:
        _question(g, c, f, seat, row)
    if f[KNOWN] >= 0 or f[KNOWS] >= 0 or f[UNSEEN] >= 0:
        _memory(g, c, f, seat, row)


@kernel
def _tables(g: Row, c: Chart, f: Numbers, seat: int, row: Floats) -> None:
    """What lies before each seat."""
    for r in range(c.tables):
        other = _around(c, seat, r) if r < c.seats else r
        if f[PLATES] >= 0:
            _write(g.faces[other], row, f[PLATES] + r * c.kinds, c.kinds)
        if f[FACE_DOWN] >= 0:
            row[f[FACE_DOWN] + r] = face_down(g, other)
        if f[FREE_WASABI] >= 0:
            row[f[FREE_WASABI] + r] = free_bases(g, c, other)
        if f[SCORES] >= 0:
            row[f[SCORES] + r] = g.score[other]
    if f[DESSERTS] >= 0:
        _desserts(g, c, int(f[DESSERTS]), seat, row)


@kernel
def _desserts(g: Row, c: Chart, first: int, seat: int, row: Floats) -> None:
    first_kind = c.first_kind[c.dessert_dish]
    count = c.last_kind[c.dessert_dish] - first_kind + 1
    total = 0
    for other in range(c.tables):
        total += int(g.kept[other])
    for i in range(total):
        other = int(g.kept_seat[i])
        r = _around(c, other, c.seats - seat) if other < c.seats else other
        row[first + r * count + g.kept_plates[i].face - first_kind] += 1


@kernel
def _question(g: Row, c: Chart, f: Numbers, seat: int, row: Floats) -> None:
    """What is asked, and about what."""
    if f[QUESTION] >= 0 and g.ask >= PICK:
        row[f[QUESTION] + g.ask - PICK] = 1
    if g.ask <= AIM_BLIND:
        return
    if f[ACTOR] >= 0:
        row[f[ACTOR] + (g.actor - seat) % c.seats] = 1
    if f[ACTING] >= 0:
        row[f[ACTING] + g.plates[g.actor, where(g, int(g.actor), int(g.plate))].face] = 1
    if f[WISHED] >= 0 and g.ask == GIVE:
        for kind in range(c.kinds):
            row[f[WISHED] + kind] = (c.wish[g.wish] >> kind) & 1
    if f[GIVEN] >= 0 and g.ask == AIM_ORDER:
        row[f[GIVEN] + g.given] = 1
    if f[OFFER] >= 0 and g.ask == CHOOSE_MENU and g.actor == seat:
        for i in range(g.offer_size):
            row[f[OFFER] + g.offer[i]] += 1


@kernel
def _memory(g: Row, c: Chart, f: Numbers, seat: int, row: Floats) -> None:
    """Hands seen before, as they are now, and all that was never seen."""
    seen = _hands_seen(g, c, seat)
    if f[UNSEEN] >= 0:
        _unseen(g, c, seen, seat, row[f[UNSEEN] : f[UNSEEN] + c.kinds])
    for r in range(c.seats):
        other = _around(c, seat, r)
        if not (seen >> other) & 1:
            continue
        if f[KNOWS] >= 0:
            row[f[KNOWS] + r] = 1
        if f[KNOWN] >= 0:
            first = f[KNOWN] + r * c.kinds
            _write(g.hands[g.hand[other]], row, first, c.kinds)
            hidden = _hidden_draw(g, c, seat, other)
            if hidden >= 0:
                row[first + hidden] -= 1


@small
def _unseen(g: Row, c: Chart, seen: int, seat: int, part: Floats) -> None:
    for i in range(g.deck_size):
        part[g.deck[i]] += 1
    for i in range(g.pantry_size):
        part[g.pantry[i]] += 1
    for i in range(g.pile_size):
        part[g.pile[i]] += 1
    for other in range(c.seats):
        hidden = _hidden_draw(g, c, seat, other)
        if not (seen >> other) & 1:
            for kind in range(c.kinds):
                part[kind] += g.hands[g.hand[other], kind]
        elif hidden >= 0:
            part[hidden] += 1
