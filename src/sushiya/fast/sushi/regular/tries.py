"""Plates as they would be: a card is laid without what follows from it, valued, and taken back."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.codes import LYING_DOWN
from sushiya.fast.sushi.kitchen import first_free_base, free_bases
from sushiya.fast.sushi.layout import LIES_ON_BASE, Config, Record
from sushiya.fast.sushi.regular.dishes import worth_of_dish
from sushiya.fast.sushi.regular.plan import NOTHING, Plan

__all__ = ["gain", "lay_to_try", "stand", "take_back", "worth"]


@kernel
def lay_to_try(rec: Record, cfg: Config, seat: int, kind: int, copy: int, free: int) -> int:
    """Lay a card; returns its dish, as a bit. `copy` is that field of an answer's code."""
    turned = copy == LYING_DOWN
    face = kind if copy == 0 or turned else copy - 1
    i, on = int(rec.lying[seat]), 0
    if cfg.traits[face] & LIES_ON_BASE and not free and not turned and free_bases(rec, cfg, seat) > 0:
        on = first_free_base(rec, cfg, seat)
        rec.used[seat] |= 1 << on
    plate = rec.plates[seat, i]
    plate.no = 1 + int(rec.plates[seat, i - 1].no) if i else 1
    plate.card, plate.face, plate.since = kind, face, rec.turn
    plate.turned, plate.on = int(turned), on
    rec.lying[seat] = i + 1
    if turned:
        return 0
    rec.faces[seat, face] += 1
    return 1 << int(cfg.dish[face])


@kernel
def take_back(rec: Record, seat: int) -> None:
    """Undo the last `lay_to_try`."""
    i = int(rec.lying[seat]) - 1
    plate = rec.plates[seat, i]
    rec.lying[seat] = i
    if plate.turned:
        return
    rec.faces[seat, plate.face] -= 1
    if plate.on:
        rec.used[seat] &= ~(1 << int(plate.on))


@kernel
def stand(rec: Record, cfg: Config, plan: Plan, seat: int) -> float:
    """What the plates of a seat are worth as they are. From now on, `worth` is about this seat."""
    total = 0.0
    for dish in range(cfg.dishes):
        plan.now[dish] = worth_of_dish(rec, cfg, plan, seat, dish)
        total += plan.now[dish]
    return total


@kernel
def worth(rec: Record, cfg: Config, plan: Plan, seat: int, changed: int) -> float:
    """What they are worth after plates of some dishes, given as bits, have changed."""
    changed |= plan.crossing
    total = 0.0
    for dish in range(cfg.dishes):
        total += worth_of_dish(rec, cfg, plan, seat, dish) if (changed >> dish) & 1 else plan.now[dish]
    return total


@kernel
def gain(rec: Record, cfg: Config, plan: Plan, seat: int, kind: int, changed: int, before: float) -> float:
    """How much more the plates are worth with one more card."""
    changed |= lay_to_try(rec, cfg, seat, kind, NOTHING, NOTHING)
    after = worth(rec, cfg, plan, seat, changed)
    take_back(rec, seat)
    return after - before
