"""Pins that random answers are options of the question, each equally likely, also if they are not listed."""

from collections import Counter

import numpy as np

from sushiya.fast.luck import luck_of
from sushiya.fast.sushi.chance import draw_lots
from sushiya.fast.sushi.chart import chart_of
from sushiya.fast.sushi.layout import OVER
from sushiya.fast.sushi.play import OPTIONS, options, quick_random_answer
from sushiya.fast.sushi.turn import answer, start
from tests.fast.sushi.drawn import SUSHI_GO
from tests.fast.sushi.lockstep import record

DRAWS = 30
"""For each option."""


def test_every_option_is_equally_likely() -> None:
    """Questions of Sushi Go! that offer two cards or a free wasabi, in every edition and number of seats."""
    surprise, freedom, met = 0.0, 0, Counter[str]()
    for seed, game in enumerate(SUSHI_GO):
        g, chart, codes, luck = record(), chart_of(game), np.zeros(OPTIONS, np.int32), luck_of(seed)
        start(g, chart)
        while g.ask != OVER:
            if g.awaiting == 0:
                draw_lots(g, chart, luck)
                continue
            seat = (int(g.awaiting) & -int(g.awaiting)).bit_length() - 1
            n = options(g, chart, seat, codes)
            expected = set(codes[:n].tolist())
            singles = int(g.held[g.hand[seat]]).bit_count()
            if singles < n < 60 and met[game.rules.name] < 12:
                met[game.rules.name] += 1
                found = Counter(quick_random_answer(g, chart, seat, luck, codes) for _ in range(DRAWS * n))
                assert found.keys() == expected
                surprise += sum((found[code] - DRAWS) ** 2 / DRAWS for code in expected)
                freedom += n - 1
            answer(g, chart, seat, quick_random_answer(g, chart, seat, luck, codes))
    assert min(met.values()) == 12
    assert abs(surprise - freedom) < 4 * (2 * freedom) ** 0.5  # chi square: its mean, and its deviation
