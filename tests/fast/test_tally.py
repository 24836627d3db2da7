"""Pins the totals of random games: the same as for random bots on the reference, within random error."""

from collections import Counter
from math import sqrt

import numpy as np
import pytest

from sushiya.arena.estimates import by_dish, by_seat
from sushiya.arena.intervals import Figure
from sushiya.arena.study import Chunk, Study, _play_match, play_chunk
from sushiya.fast.advance import random_games
from sushiya.fast.families import engine_of
from sushiya.fast.rng import rng_of
from sushiya.fast.tally import WORST, new_tally
from sushiya.games import game_of
from tests.full import some

TABLES = some(
    [
        "sushi-go(seats=2,edition=gamewright,dummy=yes)",
        "sushi-go-party(seats=5,meal=temaki+tofu+sukeroku+miso_soup+takeout_box+sake+pudding)",
        "sushizock(seats=3)",
    ],
    [
        "sushi-go(seats=3)",
        "sushi-go-party(seats=4,meal=my-first-meal)",
        "sushi-go-party(seats=3,meal=uramaki+onigiri+eel+edamame+special_order+spoon+fruit)",
    ],
)
BY_THE_REFERENCE = 150
SO_FAR = 4.5
"""In standard errors: chance alone exceeds this once in 150,000 comparisons."""


def differ(one: Figure, other: Figure) -> bool:
    assert one.margin is not None
    assert other.margin is not None
    error = sqrt(one.margin**2 + other.margin**2) / 1.96
    return abs(one.mean - other.mean) > SO_FAR * error + 1e-9


@pytest.mark.parametrize("text", TABLES)
def test_random_games_add_up(text: str) -> None:
    engine = engine_of(game_of(text))
    rec, rng, codes = engine.record(), rng_of(4), engine.codes()
    totals, expected = (np.zeros(engine.game.seats, np.int64) for _ in range(2))
    for _ in range(100):
        engine.kernels.start(rec, engine.config)
        engine.kernels.random_game(rec, engine.config, rng, codes)
        expected += rec.score[: engine.game.seats]
    random_games(rec, engine.config, 100, rng_of(4), codes, totals)
    assert totals.tolist() == expected.tolist()


@pytest.mark.parametrize("text", TABLES)
def test_random_games_are_like_those_of_random_bots(text: str) -> None:
    study = Study(game_of(text), ("random",) * game_of(text).seats, "tally")
    fast, slow = play_chunk(Chunk(study, 0, 20_000)), new_tally()
    for number in range(BY_THE_REFERENCE):
        _play_match(study, engine_of(study.game), number, slow)
    for mine, reference in zip(by_dish(study, fast), by_dish(study, slow), strict=True):
        assert not differ(mine.points, reference.points), (mine, reference)
        assert mine.pick_rate is not None
        assert reference.pick_rate is not None
        assert not differ(mine.pick_rate, reference.pick_rate), (mine, reference)
    for seat, its in zip(by_seat(study, fast), by_seat(study, slow), strict=True):
        assert not differ(seat.win_share, its.win_share), (seat, its)
        assert not differ(seat.score, its.score), (seat, its)


@pytest.mark.parametrize("text", TABLES)
def test_whole_games_are_like_those_taken_answer_by_answer(text: str) -> None:
    """`random_games` picks without listing options, which is faster; the odds stay the same."""
    engine = engine_of(game_of(text))
    games = 40_000
    totals, tally = np.zeros(engine.config.seats, np.int64), new_tally()
    random_games(engine.record(), engine.config, games, rng_of(1), engine.codes(), totals)
    engine.kernels.tally_games(engine.record(), engine.config, games, rng_of(2), engine.codes(), tally)
    for seat, total in enumerate(totals):
        mean = tally.score_sum[seat] / games
        deviation = sqrt(tally.score_squared[seat] / games - mean**2)
        assert abs(total / games - mean) < SO_FAR * deviation * sqrt(2 / games)


@pytest.mark.parametrize("text", TABLES)
def test_a_tally_is_what_its_matches_were(text: str) -> None:
    """One match at a time: points, winners and histogram are those of its final state."""
    game = game_of(text)
    engine = engine_of(game)
    rec, rng, tally, codes = engine.record(), rng_of(3), new_tally(), engine.codes()
    met: Counter[int] = Counter()
    for number in range(1, 101):
        before = tally.wins_sum.copy()
        engine.kernels.tally_games(rec, engine.config, 1, rng, codes, tally)
        state = engine.to_state(rec)
        won = (tally.wins_sum - before)[: game.seats]
        assert tuple(np.flatnonzero(won)) == game.winners(state)
        assert won.sum() == pytest.approx(1)
        scores = game.scores(state)[: game.seats]
        assert tuple(tally.scores[: game.seats]) == scores
        assert tuple(tally.points[: game.seats].sum(axis=1)) == scores
        met.update(tally.points[: game.seats, 0].tolist())
        assert tally.matches == number
    assert {place + WORST: n for place, n in enumerate(tally.histogram[0].tolist()) if n} == met
