"""Every way to pick or lay a card. Options are written as codes, in the order of the reference engine."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushi.codes import CALL, CARD, COPIED, COPY, DUMMY, FREE, KIND, LYING_DOWN, SECOND
from sushiya.fast.sushi.kitchen import free_bases
from sushiya.fast.sushi.layout import NONE, Config, Record

__all__ = [
    "Codes",
    "calls",
    "copy_options",
    "is_pair",
    "may_pick_two",
    "pair",
    "picks",
    "second_pick_plate",
    "servings",
]

Codes = NDArray[np.int32]


@kernel
def servings(rec: Record, cfg: Config, seat: int, kinds: int, but: int, out: Codes) -> int:
    """Every way to lay a card of these kinds (bits). `but` is the plate in use, which can't be copied."""
    n = 0
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        dish = cfg.dish[kind]
        card = (kind + 1) << CARD
        if cfg.copies[dish]:
            ways = copy_options(rec, cfg, seat, but, out[n:])
            for i in range(n, n + ways):
                out[i] |= card
            n += ways
            if ways:
                continue
        out[n] = card
        n += 1
        if cfg.lies_on[dish] >= 0 and cfg.wasabi_by_choice and free_bases(rec, cfg, seat):
            out[n] = card | 1 << FREE
            n += 1
    return n


@kernel
def copy_options(rec: Record, cfg: Config, seat: int, but: int, out: Codes) -> int:
    """What a special order of this seat could copy, each kind once."""
    n = 0
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        if plate.no == but:
            continue
        if plate.turned:
            n = _once(out, n, LYING_DOWN << COPY)
            continue
        face = int(plate.face)
        aim = (face + 1) << COPY
        if cfg.lies_on[cfg.dish[face]] >= 0 and cfg.copied_nigiri_by_choice and free_bases(rec, cfg, seat):
            if plate.on == 0:
                n = _once(out, n, aim)
            aim |= 1 << FREE
        n = _once(out, n, aim)
    return n


@kernel
def _once(out: Codes, n: int, code: int) -> int:
    """Add a code if it isn't there yet."""
    for i in range(n):
        if out[i] == code:
            return n
    out[n] = code
    return n + 1


@kernel
def calls(rec: Record, cfg: Config, seat: int, out: Codes) -> int:
    """The chopsticks and spoons that this seat may call with its pick."""
    n = 0
    if not cfg.has_calls or rec.hand_size[rec.hand[seat]] < 2:
        return n
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        face = int(plate.face)
        if plate.since < rec.turn and not plate.turned and cfg.called[cfg.dish[face]]:
            copied = COPIED if plate.card != face else 0
            n = _once(out, n, (face + 1 + copied) << CALL)
    return n


@inline_kernel
def may_pick_two(rec: Record, cfg: Config, seat: int) -> bool:
    """Whether one of the seat's plates allows a second card when it picks."""
    return bool(cfg.second_pick_kind >= 0 and rec.faces[seat, cfg.second_pick_kind] > 0)


@inline_kernel
def second_pick_plate(rec: Record, cfg: Config, seat: int) -> int:
    """The index of the oldest plate that allows a second card now, or NONE."""
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        if plate.face == cfg.second_pick_kind and plate.since < rec.turn and not plate.turned:
            return i
    return NONE


@kernel
def picks(rec: Record, cfg: Config, seat: int, out: Codes) -> int:
    """The options of a pick: a card, and what is called."""
    hand = int(rec.hand[seat])
    if (rec.blind >> seat) & 1:
        out[0] = 0
        return 1 + calls(rec, cfg, seat, out[1:])
    ways = servings(rec, cfg, seat, int(rec.held[hand]), 0, out)
    n = ways
    if cfg.has_calls:
        found = calls(rec, cfg, seat, out[n:])
        # The calls are moved to the end. The product is written from the front and never overtakes them.
        last = len(out) - found
        for i in range(found - 1, -1, -1):
            out[last + i] = out[n + i]
        for i in range(found):
            for way in range(ways):
                out[n] = out[way] | out[last + i]
                n += 1
    in_control = cfg.dummy and seat == ((rec.round_ - 1) * cfg.hand_size + rec.turn - 1) % cfg.seats
    if may_pick_two(rec, cfg, seat) and rec.hand_size[hand] > 1 + in_control:
        n = _pairs(rec, cfg, seat, ways, out)
    if in_control:
        n = _with_dummy(rec, cfg, hand, n, out)
    return n


@kernel
def _pairs(rec: Record, cfg: Config, seat: int, ways: int, out: Codes) -> int:
    """Two cards in one pick, each pair once; in both orders only where the order matters."""
    n = ways
    for i in range(ways):
        for j in range(i + 1, ways):
            a, b = int(out[i]), int(out[j])
            if is_pair(rec, cfg, seat, a, b):
                out[n] = pair(a, b)
                n += 1
            if is_pair(rec, cfg, seat, b, a):
                out[n] = pair(b, a)
                n += 1
    for i in range(ways):
        if is_pair(rec, cfg, seat, int(out[i]), int(out[i])):
            out[n] = pair(int(out[i]), int(out[i]))
            n += 1
    return n


@inline_kernel
def is_pair(rec: Record, cfg: Config, seat: int, a: int, b: int) -> bool:
    """Whether a seat may lay these two cards in this order. It may lay each of them alone."""
    kind_a, kind_b = (a & KIND) - 1, (b & KIND) - 1
    # almost without branches: the cards are unpredictable
    held = (kind_a != kind_b) | (rec.hands[rec.hand[seat], kind_a] > 1)
    in_order = held & ((kind_a < kind_b) | ((kind_a == kind_b) & (a <= b)))
    a_lies_on, b_lies_on = (cfg.on_base >> kind_a) & 1, (cfg.on_base >> kind_b) & 1
    free = free_bases(rec, cfg, seat)
    if cfg.wasabi_by_choice:
        landing = (a_lies_on & ~(a >> FREE)) + (b_lies_on & ~(b >> FREE))
        return bool(in_order & ((landing <= free) | (free == 0)))
    if in_order or not (held and cfg.pair_in_order):
        return bool(in_order)
    on_each_other = (a_lies_on or b_lies_on) and cfg.base_kind in (kind_a, kind_b)
    return bool((a_lies_on and b_lies_on and free == 1) or (on_each_other and free == 0))


@inline_kernel
def pair(a: int, b: int) -> int:
    """Two servings as one answer. Only special orders copy, and they never come with second picks."""
    return a | (b & KIND) << SECOND | (b >> FREE & 1) << (SECOND + 5)


@kernel
def _with_dummy(rec: Record, cfg: Config, hand: int, n: int, out: Codes) -> int:
    """Each pick combined with each possible card for the dummy."""
    first = len(out) - n  # move the picks to the end: the product is written from the front
    for i in range(n - 1, -1, -1):
        out[first + i] = out[i]
    done = 0
    for i in range(first, first + n):
        code = out[i]
        card, second = (code & KIND) - 1, (code >> SECOND & KIND) - 1
        for kind in range(cfg.kinds):
            if rec.hands[hand, kind] > int(card == kind) + int(second == kind):
                out[done] = code | (kind + 1) << DUMMY
                done += 1
    return done
