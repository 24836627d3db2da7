"""The regular bot's choice among the options of any question."""

from typing import Final

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import kernel, kernel_apart
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushi.codes import CALL, COPY, DUMMY, FREE, KIND, SECOND, SECOND_FREE
from sushiya.fast.sushi.kitchen import where
from sushiya.fast.sushi.layout import (
    CHOOSE_COPY,
    CHOOSE_COPY_BLIND,
    FILL_BOX,
    GIVE,
    PICK,
    WISH,
    Config,
    Record,
)
from sushiya.fast.sushi.play import options
from sushiya.fast.sushi.regular.coming import look_ahead
from sushiya.fast.sushi.regular.plan import NOTHING, Plan
from sushiya.fast.sushi.regular.points import look_around
from sushiya.fast.sushi.regular.tries import gain, lay_to_try, stand, take_back, worth
from sushiya.fast.sushi.servings import Codes

__all__ = ["regular_answer"]

DENIAL: Final = 0.1
"""The value of a point kept from the next player."""
DENIAL_OF_DUMMY: Final = 0.4
"""The value of a point given to the other player by what the dummy takes."""
BLIND_CARD: Final = 2.0
"""The expected value of an extra card that nobody has seen yet."""
STILL_THERE: Final = 0.7
"""The probability that a card which is now in a hand is still there when everyone has picked."""
TIE: Final = 1e-6
"""Options within this distance are equally good."""


@kernel_apart
def regular_answer(rec: Record, cfg: Config, plan: Plan, seat: int, rng: Rng, codes: Codes) -> int:
    """The option with the best value; ties are broken at random."""
    n = options(rec, cfg, seat, codes)
    if n == 1:
        return int(codes[0])
    look_around(rec, cfg, plan)
    look_ahead(rec, cfg, plan, seat)
    if rec.ask == PICK:
        _look_at_rival(rec, cfg, plan, seat)
    before = stand(rec, cfg, plan, rec.actor + NOTHING if rec.ask == GIVE else seat)
    if rec.ask == WISH:
        _weigh_all(rec, cfg, plan, seat, NOTHING, before)
    best = -1e9
    for i in range(n):
        plan.values[i] = _value(rec, cfg, plan, seat, codes[i] + NOTHING, before)
        best = max(best, plan.values[i])
    good = 0
    for i in range(n):
        if plan.values[i] >= best - TIE:
            codes[good] = codes[i]
            good += 1
    return int(codes[below(rng, good)])


@kernel
def _value(rec: Record, cfg: Config, plan: Plan, seat: int, code: int, before: float) -> float:
    """The value of the position after this answer; `before` is what the plates are worth now."""
    if rec.ask == PICK:
        return _pick(rec, cfg, plan, seat, code)
    if rec.ask == WISH:
        return before + _wish(rec, cfg, plan, seat, code)
    if rec.ask == GIVE:  # prefer the card that helps the asker least
        return -gain(rec, cfg, plan, rec.actor + NOTHING, code - 1, NOTHING, before)
    if rec.ask == FILL_BOX:
        return _turn(rec, cfg, plan, seat, code) if code else before
    kind = (code & KIND) - 1
    if rec.ask == CHOOSE_COPY or rec.ask == CHOOSE_COPY_BLIND:
        kind = plan.order
    changed = lay_to_try(rec, cfg, seat, kind, code >> COPY & KIND, code >> FREE & 1)
    value = worth(rec, cfg, plan, seat, changed)
    take_back(rec, seat)
    return value


@kernel
def _turn(rec: Record, cfg: Config, plan: Plan, seat: int, no: int) -> float:
    """The value with this plate turned face down. What lies on it is worth less then."""
    plate, used = rec.plates[seat, where(rec, seat, no)], int(rec.used[seat])
    changed = 1 << int(cfg.dish[plate.face])
    if cfg.on_base:
        changed |= 1 << int(cfg.dish[lowest_bit(int(cfg.on_base))])
    plate.turned = 1
    rec.faces[seat, plate.face] -= 1
    rec.used[seat] &= ~(1 << no)
    value = worth(rec, cfg, plan, seat, changed)
    rec.used[seat] = used
    rec.faces[seat, plate.face] += 1
    plate.turned = 0
    return value


# A card, and what is called ---------------------------------------------------------------------------------


@kernel
def _pick(rec: Record, cfg: Config, plan: Plan, seat: int, code: int) -> float:
    first, second, call = (code & KIND) - 1, (code >> SECOND & KIND) - 1, (code >> CALL & KIND) - 1
    changed = 0
    if second >= 0:
        changed |= 1 << int(cfg.dish[cfg.second_pick_kind])
        rec.faces[seat, cfg.second_pick_kind] -= 1
    if first >= 0:
        changed |= lay_to_try(rec, cfg, seat, first, code >> COPY & KIND, code >> FREE & 1)
    if second >= 0:
        changed |= lay_to_try(rec, cfg, seat, second, NOTHING, code >> SECOND_FREE & 1)
    if call < 0:
        value = worth(rec, cfg, plan, seat, changed)
    else:
        changed |= 1 << int(cfg.dish[call])
        rec.faces[seat, call] -= 1
        value = _called(rec, cfg, plan, seat, call, first, changed)
        rec.faces[seat, call] += 1
    if second >= 0:
        take_back(rec, seat)
        rec.faces[seat, cfg.second_pick_kind] += 1
    if first >= 0:
        take_back(rec, seat)
        if plan.turns:
            value -= DENIAL * _passes_on(rec, cfg, plan, seat, first, second)
    dummys = (code >> DUMMY & KIND) - 1
    return value + DENIAL_OF_DUMMY * plan.wanted[dummys] if dummys >= 0 else value


@kernel
def _called(rec: Record, cfg: Config, plan: Plan, seat: int, call: int, first: int, changed: int) -> float:
    """What the plates are worth if the call goes as expected. The tool is gone."""
    before = worth(rec, cfg, plan, seat, changed)
    if cfg.act[cfg.dish[call]] == WISH:
        _weigh_all(rec, cfg, plan, seat, changed, before)
        best = -1e9
        for wish in range(cfg.wishes):
            best = max(best, _wish(rec, cfg, plan, seat, wish))
        return before + best
    if first < 0:
        return before + BLIND_CARD
    best, found, hand = -1e9, False, int(rec.hand[seat])
    for kind in range(cfg.kinds):
        if int(rec.hands[hand, kind]) - int(kind == first) > 0:
            best, found = max(best, gain(rec, cfg, plan, seat, kind, changed, before)), True
    return before + best if found else before


# What others have, and want ---------------------------------------------------------------------------------


@kernel
def _weigh_all(rec: Record, cfg: Config, plan: Plan, seat: int, changed: int, before: float) -> None:
    """Compute what each kind of card would add."""
    for kind in range(cfg.kinds):
        plan.weights[kind] = gain(rec, cfg, plan, seat, kind, changed, before)


@kernel
def _wish(rec: Record, cfg: Config, plan: Plan, seat: int, wish: int) -> float:
    """What a wish will bring. Going clockwise, the first holder gives the card that helps least."""
    fitting = int(cfg.wish[wish])
    least, share = 1e9, 0.0
    for kind in range(cfg.kinds):
        if (fitting >> kind) & 1:
            least = min(least, plan.weights[kind])
    dish, kinds = cfg.dish[lowest_bit(fitting)], 0
    for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
        share += plan.unseen[kind]
        kinds += (fitting >> kind) & 1
    share *= kinds / (cfg.last_kind[dish] + 1 - cfg.first_kind[dish])
    asked, gained = 1.0, 0.0
    for step in range(1, cfg.seats):
        other = (seat + step) % cfg.seats
        known = 1e9
        for kind in range(cfg.kinds):
            if (fitting >> kind) & 1 and plan.known[other, kind] > 0:
                known = min(known, plan.weights[kind])
        if known < 1e9:
            return gained + asked * (STILL_THERE if rec.ask == PICK else 1.0) * known
        has = 1 - (1 - share) ** float(plan.unknown[other])
        gained += asked * has * least
        asked *= 1 - has
    return gained


@kernel
def _look_at_rival(rec: Record, cfg: Config, plan: Plan, seat: int) -> None:
    """Compute what each card of the hand would add to the plates of the next player."""
    if (rec.blind >> seat) & 1:
        return
    rival = (seat + (1 if cfg.passes_left[rec.round_ - 1] else -1)) % cfg.seats
    before, hand = stand(rec, cfg, plan, rival), int(rec.hand[seat])
    for kind in range(cfg.kinds):
        if rec.hands[hand, kind]:
            plan.wanted[kind] = gain(rec, cfg, plan, rival, kind, NOTHING, before)


@kernel
def _passes_on(rec: Record, cfg: Config, plan: Plan, seat: int, first: int, second: int) -> float:
    """What the next player gains from the rest of the hand."""
    best, hand = -1e9, int(rec.hand[seat])
    for kind in range(cfg.kinds):
        if int(rec.hands[hand, kind]) - int(kind == first) - int(kind == second) > 0:
            best = max(best, plan.wanted[kind])
    return best if best > -1e9 else 0.0
