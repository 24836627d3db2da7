"""The fast rollout policy: a quick estimate of what an answer is worth to its seat, learned by self-play.

A table holds a weight for each way to use a kind of card, at each stage of a round, for each standing. The
standing is how many cards of the dish the seat already has or, where seats compete for the most, how far it
is ahead. The weight of an answer is the sum of at most three entries. `scripts/train_policy_weights.py`
learns them; those of a new dish follow from its rules (`games/drafting_priors.py`).
"""

from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from sushiya.core.codec import parse_json
from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushi.codes import (
    CALL,
    COPIED,
    COPY,
    FREE,
    KIND,
    LYING_DOWN,
    SECOND,
    SECOND_FREE,
    WHOLE_CALL,
)
from sushiya.fast.sushi.kitchen import free_bases, where
from sushiya.fast.sushi.layout import FILL_BOX, GIVE, KINDS, PICK, WISH, Config, Record
from sushiya.fast.sushi.play import OFF, lay_code, only_lays, options, ways_to_lay
from sushiya.fast.sushi.servings import Codes, is_pair, may_pick_two, pair
from sushiya.games.drafting_priors import EVEN, STAGES, STANDINGS, USES, name_of, prior_rows
from sushiya.games.drafting_priors import STAGE_OF as STAGE_BY_CARDS
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import Card

__all__ = [
    "EVEN",
    "NOTHING",
    "POLICY_WEIGHTS",
    "SHAPE",
    "USES",
    "PolicyWeights",
    "answer_weight",
    "entries",
    "name_of",
    "policy_answer",
    "weight_table",
]

PolicyWeights = NDArray[np.float32]

LAID, CALLED, TURNED, GIVEN = range(len(USES))
STAGE_OF = np.array(STAGE_BY_CARDS)
SHAPE = (len(USES), KINDS, STAGES, STANDINGS)
NOTHING = len(USES) * KINDS * STAGES * STANDINGS
"""The index of a weight that is always 0."""
NOISE = 2.0
POLICY_WEIGHTS = files(__package__).joinpath("policy_weights.json")
"""By game, card, use and stage; trailing zeros of a row are omitted."""


def weight_table(game: DraftingGame, cards: tuple[Card, ...]) -> PolicyWeights:
    """The flat weight table of a game; `cards` are its kinds in order."""
    known = parse_json(POLICY_WEIGHTS.read_bytes())[game.name]
    table = np.zeros(SHAPE, np.float32)
    for kind, card in enumerate(cards):
        rows = known.get(name_of(card)) or prior_rows(game, card)
        for use, stages in rows.items():
            for stage, weights in enumerate(stages):
                table[USES.index(use), kind, stage, : len(weights)] = weights
    return np.append(table.ravel(), np.float32(0))


@inline_kernel
def _place(use: int, kind: int, stage: int, standing: int) -> int:
    return ((use * KINDS + kind) * STAGES + stage) * STANDINGS + standing


@inline_kernel
def _standing(rec: Record, cfg: Config, seat: int, kind: int, free: int) -> int:
    """The standing of a seat with the dish of this kind."""
    if (cfg.on_base >> kind) & 1:
        return 0 if free or free_bases(rec, cfg, seat) == 0 else 1
    dish = cfg.dish[kind]
    first, last = cfg.first_kind[dish], cfg.last_kind[dish]
    if cfg.contested[dish]:
        mine, best = 0, -1
        for other in range(cfg.seats):
            icons = int(rec.kept_desserts[other]) if cfg.dessert[dish] else 0
            for near in range(first, last + 1):
                icons += int(rec.faces[other, near]) * cfg.icons[near]
            if other == seat:
                mine = icons
            else:
                best = max(best, icons)
        return min(max(EVEN + mine - best, 0), STANDINGS - 1)
    count = int(rec.kept_desserts[seat]) if cfg.dessert[dish] else 0
    for near in range(first, last + 1):
        count += int(rec.faces[seat, near])
    return min(count, EVEN - 1) + (EVEN if rec.faces[seat, kind] else 0)


@kernel
def _laying(rec: Record, cfg: Config, seat: int, kind: int, free: int, left: int) -> int:
    """The index of the weight for laying this kind."""
    return _place(LAID, kind, _stage(rec, cfg, kind, left), _standing(rec, cfg, seat, kind, free))


@inline_kernel
def _stage(rec: Record, cfg: Config, kind: int, left: int) -> int:
    """The stage that counts for laying this kind: desserts are for the whole match."""
    return int(rec.round_) - 1 if cfg.dessert[cfg.dish[kind]] else int(STAGE_OF[left])


@kernel
def entries(rec: Record, cfg: Config, weights: PolicyWeights, seat: int, code: int) -> tuple[int, int, int]:
    """The indices of the weights that an answer adds up."""
    left = int(rec.hand_size[rec.hand[seat]])
    stage = int(STAGE_OF[left])
    if rec.ask == WISH:
        best = NOTHING
        fits = int(cfg.wish[code])
        while fits:
            at = _laying(rec, cfg, seat, lowest_bit(fits), 0, left)
            fits &= fits - 1
            if best == NOTHING or weights[at] > weights[best]:
                best = at
        return best, NOTHING, NOTHING
    if rec.ask == FILL_BOX:
        if code == 0:
            return NOTHING, NOTHING, NOTHING
        face = int(rec.plates[seat, where(rec, seat, code)].face)
        return _place(TURNED, face, stage, _standing(rec, cfg, seat, face, 1)), NOTHING, NOTHING
    if rec.ask == GIVE:
        return _place(GIVEN, code - 1, stage, 0), NOTHING, NOTHING
    card, second = NOTHING, NOTHING
    copy = code >> COPY & KIND
    if copy and copy != LYING_DOWN:
        card = _laying(rec, cfg, seat, copy - 1, code >> FREE & 1, left)
    elif code & KIND and not copy:
        card = _laying(rec, cfg, seat, (code & KIND) - 1, code >> FREE & 1, left)
    if rec.ask != PICK:
        return card, NOTHING, NOTHING
    call = code >> CALL & WHOLE_CALL & ~COPIED
    if code >> SECOND & KIND:
        second = _laying(rec, cfg, seat, (code >> SECOND & KIND) - 1, code >> SECOND_FREE & 1, left)
        call = cfg.second_pick_kind + 1
    return card, second, _place(CALLED, call - 1, stage, 0) if call else NOTHING


@kernel
def answer_weight(rec: Record, cfg: Config, weights: PolicyWeights, seat: int, code: int) -> float:
    """What an answer is worth to the seat that gives it."""
    one, two, three = entries(rec, cfg, weights, seat, code)
    return weights[one] + weights[two] + weights[three]


@kernel
def policy_answer(rec: Record, cfg: Config, weights: PolicyWeights, seat: int, rng: Rng, codes: Codes) -> int:
    """A good answer, with some noise, as a quick player would give."""
    if rec.ask == PICK and not (rec.blind >> seat) & 1 and only_lays(rec, cfg, seat):
        return _one_or_two(rec, cfg, weights, seat, rng)
    n = options(rec, cfg, seat, codes)
    best, chosen = -100.0, 0
    for i in range(n):
        weight = answer_weight(rec, cfg, weights, seat, int(codes[i])) + _noise(rng)
        if weight > best:
            best, chosen = weight, int(codes[i])
    return chosen


@inline_kernel
def _one_or_two(rec: Record, cfg: Config, weights: PolicyWeights, seat: int, rng: Rng) -> int:
    """`policy_answer` for picks of just one or two cards: the best one, perhaps with the next best."""
    left = int(rec.hand_size[rec.hand[seat]])
    ways = ways_to_lay(rec, cfg, seat)
    best, code, rest = -100.0, 0, ways
    dish_before, standing = -1, 0
    while rest:
        way = lowest_bit(rest)
        rest &= rest - 1
        kind = way % OFF
        dish = int(cfg.dish[kind])
        if dish != dish_before or not cfg.contested[dish]:  # the same for all kinds of a contested dish
            standing = _standing(rec, cfg, seat, kind, way // OFF)
        dish_before = dish
        weight = weights[_place(LAID, kind, _stage(rec, cfg, kind, left), standing)] + _noise(rng)
        if weight > best:
            best, code = weight, lay_code(way)
    if left < 2 or not may_pick_two(rec, cfg, seat):
        return code
    cost = -weights[_place(CALLED, cfg.second_pick_kind, int(STAGE_OF[left]), 0)]
    alone = code
    while ways:
        way = lowest_bit(ways)
        ways &= ways - 1
        weight = weights[_laying(rec, cfg, seat, way % OFF, way // OFF, left)] + _noise(rng)
        if weight > cost:
            other = lay_code(way)
            if is_pair(rec, cfg, seat, alone, other):
                cost, code = weight, pair(alone, other)
            elif is_pair(rec, cfg, seat, other, alone):
                cost, code = weight, pair(other, alone)
    return code


@inline_kernel
def _noise(rng: Rng) -> float:
    return NOISE * below(rng, 1024) / 1024.0
