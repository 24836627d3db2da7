"""Pins that random answers are options, each equally likely, even if the options are not listed."""

from collections import Counter

import numpy as np

from sushiya.fast.rng import rng_of
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.layout import OVER
from sushiya.fast.sushi.play import OPTIONS, options, quick_random_answer
from sushiya.fast.sushi.turn import answer, start
from tests.fast.sushi.drawn import SUSHI_GO
from tests.fast.sushi.lockstep import record

DRAWS = 30
"""Draws per option."""


def test_every_option_is_equally_likely() -> None:
    """Tries decisions of Sushi Go! with two cards or a free wasabi, in every edition and number of seats."""
    surprise, freedom, met = 0.0, 0, Counter[str]()
    for seed, game in enumerate(SUSHI_GO):
        rec, config, codes, rng = record(), config_of(game), np.zeros(OPTIONS, np.int32), rng_of(seed)
        start(rec, config)
        while rec.ask != OVER:
            if rec.awaiting == 0:
                sample_chance(rec, config, rng)
                continue
            seat = (int(rec.awaiting) & -int(rec.awaiting)).bit_length() - 1
            n = options(rec, config, seat, codes)
            expected = set(codes[:n].tolist())
            singles = int(rec.held[rec.hand[seat]]).bit_count()
            if singles < n < 60 and met[game.edition_rules.name] < 12:
                met[game.edition_rules.name] += 1
                found = Counter(quick_random_answer(rec, config, seat, rng, codes) for _ in range(DRAWS * n))
                assert found.keys() == expected
                surprise += sum((found[code] - DRAWS) ** 2 / DRAWS for code in expected)
                freedom += n - 1
            answer(rec, config, seat, quick_random_answer(rec, config, seat, rng, codes))
    assert min(met.values()) == 12
    assert abs(surprise - freedom) < 4 * (2 * freedom) ** 0.5  # chi-squared: within 4 standard deviations
