"""Pins what every fast engine can do, using its public functions only: it plays like the reference."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sushiya.core import CHANCE, BadOptions, Choice
from sushiya.fast.families import engine_of
from sushiya.fast.rng import rng_of
from sushiya.games import game_of

GAMES = [
    "sushi-go(seats=3)",
    "sushi-go-party(seats=4,meal=uramaki+onigiri+tofu+eel+menu+special_order+fruit)",
    "sushizock(seats=3)",
]


@pytest.mark.parametrize("text", GAMES)
def test_an_engine_follows_the_reference(text: str) -> None:
    """Given chance outcomes, options and answers by code, and states converted both ways."""
    game, rng = game_of(text), Random(text)
    engine = engine_of(game)
    rec, other, codes = engine.record(), engine.record(), engine.codes()
    engine.kernels.start(rec, engine.config)
    state = game.start().state
    while state.pending:
        decision = rng.choice(state.pending)
        action = decision.sample(rng)
        if decision.seat == CHANCE:
            engine.kernels.apply_chance(rec, engine.config, engine.outcomes_of(action))
        else:
            assert isinstance(decision, Choice)
            found = codes[: engine.kernels.options(rec, engine.config, decision.seat, codes)].tolist()
            assert {engine.action_of(rec, code) for code in found} == set(decision.options)
            engine.kernels.answer(rec, engine.config, decision.seat, engine.code_of(action))
        state = game.play(state, decision.seat, action).state
        assert engine.to_state(rec).pending == state.pending
        engine.from_state(state, other)
        assert engine.to_state(other).pending == state.pending
    assert rec.ask == 0
    assert tuple(rec.score[: game.seats]) == game.scores(state)[: game.seats]
    points = np.zeros(game.seats, np.int64)
    for seat, dish, gained in engine.points(state):
        assert dish in engine.dishes
        points[seat] += gained
    assert tuple(points) == game.scores(state)[: game.seats]


@pytest.mark.parametrize("text", GAMES)
def test_it_plays_on_from_anywhere(text: str) -> None:
    game = game_of(text)
    engine, fast_rng = engine_of(game), rng_of(7)
    rec, codes = engine.record(), engine.codes()
    engine.kernels.start(rec, engine.config)
    engine.kernels.sample_chance(rec, engine.config, fast_rng)
    engine.kernels.random_game(rec, engine.config, fast_rng, codes)
    assert engine.to_state(rec).over


def test_an_engine_is_made_once() -> None:
    assert engine_of(game_of("sushizock")) is engine_of(game_of("sushizock"))


def test_a_game_without_an_engine_is_refused_by_name() -> None:
    snap: Any = SimpleNamespace(name="snap", family="snapping")
    with pytest.raises(BadOptions, match=r"no fast engine for snap. There is one for: drafting, sushizock"):
        engine_of(snap)
