"""The verbs that dishes and turns are written in, on flat arrays: the reference's Kitchen once more."""

from sushiya.fast.bits import count_bits
from sushiya.fast.kernel import kernel, small
from sushiya.fast.sushi.cards import sake
from sushiya.fast.sushi.codes import LYING_DOWN
from sushiya.fast.sushi.layout import ACTS, BLINDS, IS_COPY, LIES_ON_BASE, PLATES, Chart, Row

__all__ = [
    "ask_all",
    "ask_chance",
    "ask_one",
    "first_free_base",
    "free_bases",
    "lay",
    "lay_now",
    "put_into_hand",
    "score",
    "set_aside",
    "take_from_deck",
    "take_from_hand",
    "take_up",
    "turn_over",
    "where",
]

# Asking -----------------------------------------------------------------------------------------------------


@small
def ask_chance(g: Row, question: int) -> None:
    """Chance has to answer."""
    g.serial += 1
    g.ask = question
    g.awaiting = 0


@small
def ask_one(g: Row, question: int, seat: int) -> None:
    """One seat has to answer."""
    g.serial += 1
    g.ask = question
    g.awaiting = 1 << seat


@small
def ask_all(g: Row, question: int, seats: int) -> None:
    """Several seats have to answer; `seats` has a bit for each."""
    g.serial += 1
    g.ask = question
    g.awaiting = seats


# Looking ----------------------------------------------------------------------------------------------------


@small
def where(g: Row, seat: int, no: int) -> int:
    """The index of the plate of this number."""
    i = 0
    while g.plates[seat, i].no != no:
        i += 1
    return i


@small
def free_bases(g: Row, c: Chart, seat: int) -> int:
    """How many wasabi are free for a nigiri, face up and with nothing on them."""
    return int(g.faces[seat, c.base_kind]) - count_bits(int(g.used[seat])) if c.base_kind >= 0 else 0


@kernel
def first_free_base(g: Row, c: Chart, seat: int) -> int:
    """The number of the oldest free wasabi; 0: there is none."""
    used = int(g.used[seat])
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        if plate.face == c.base_kind and not plate.turned and not (used >> int(plate.no)) & 1:
            return int(plate.no)
    return 0


# Changing ---------------------------------------------------------------------------------------------------


@small
def take_from_hand(g: Row, hand: int, kind: int) -> None:
    g.hand_size[hand] -= 1
    left = int(g.hands[hand, kind]) - 1
    g.hands[hand, kind] = left
    g.held[hand] &= ~(int(left == 0) << kind)  # no branch: whether it was the last is anybody's guess


@small
def put_into_hand(g: Row, hand: int, kind: int) -> None:
    g.hand_size[hand] += 1
    g.hands[hand, kind] += 1
    g.held[hand] |= 1 << kind


@kernel
def take_from_deck(g: Row, kind: int) -> None:
    i = 0
    while g.deck[i] != kind:
        i += 1
    g.deck_size -= 1
    g.deck[i] = g.deck[g.deck_size]


@small
def lay_now(g: Row, c: Chart, seat: int, kind: int, copy: int, free: int, bases: int) -> None:
    """Lay a card that was just taken from somewhere.

    `copy` is a field of an answer's code, and `bases` how many wasabi are free.
    """
    turned = copy == LYING_DOWN
    face = kind if copy == 0 or turned else copy - 1
    traits = c.traits[face]
    no = int(g.laid[seat]) + 1
    g.laid[seat] = no
    if traits & IS_COPY and not turned:  # nothing to copy: it is out of play at once
        g.aside[kind] += 1
        return
    on = 0
    if traits & LIES_ON_BASE & ~free & int(bases > 0):  # one branch, and seldom taken
        on = first_free_base(g, c, seat)
        g.used[seat] |= int(on > 0) << on
    i = int(g.lying[seat])
    g.lying[seat] = i + 1
    plate = g.plates[seat, i]
    plate.on = on
    plate.no = no
    plate.card = kind
    plate.face = face
    plate.since = g.turn
    plate.turned = turned
    if turned:
        return
    g.faces[seat, face] += 1
    g.served[face] += 1
    if traits & (ACTS | BLINDS):
        g.acting += int(traits & ACTS > 0)
        if traits & BLINDS:
            sake.served(g, seat)


@kernel
def lay(g: Row, c: Chart, seat: int, kind: int, copy: int, free: int) -> None:
    """The same as a call, for all the places that are not visited every turn."""
    lay_now(g, c, seat, kind, copy, free, free_bases(g, c, seat))


@kernel
def turn_over(g: Row, c: Chart, seat: int, i: int) -> None:
    """Turn a plate face down. What lies on it stays there, and what it lies on stays used."""
    plate = g.plates[seat, i]
    plate.turned = 1
    g.faces[seat, plate.face] -= 1
    g.used[seat] &= ~(1 << int(plate.no))


@kernel
def set_aside(g: Row, c: Chart, seat: int, i: int) -> None:
    """Take a plate out of play for the rest of the round."""
    g.aside[g.plates[seat, i].card] += 1
    _take(g, c, seat, i)


@kernel
def take_up(g: Row, c: Chart, seat: int, i: int, hand: int) -> None:
    """A plate goes into a hand."""
    put_into_hand(g, hand, int(g.plates[seat, i].card))
    _take(g, c, seat, i)


@kernel
def _take(g: Row, c: Chart, seat: int, i: int) -> None:
    plate = g.plates[seat, i]
    if not plate.turned:
        g.faces[seat, plate.face] -= 1
        if c.numbered[c.dish[plate.face]]:
            g.acting -= 1
    g.lying[seat] -= 1
    for to in range(PLATES - 1):  # always as many: where the gap is, is anybody's guess
        g.plates[seat, to] = g.plates[seat, to + int(to >= i)]


@small
def score(g: Row, seat: int, dish: int, points: int) -> None:
    """Write points on the sheet."""
    g.points[seat, g.round_ - 1, dish] += points
    g.score[seat] += points
