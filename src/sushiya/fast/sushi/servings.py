"""Every way to pick or lay a card: where options come from. They are written as codes, in reference order."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import kernel, small
from sushiya.fast.sushi.codes import CALL, CARD, COPIED, COPY, DUMMY, FREE, KIND, LYING_DOWN, SECOND
from sushiya.fast.sushi.kitchen import free_bases
from sushiya.fast.sushi.layout import NONE, Chart, Row

__all__ = [
    "Codes",
    "aims",
    "calls",
    "is_pair",
    "may_pick_two",
    "pair",
    "picks",
    "second_pick_plate",
    "servings",
]

Codes = NDArray[np.int32]


@kernel
def servings(g: Row, c: Chart, seat: int, kinds: int, but: int, out: Codes) -> int:
    """Every way to lay a card of these kinds (bits); `but` is the plate in use, which can't be copied."""
    n = 0
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        dish = c.dish[kind]
        card = (kind + 1) << CARD
        if c.copies[dish]:
            ways = aims(g, c, seat, but, out[n:])
            for i in range(n, n + ways):
                out[i] |= card
            n += ways
            if ways:
                continue
        out[n] = card
        n += 1
        if c.lies_on[dish] >= 0 and c.wasabi_by_choice and free_bases(g, c, seat):
            out[n] = card | 1 << FREE
            n += 1
    return n


@kernel
def aims(g: Row, c: Chart, seat: int, but: int, out: Codes) -> int:
    """What a special order of this seat could copy, each kind once."""
    n = 0
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        if plate.no == but:
            continue
        if plate.turned:
            n = _once(out, n, LYING_DOWN << COPY)
            continue
        face = int(plate.face)
        aim = (face + 1) << COPY
        if c.lies_on[c.dish[face]] >= 0 and c.copied_nigiri_by_choice and free_bases(g, c, seat):
            if plate.on == 0:
                n = _once(out, n, aim)
            aim |= 1 << FREE
        n = _once(out, n, aim)
    return n


@kernel
def _once(out: Codes, n: int, code: int) -> int:
    """Add a code, if it isn't there yet."""
    for i in range(n):
        if out[i] == code:
            return n
    out[n] = code
    return n + 1


@kernel
def calls(g: Row, c: Chart, seat: int, out: Codes) -> int:
    """The chopsticks and spoons that this seat may call with its pick."""
    n = 0
    if not c.has_calls or g.hand_size[g.hand[seat]] < 2:
        return n
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        face = int(plate.face)
        if plate.since < g.turn and not plate.turned and c.called[c.dish[face]]:
            copied = COPIED if plate.card != face else 0
            n = _once(out, n, (face + 1 + copied) << CALL)
    return n


@small
def may_pick_two(g: Row, c: Chart, seat: int) -> bool:
    """Whether a plate before this seat allows a second card, when it is asked for its pick."""
    return bool(c.second_pick_kind >= 0 and g.faces[seat, c.second_pick_kind] > 0)


@small
def second_pick_plate(g: Row, c: Chart, seat: int) -> int:
    """The index of the oldest plate that allows a second card now; NONE."""
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        if plate.face == c.second_pick_kind and plate.since < g.turn and not plate.turned:
            return i
    return NONE


@kernel
def picks(g: Row, c: Chart, seat: int, out: Codes) -> int:
    """The question of every turn: which card, and what is called?"""
    hand = int(g.hand[seat])
    if (g.blind >> seat) & 1:
        out[0] = 0
        return 1 + calls(g, c, seat, out[1:])
    ways = servings(g, c, seat, int(g.held[hand]), 0, out)
    n = ways
    if c.has_calls:
        found = calls(g, c, seat, out[n:])
        # the calls are moved to the end, and the product is written from the front: it never overtakes them
        last = len(out) - found
        for i in range(found - 1, -1, -1):
            out[last + i] = out[n + i]
        for i in range(found):
            for way in range(ways):
                out[n] = out[way] | out[last + i]
                n += 1
    in_control = c.dummy and seat == ((g.round_ - 1) * c.hand_size + g.turn - 1) % c.seats
    if may_pick_two(g, c, seat) and g.hand_size[hand] > 1 + in_control:
        n = _pairs(g, c, seat, ways, out)
    if in_control:
        n = _with_dummy(g, c, hand, n, out)
    return n


@kernel
def _pairs(g: Row, c: Chart, seat: int, ways: int, out: Codes) -> int:
    """Two cards at once, each pair once; in both orders only where the order makes a difference."""
    n = ways
    for i in range(ways):
        for j in range(i + 1, ways):
            a, b = int(out[i]), int(out[j])
            if is_pair(g, c, seat, a, b):
                out[n] = pair(a, b)
                n += 1
            if is_pair(g, c, seat, b, a):
                out[n] = pair(b, a)
                n += 1
    for i in range(ways):
        if is_pair(g, c, seat, int(out[i]), int(out[i])):
            out[n] = pair(int(out[i]), int(out[i]))
            n += 1
    return n


@small
def is_pair(g: Row, c: Chart, seat: int, a: int, b: int) -> bool:
    """Whether a seat may lay these two, each of which it may lay alone, in this order."""
    kind_a, kind_b = (a & KIND) - 1, (b & KIND) - 1
    # hardly a branch, since these cards may be any
    held = (kind_a != kind_b) | (g.hands[g.hand[seat], kind_a] > 1)
    in_order = held & ((kind_a < kind_b) | ((kind_a == kind_b) & (a <= b)))
    a_lies_on, b_lies_on = (c.on_base >> kind_a) & 1, (c.on_base >> kind_b) & 1
    free = free_bases(g, c, seat)
    if c.wasabi_by_choice:
        landing = (a_lies_on & ~(a >> FREE)) + (b_lies_on & ~(b >> FREE))
        return bool(in_order & ((landing <= free) | (free == 0)))
    if in_order or not (held and c.pair_in_order):
        return bool(in_order)
    on_each_other = (a_lies_on or b_lies_on) and c.base_kind in (kind_a, kind_b)
    return bool((a_lies_on and b_lies_on and free == 1) or (on_each_other and free == 0))


@small
def pair(a: int, b: int) -> int:
    """Two servings as one answer. Only special orders copy, and they never come with second picks."""
    return a | (b & KIND) << SECOND | (b >> FREE & 1) << (SECOND + 5)


@kernel
def _with_dummy(g: Row, c: Chart, hand: int, n: int, out: Codes) -> int:
    """Each pick together with each card that could be the dummy's."""
    first = len(out) - n  # out of the way: the product is written from the front
    for i in range(n - 1, -1, -1):
        out[first + i] = out[i]
    done = 0
    for i in range(first, first + n):
        code = out[i]
        card, second = (code & KIND) - 1, (code >> SECOND & KIND) - 1
        for kind in range(c.kinds):
            if g.hands[hand, kind] > int(card == kind) + int(second == kind):
                out[done] = code | (kind + 1) << DUMMY
                done += 1
    return done
