"""Pins the regular bot's kernel: at every decision, it chooses among the same options as the bot."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.bots.greedy_sushi import TIE
from sushiya.bots.regular_sushi import Regular
from sushiya.core import Match, seen_by
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point
from sushiya.fast.rng import rng_of
from sushiya.fast.sushi.regular import plays_regular, regular_answer
from sushiya.games import game_of
from sushiya.sushi.memory import Memory

GAMES = (
    "sushi-go(seats=4)",
    "sushi-go(seats=5,pass=alternate)",
    "sushi-go(seats=3,edition=gamewright)",
    "sushi-go(seats=2,edition=gamewright)",
)


@entry_point
def answer_of(rec: Any, cfg: Any, plan: Any, seat: int, rng: Any, codes: Any) -> int:
    return regular_answer(rec, cfg, plan, seat, rng, codes)


def good_options(match: Any, seat: int) -> set[str]:
    """The options that the bot chooses from."""
    view = match.view(seat)
    bot = Regular(view, Memory(match.game.seats, seen_by(match.history, seat)))
    values = {str(option): bot.value(option) for option in view.decision.options}
    best = max(values.values())
    return {option for option, value in values.items() if value >= best - TIE}


@pytest.mark.parametrize("text", GAMES)
def test_it_chooses_what_the_bot_would(text: str) -> None:
    game: Any = game_of(text)
    engine = engine_of(game)
    assert plays_regular(game)
    record, codes, plan = engine.record(), engine.codes(), engine.regular()
    met: Counter[bool] = Counter()
    for seed in range(3):
        match, rng = Match(game, f"{text}{seed}"), Random(seed)
        while not match.over:
            seat = match.state.pending[0].seat
            good = good_options(match, seat)
            engine.from_state(match.state, record)
            code = answer_of(record, engine.config, plan, seat, rng_of(seed), codes)
            action = str(engine.action_of(record, code))
            assert action in good, f"{match.view(seat)}\n{action} instead of {good}"
            met[len(match.options(seat)) > 1] += 1
            match.play(
                seat, rng.choice(sorted(good) if seed else [str(option) for option in match.options(seat)])
            )
    assert met[True] > 50


def test_it_says_which_games_it_knows() -> None:
    for text in ("sushi-go(seats=2,edition=gamewright,dummy=yes)", "sushi-go-party(seats=4,meal=sushi-go)"):
        assert not engine_of(game_of(text)).plays_regular
    assert np.isfinite(engine_of(game_of("sushi-go")).regular().prizes).all()
