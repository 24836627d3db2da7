"""What the regular bot's kernel expects to come by: hands it knows card by card, others by what is unseen.

A seat knows the hands that it has held in this round, and whatever all saw go into the others.
"""

from typing import Final

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.features import hands_seen, hidden_draw, unseen_cards
from sushiya.fast.sushi.kitchen import all_kept, returned_cards
from sushiya.fast.sushi.layout import CHOOSE_COPY, PICK, Config, Record
from sushiya.fast.sushi.regular.plan import LATER, MOST, NOTHING, Plan
from sushiya.sushi.turn import ROUNDS

__all__ = ["chance", "chance_later", "chance_of_kind", "look_ahead"]

KEENNESS: Final = 0.75
"""How often a useful card that comes by can be taken: others want it, too, or there is something better."""


@kernel
def look_ahead(rec: Record, cfg: Config, plan: Plan, seat: int) -> None:
    """Work out what this seat knows, and which hands it will choose from."""
    picking = int(rec.ask == PICK)
    plan.turns = max(0, int(rec.hand_size[rec.hand[seat]]) - picking)
    plan.later = plan.turns + max(0, ROUNDS - int(rec.round_)) * cfg.hand_size
    plan.computed = 0
    _recall(rec, cfg, plan, seat)
    _expect_desserts(rec, cfg, plan)
    before = -1 if cfg.passes_left[rec.round_ - 1] else 1
    plan.coming = 0
    for turn in range(1, plan.turns + 1):
        other = (seat + before * turn) % cfg.seats
        size, gone = int(rec.hand_size[rec.hand[other]]), turn - 1 + picking
        if gone < size:
            plan.who[plan.coming] = other
            plan.left[plan.coming] = 1 - gone / size
            plan.coming += 1


@kernel
def _recall(rec: Record, cfg: Config, plan: Plan, seat: int) -> None:
    """Write down what is known about each hand, and how likely an unseen card is of each kind."""
    plan.unseen[:] = 0
    seen = hands_seen(rec, cfg, seat)
    unseen_cards(rec, cfg, seen, seat, plan.unseen)
    for other in range(cfg.seats):
        hand = int(rec.hand[other])
        hidden = hidden_draw(rec, cfg, seat, other)
        shown = int(rec.given) if rec.ask == CHOOSE_COPY and other == rec.giver else -1
        plan.unknown[other] = rec.hand_size[hand]
        for kind in range(cfg.kinds):
            if (seen >> other) & 1:
                known = int(rec.hands[hand, kind]) - int(kind == hidden)
            else:
                known = max(returned_cards(rec, hand, kind), int(kind == shown))
                plan.unseen[kind] -= known
            plan.known[other, kind] = known
            plan.unknown[other] -= known
    _without_the_pile(rec, cfg, plan)
    total = 0.0
    for kind in range(cfg.kinds):
        total += plan.unseen[kind]
    for kind in range(cfg.kinds):
        plan.unseen[kind] /= max(total, 1.0)


@kernel
def _without_the_pile(rec: Record, cfg: Config, plan: Plan) -> None:
    """Leave out the desserts of later rounds, whichever they are."""
    stored = 0.0
    for kind in range(cfg.kinds):
        stored += plan.unseen[kind] * cfg.dessert[cfg.dish[kind]]
    for kind in range(cfg.kinds):
        if cfg.dessert[cfg.dish[kind]] and stored:
            plan.unseen[kind] *= max(0.0, 1 - rec.dessert_pile_size / stored)


@kernel
def _expect_desserts(rec: Record, cfg: Config, plan: Plan) -> None:
    """Of the desserts, only some are shuffled in each round, and those kept are gone."""
    dealt = 0
    for number in range(min(int(rec.round_), ROUNDS)):
        dealt += int(cfg.desserts_for[number])
    for dish in range(cfg.dishes):
        plan.later_share[dish] = plan.share[dish]
        if cfg.dessert[dish] and cfg.desserts_for[0]:
            plan.later_share[dish] = (dealt - all_kept(rec, cfg)) / plan.cards


@kernel
def chance(cfg: Config, plan: Plan, dish: int, needed: int) -> float:
    """The probability of `needed` more cards of a dish in this round."""
    if not (plan.computed >> dish) & 1:
        _compute(
            plan, dish, int(cfg.first_kind[dish]), int(cfg.last_kind[dish]), plan.variants[dish], NOTHING, 0.0
        )
    return float(plan.chances[dish, min(needed, MOST - 1)])


@kernel
def chance_later(cfg: Config, plan: Plan, dish: int, needed: int) -> float:
    """The same until the end of the match."""
    slot = dish + LATER
    if not (plan.computed >> slot) & 1:
        first, last = int(cfg.first_kind[dish]), int(cfg.last_kind[dish])
        share = plan.later_share[dish] / plan.variants[dish]
        _compute(plan, slot, first, last, plan.variants[dish], int(cfg.hand_size), share)
    return float(plan.chances[slot, min(needed, MOST - 1)])


@kernel
def chance_of_kind(plan: Plan, kind: int, needed: int) -> float:
    """The probability of `needed` more cards of a kind in this round."""
    slot = kind + 2 * LATER
    if not (plan.computed >> slot) & 1:
        _compute(plan, slot, kind, kind, 1.0, NOTHING, 0.0)
    return float(plan.chances[slot, min(needed, MOST - 1)])


@kernel
def _compute(
    plan: Plan, slot: int, first: int, last: int, variants: float, hand_size: int, share: float
) -> None:
    """Compute the chances of one of `variants` of these kinds. With a hand size, later rounds count, too."""
    got = plan.chances[slot]
    got[:] = 0
    got[0] = 1
    unseen = 0.0
    for kind in range(first, last + 1):
        unseen += plan.unseen[kind]
    for turn in range(plan.coming):
        other, left, known = plan.who[turn], plan.left[turn], 0
        for kind in range(first, last + 1):
            known += int(plan.known[other, kind])
        none = (1 - unseen / variants) ** (plan.unknown[other] * left)
        taken = (1 - left) ** (known / variants)
        _try(plan, slot, 1 - none * taken)
    if hand_size:
        for turn in range(plan.later - plan.turns):
            _try(plan, slot, 1 - (1 - share) ** (turn % hand_size + 1))
    for number in range(MOST - 2, -1, -1):  # so far, of exactly this many
        got[number] += got[number + 1]
    plan.computed |= 1 << slot


@kernel
def _try(plan: Plan, slot: int, there: float) -> None:
    """One more turn in which a card comes by with this probability."""
    got, win = plan.chances[slot], KEENNESS * there
    got[MOST - 1] += got[MOST - 2] * win
    for number in range(MOST - 2, 0, -1):
        got[number] = got[number] * (1 - win) + got[number - 1] * win
    got[0] *= 1 - win
