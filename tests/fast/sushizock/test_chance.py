"""Pins the odds of sampled chance outcomes."""

from collections import Counter
from itertools import product
from math import sqrt
from typing import Any

import numpy as np

from sushiya.fast.rng import rng_of
from sushiya.fast.sushizock import (
    DRAW_LOT,
    DTYPE,
    ROLL,
    Record,
    apply_chance,
    config_of,
    sample_chance,
    start,
)
from sushiya.fast.sushizock.codes import code_of
from sushiya.fast.sushizock.dice import HANDFULS
from sushiya.fast.sushizock.turn import answer
from sushiya.sushizock import BOX, Keep, Sushizock
from sushiya.sushizock.dice import DIE, Dice, in_order

TRIES = 20_000
SORTED_ROWS = np.array([*BOX.sushi, *BOX.bones], dtype=np.uint8)


def record() -> Record:
    return np.zeros(1, DTYPE).view(np.recarray)[0]


def assert_odds(met: Counter[Any], odds: dict[Any, float]) -> None:
    """Each occurs as often as it should, within five standard deviations."""
    assert met.keys() == odds.keys()
    tries = met.total()
    for outcome, p in odds.items():
        assert abs(met[outcome] - tries * p) <= 5 * sqrt(tries * p * (1 - p)), outcome


def test_every_tile_is_equally_likely_to_lie_anywhere() -> None:
    game = Sushizock()
    cfg, rec, rng = config_of(game), record(), rng_of(1)
    at: list[Counter[tuple[int, int]]] = [Counter() for _ in BOX.sushi]
    for _ in range(TRIES):
        start(rec, cfg)
        sample_chance(rec, cfg, rng)
        for place, tiles in enumerate(zip(*rec.rows.tolist(), strict=True)):
            at[place][tiles] += 1
    odds = {
        (sushi, bone): BOX.sushi.count(sushi) * BOX.bones.count(bone) / len(BOX.sushi) / len(BOX.bones)
        for sushi, bone in product(BOX.sushi, BOX.bones)
    }
    for met in at:
        assert_odds(met, odds)


def test_every_seat_is_equally_likely_to_begin() -> None:
    game = Sushizock(5, "999games")
    cfg, rec, rng = config_of(game), record(), rng_of(2)
    met: Counter[int] = Counter()
    for _ in range(TRIES):
        start(rec, cfg)
        apply_chance(rec, cfg, SORTED_ROWS)
        assert rec.ask == DRAW_LOT
        sample_chance(rec, cfg, rng)
        met[int(rec.turn)] += 1
    assert_odds(met, dict.fromkeys(range(5), 1 / 5))


def test_every_die_falls_for_itself() -> None:
    game = Sushizock()
    cfg, rec, rng = config_of(game), record(), rng_of(3)
    kept = code_of(game, Keep(("sushi", "bone", "red")))
    five: Counter[Dice] = Counter()
    two: Counter[Dice] = Counter()
    for _ in range(TRIES):
        start(rec, cfg)
        apply_chance(rec, cfg, SORTED_ROWS)
        sample_chance(rec, cfg, rng)
        five[HANDFULS[rec.rolled]] += 1
        answer(rec, cfg, 0, kept)  # as if they had been among the dice
        assert rec.ask == ROLL
        sample_chance(rec, cfg, rng)
        two[HANDFULS[rec.rolled]] += 1
    for count, met in ((5, five), (2, two)):
        ways = Counter(in_order(sides) for sides in product(DIE, repeat=count))
        assert_odds(met, {dice: number / ways.total() for dice, number in ways.items()})
