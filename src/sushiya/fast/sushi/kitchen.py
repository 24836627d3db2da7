"""The operations that dishes and turns are written in: the reference engine's Kitchen on flat arrays."""

from typing import Final

from sushiya.fast.bits import count_bits
from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushi.cards import sake
from sushiya.fast.sushi.codes import LYING_DOWN
from sushiya.fast.sushi.layout import ACTS, BLINDS, IS_COPY, LIES_ON_BASE, PLATES, Config, Record

__all__ = [
    "all_kept",
    "ask_all",
    "ask_chance",
    "ask_one",
    "first_free_base",
    "free_bases",
    "keep_dessert",
    "lay",
    "lay_now",
    "put_into_hand",
    "returned_cards",
    "score",
    "set_aside",
    "take_from_deck",
    "take_from_hand",
    "take_up",
    "turn_over",
    "where",
]

MOST_RETURNED: Final = 3

# Asking -----------------------------------------------------------------------------------------------------


@inline_kernel
def ask_chance(rec: Record, question: int) -> None:
    """Let chance answer next."""
    rec.serial += 1
    rec.ask = question
    rec.awaiting = 0


@inline_kernel
def ask_one(rec: Record, question: int, seat: int) -> None:
    """Let one seat answer next."""
    rec.serial += 1
    rec.ask = question
    rec.awaiting = 1 << seat


@inline_kernel
def ask_all(rec: Record, question: int, seats: int) -> None:
    """Let several seats answer next; `seats` has a bit for each."""
    rec.serial += 1
    rec.ask = question
    rec.awaiting = seats


# Looking ----------------------------------------------------------------------------------------------------


@inline_kernel
def where(rec: Record, seat: int, no: int) -> int:
    """The index of the plate with this number."""
    i = 0
    while rec.plates[seat, i].no != no:
        i += 1
    return i


@inline_kernel
def free_bases(rec: Record, cfg: Config, seat: int) -> int:
    """How many wasabi are free for a nigiri: face up and with nothing on them."""
    return int(rec.faces[seat, cfg.base_kind]) - count_bits(int(rec.used[seat])) if cfg.base_kind >= 0 else 0


@kernel
def first_free_base(rec: Record, cfg: Config, seat: int) -> int:
    """The number of the oldest free wasabi; 0 if there is none."""
    used = int(rec.used[seat])
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        if plate.face == cfg.base_kind and not plate.turned and not (used >> int(plate.no)) & 1:
            return int(plate.no)
    return 0


@inline_kernel
def returned_cards(rec: Record, hand: int, kind: int) -> int:
    """How many cards of a kind all seats know to be in a hand, even those that have never seen it.

    Whoever uses chopsticks or a spoon puts them, face up, into a hand. Two bits count each kind: a hand gets
    no more of a kind before everybody has seen it.
    """
    return int(rec.returned[hand] >> 2 * kind) & MOST_RETURNED


# Changing ---------------------------------------------------------------------------------------------------


@inline_kernel
def take_from_hand(rec: Record, hand: int, kind: int) -> None:
    rec.hand_size[hand] -= 1
    left = int(rec.hands[hand, kind]) - 1
    rec.hands[hand, kind] = left
    if rec.returned[hand]:  # hardly ever
        rec.returned[hand] -= int(returned_cards(rec, hand, kind) > 0) << 2 * kind
    rec.held[hand] &= ~(int(left == 0) << kind)  # no branch: it would be unpredictable


@inline_kernel
def put_into_hand(rec: Record, hand: int, kind: int) -> None:
    rec.hand_size[hand] += 1
    rec.hands[hand, kind] += 1
    rec.held[hand] |= 1 << kind


@kernel
def take_from_deck(rec: Record, kind: int) -> None:
    i = 0
    while rec.deck[i] != kind:
        i += 1
    rec.deck_size -= 1
    rec.deck[i] = rec.deck[rec.deck_size]


@inline_kernel
def lay_now(rec: Record, cfg: Config, seat: int, kind: int, copy: int, free: int, bases: int) -> None:
    """Lay a card that was just taken from somewhere.

    `copy` is the copy field of an answer's code, and `bases` the number of free wasabi.
    """
    turned = copy == LYING_DOWN
    face = kind if copy == 0 or turned else copy - 1
    traits = cfg.traits[face]
    no = int(rec.laid[seat]) + 1
    rec.laid[seat] = no
    if traits & IS_COPY and not turned:  # nothing to copy: it goes out of play immediately
        rec.discard[kind] += 1
        return
    on = 0
    if traits & LIES_ON_BASE & ~free & int(bases > 0):  # a single branch, rarely taken
        on = first_free_base(rec, cfg, seat)
        rec.used[seat] |= int(on > 0) << on
    i = int(rec.lying[seat])
    rec.lying[seat] = i + 1
    plate = rec.plates[seat, i]
    plate.on = on
    plate.no = no
    plate.card = kind
    plate.face = face
    plate.since = rec.turn
    plate.turned = turned
    if turned:
        return
    rec.faces[seat, face] += 1
    rec.served[face] += 1
    if traits & (ACTS | BLINDS):
        rec.acting += int(traits & ACTS > 0)
        if traits & BLINDS:
            sake.served(rec, seat)


@kernel
def lay(rec: Record, cfg: Config, seat: int, kind: int, copy: int, free: int) -> None:
    """`lay_now` without inlining, for places that are not reached every turn."""
    lay_now(rec, cfg, seat, kind, copy, free, free_bases(rec, cfg, seat))


@kernel
def turn_over(rec: Record, cfg: Config, seat: int, i: int) -> None:
    """Turn a plate face down. What lies on it stays there, and what it lies on stays used."""
    plate = rec.plates[seat, i]
    plate.turned = 1
    rec.faces[seat, plate.face] -= 1
    rec.used[seat] &= ~(1 << int(plate.no))


@kernel
def set_aside(rec: Record, cfg: Config, seat: int, i: int) -> None:
    """Take a plate out of play for the rest of the round."""
    rec.discard[rec.plates[seat, i].card] += 1
    _take(rec, cfg, seat, i)


@kernel
def take_up(rec: Record, cfg: Config, seat: int, i: int, hand: int) -> None:
    """Put a plate into a hand."""
    kind = int(rec.plates[seat, i].card)
    put_into_hand(rec, hand, kind)
    rec.returned[hand] += int(returned_cards(rec, hand, kind) < MOST_RETURNED) << 2 * kind
    _take(rec, cfg, seat, i)


@kernel
def _take(rec: Record, cfg: Config, seat: int, i: int) -> None:
    plate = rec.plates[seat, i]
    if not plate.turned:
        rec.faces[seat, plate.face] -= 1
        if cfg.numbered[cfg.dish[plate.face]]:
            rec.acting -= 1
    rec.lying[seat] -= 1
    for to in range(PLATES - 1):  # a fixed count: stopping at the gap would be unpredictable
        rec.plates[seat, to] = rec.plates[seat, to + int(to >= i)]


@inline_kernel
def score(rec: Record, seat: int, dish: int, points: int) -> None:
    """Write points on the score sheet."""
    rec.points[seat, rec.round_ - 1, dish] += points
    rec.score[seat] += points


@inline_kernel
def all_kept(rec: Record, cfg: Config) -> int:
    """How many desserts of earlier rounds there are."""
    total = 0
    for seat in range(cfg.tableau_count):
        total += int(rec.kept_desserts[seat])
    return total


@inline_kernel
def keep_dessert(rec: Record, seat: int, i: int, at: int) -> None:
    """Keep a dessert until the end of the match."""
    rec.kept_desserts[seat] += 1
    rec.kept_seat[at] = seat
    rec.kept_plates[at] = rec.plates[seat, i]
