"""The regular bot as a kernel, for Sushi Go! without a dummy: the same numbers as in bots/regular_sushi.py.

It values a few numbers of each seat (`Stand`), so an option is tried without laying a card.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushi.codes import FREE, KIND, SECOND, SECOND_FREE, Kinds
from sushiya.fast.sushi.features import hands_seen, unseen_cards
from sushiya.fast.sushi.kitchen import free_bases
from sushiya.fast.sushi.layout import KINDS, SEATS, Config, Record
from sushiya.fast.sushi.play import OPTIONS, options
from sushiya.fast.sushi.servings import Codes
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.scoring import Most, MostAndFewest, PerVariant
from sushiya.sushi.turn import ROUNDS

__all__ = ["Plan", "new_plan", "plays_regular", "regular_answer"]

# The role of a kind of card for this player. Only the first six are worth hoping for.
TEMPURA, SASHIMI, GYOZA, EGG, SALMON, SQUID, MAKI, PUDDING, WASABI, CHOPSTICKS = range(10)
ROLES = ("tempura", "sashimi", "gyoza", "egg", "salmon", "squid", "maki", "pudding", "wasabi", "chopsticks")
HOPED: Final = 6
NIGIRI: Final = EGG
"""In a stand, used in place of a role: the points of all nigiri."""
MOST: Final = 11
"""An upper bound for the cards of a kind that can be needed, and for the turns that can be left."""

KEENNESS: Final = 0.75
DENIAL: Final = 0.1
RIVALRY_MAKI: Final = 1.2
RIVALRY_PUDDING: Final = 1.6
TIE: Final = 1e-6
STEPS_OF_GYOZA: Final = np.array([0, 1, 3, 6, 10, 15])


class Plan(NamedTuple):
    """The cards of a game as this player sees them, and scratch space."""

    role: NDArray[np.int64]
    amount: NDArray[np.int64]
    """By kind: the icons of a maki, the points of a nigiri."""
    prizes: NDArray[np.float64]
    """The prizes for the most maki, for the next, and for the most puddings."""
    chances: NDArray[np.float64]
    """By role and number, the probability that this many more cards come."""
    unseen: NDArray[np.float32]
    wins: NDArray[np.float64]
    got: NDArray[np.float64]
    ranks: NDArray[np.float64]
    icons: NDArray[np.int64]
    """By seat, the icons of maki and puddings on the table."""
    mine: NDArray[np.int64]
    tried: NDArray[np.int64]
    wanted: NDArray[np.float64]
    """By kind, what it would add to the next player's plates."""
    values: NDArray[np.float64]


def plays_regular(game: DraftingGame) -> bool:
    """Whether the kernel knows every dish of this game, and every question."""
    names = {card.dish if card.dish != "nigiri" else card.variant for card in game.box}
    return names == set(ROLES) and not game.dummy and not game.calls


def new_plan(game: DraftingGame) -> Plan:
    """The plan for a game; of no use if `plays_regular` is false."""
    role, amount = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    prizes = np.zeros(3)
    if plays_regular(game):
        maki, pudding = game.dishes["maki"].score, game.dishes["pudding"].score_final
        nigiri = game.dishes["nigiri"].score
        assert isinstance(maki, Most)
        assert isinstance(pudding, MostAndFewest)
        assert isinstance(nigiri, PerVariant)
        first, second = maki.prizes_for(game.seats)
        prizes[:] = first, second, pudding.worth
        points = dict(nigiri.worth)
        for kind, card in enumerate(Kinds(game).cards):
            role[kind] = ROLES.index(card.variant if card.dish == "nigiri" else card.dish)
            amount[kind] = points.get(card.variant, card.icons)
    return Plan(
        role,
        amount,
        prizes,
        np.zeros((HOPED, MOST)),
        np.zeros(KINDS, np.float32),
        np.zeros(MOST),
        np.zeros(MOST),
        np.zeros(SEATS),
        np.zeros((2, SEATS), np.int64),
        np.zeros(len(ROLES), np.int64),
        np.zeros(len(ROLES), np.int64),
        np.zeros(KINDS),
        np.zeros(OPTIONS),
    )


@kernel
def regular_answer(rec: Record, cfg: Config, plan: Plan, seat: int, rng: Rng, codes: Codes) -> int:
    """The option with the best value; ties are broken at random."""
    n = options(rec, cfg, seat, codes)
    hand = int(rec.hand[seat])
    turns = int(rec.hand_size[hand]) - 1
    later = turns + (ROUNDS - int(rec.round_)) * cfg.hand_size
    _look_around(rec, cfg, plan)
    _look_ahead(rec, cfg, plan, seat, turns)
    if turns:
        _look_at_rival(rec, cfg, plan, seat, turns, later)
    _stand(rec, cfg, plan, seat, plan.mine)
    best = -1e9
    for i in range(n):
        code = int(codes[i])
        for part in range(len(plan.mine)):
            plan.tried[part] = plan.mine[part]
        first, second = (code & KIND) - 1, (code >> SECOND & KIND) - 1
        if second >= 0:
            plan.tried[CHOPSTICKS] -= 1
        _lay(plan, plan.tried, first, code >> FREE & 1)
        if second >= 0:
            _lay(plan, plan.tried, second, code >> SECOND_FREE & 1)
        value = _worth(cfg, plan, plan.tried, seat, turns, later)
        if turns:
            value -= DENIAL * _passes_on(rec, cfg, plan, hand, first, second)
        plan.values[i] = value
        best = max(best, value)
    good = 0
    for i in range(n):
        if plan.values[i] >= best - TIE:
            codes[good] = codes[i]
            good += 1
    return int(codes[below(rng, good)])


@kernel
def _look_around(rec: Record, cfg: Config, plan: Plan) -> None:
    """Count everyone's maki and puddings."""
    for seat in range(cfg.seats):
        plan.icons[0, seat], plan.icons[1, seat] = 0, rec.kept_desserts[seat]
        for kind in range(cfg.kinds):
            if plan.role[kind] == MAKI:
                plan.icons[0, seat] += int(rec.faces[seat, kind]) * plan.amount[kind]
            elif plan.role[kind] == PUDDING:
                plan.icons[1, seat] += int(rec.faces[seat, kind])


@kernel
def _look_ahead(rec: Record, cfg: Config, plan: Plan, seat: int, turns: int) -> None:
    """Compute how likely cards are to come by: in hands seen before, and in others by what is unseen."""
    seen = hands_seen(rec, cfg, seat)
    plan.unseen[:] = 0
    unseen_cards(rec, cfg, seen, seat, plan.unseen)
    total = 0.0
    for kind in range(cfg.kinds):
        total += plan.unseen[kind]
    before = -1 if cfg.passes_left[rec.round_ - 1] else 1
    for role in range(HOPED):
        share = 0.0
        for kind in range(cfg.kinds):
            if plan.role[kind] == role:
                share += plan.unseen[kind]
        share /= max(total, 1.0)
        coming = 0
        for turn in range(1, turns + 1):
            other = (seat + before * turn) % cfg.seats
            hand = int(rec.hand[other])
            size = int(rec.hand_size[hand])
            if turn >= size:
                continue
            left = 1 - turn / size
            if (seen >> other) & 1:
                known = 0
                for kind in range(cfg.kinds):
                    if plan.role[kind] == role:
                        known += int(rec.hands[hand, kind])
                plan.wins[coming] = 1 - (1 - left) ** known
            else:
                plan.wins[coming] = 1 - (1 - share) ** (size * left)
            coming += 1
        for needed in range(1, MOST):
            plan.chances[role, needed] = _at_least(plan, needed, coming)


@kernel
def _at_least(plan: Plan, needed: int, coming: int) -> float:
    """The probability of at least `needed`, with one try per turn. Something better may be taken instead."""
    if needed > coming:
        return 0.0
    plan.got[:] = 0
    plan.got[0] = 1
    for turn in range(coming):
        win = plan.wins[turn] * KEENNESS
        for n in range(needed, 0, -1):
            plan.got[n] = plan.got[n] * (1.0 if n == needed else 1 - win) + plan.got[n - 1] * win
        plan.got[0] *= 1 - win
    return float(plan.got[needed])


@kernel
def _look_at_rival(rec: Record, cfg: Config, plan: Plan, seat: int, turns: int, later: int) -> None:
    """Compute what each card of the hand would add to the plates of the next player."""
    rival = (seat + (1 if cfg.passes_left[rec.round_ - 1] else -1)) % cfg.seats
    _stand(rec, cfg, plan, rival, plan.mine)
    now = _worth(cfg, plan, plan.mine, rival, turns, later)
    for kind in range(cfg.kinds):
        if rec.hands[rec.hand[seat], kind]:
            for part in range(len(plan.mine)):
                plan.tried[part] = plan.mine[part]
            _lay(plan, plan.tried, kind, 0)
            plan.wanted[kind] = _worth(cfg, plan, plan.tried, rival, turns, later) - now


@kernel
def _passes_on(rec: Record, cfg: Config, plan: Plan, hand: int, first: int, second: int) -> float:
    """What the next player gains from the rest of the hand."""
    best = -1e9
    for kind in range(cfg.kinds):
        if int(rec.hands[hand, kind]) - int(kind == first) - int(kind == second) > 0:
            best = max(best, plan.wanted[kind])
    return best if best > -1e9 else 0.0


@kernel
def _stand(rec: Record, cfg: Config, plan: Plan, seat: int, stand: NDArray[np.int64]) -> None:
    """What lies in front of a seat, by role: how many, icons for maki, points for nigiri, free wasabi."""
    stand[:] = 0
    for kind in range(cfg.kinds):
        role = plan.role[kind]
        if role < EGG or role == CHOPSTICKS:
            stand[role] += int(rec.faces[seat, kind])
    stand[MAKI], stand[PUDDING] = plan.icons[0, seat], plan.icons[1, seat]
    stand[WASABI] = free_bases(rec, cfg, seat)
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        if EGG <= plan.role[plate.face] <= SQUID:
            stand[NIGIRI] += plan.amount[plate.face] * (3 if plate.on else 1)


@kernel
def _lay(plan: Plan, stand: NDArray[np.int64], kind: int, free: int) -> None:
    """Lay one more card. A nigiri goes on a free wasabi unless it is kept off."""
    role = plan.role[kind]
    if EGG <= role <= SQUID:
        on = int(stand[WASABI] > 0 and not free)
        stand[WASABI] -= on
        stand[NIGIRI] += plan.amount[kind] * (1 + 2 * on)
    else:
        stand[role] += plan.amount[kind] if role == MAKI else 1


@kernel
def _worth(cfg: Config, plan: Plan, stand: NDArray[np.int64], seat: int, turns: int, later: int) -> float:
    """What these plates are worth, with what may come; races are left out where no option affects them."""
    chances = plan.chances
    worth = float(stand[NIGIRI])
    worth += 5 * (stand[TEMPURA] // 2)
    if stand[TEMPURA] % 2:
        worth += 2.5 * chances[TEMPURA, 1]
    begun = stand[SASHIMI] % 3
    worth += 10 * (stand[SASHIMI] // 3)
    if begun:
        worth += 10 * begun / 3 * chances[SASHIMI, 3 - begun]
    gyoza = min(stand[GYOZA], 5)
    worth += STEPS_OF_GYOZA[gyoza]
    if gyoza < 5:
        worth += 0.4 * (gyoza + 1) * chances[GYOZA, 1]
    worth += min(stand[CHOPSTICKS], 2) * 1.6 * min(1.0, turns / 4)
    hoped = 0.0
    for nth in range(1, stand[WASABI] + 1):
        squid, salmon, egg = chances[SQUID, nth], chances[SALMON, nth], chances[EGG, nth]
        hoped += 6 * squid + (1 - squid) * (4 * salmon + (1 - salmon) * 2 * egg)
    worth += 0.7 * hoped
    if turns:
        _rank(cfg, plan, 0, stand[MAKI], seat, 0.3 + 0.7 * sqrt(turns))
        worth += RIVALRY_MAKI * (plan.prizes[0] * plan.ranks[0] + plan.prizes[1] * plan.ranks[1])
    if later:
        _rank(cfg, plan, 1, stand[PUDDING], seat, 0.2 + 0.25 * sqrt(later))
        fine = plan.ranks[cfg.seats - 1] if cfg.seats > 2 else 0.0
        worth += RIVALRY_PUDDING * plan.prizes[2] * (plan.ranks[0] - fine)
    return worth


@kernel
def _rank(cfg: Config, plan: Plan, what: int, mine: int, seat: int, spread: float) -> None:
    """The probabilities that none, one, two … of the others end with more icons."""
    ranks = plan.ranks
    ranks[:] = 0
    ranks[0] = 1
    for other in range(cfg.seats):
        if other != seat:
            behind = 1 / (1 + exp((plan.icons[what, other] - mine) / spread))
            for place in range(cfg.seats - 1, 0, -1):
                ranks[place] = behind * ranks[place] + (1 - behind) * ranks[place - 1]
            ranks[0] *= behind
