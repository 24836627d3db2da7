"""Pins who wins and by how much, as all searches and figures count it."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.core import Match
from sushiya.fast.families import engine_of
from sushiya.fast.wins import share_of_win, winners_of
from sushiya.games import GAMES, game_of


@pytest.mark.parametrize(
    ("scores", "ties", "winners"),
    [
        ([30, 41, 12], [9, 0, 0], [1]),
        ([30, 30, 12], [1, 0, 9], [0]),
        ([30, 30, 30], [2, 0, 2], [0, 2]),
        ([-7, -3, -3], [0, 4, 4], [1, 2]),
        ([0, 0, 0], [0, 0, 0], [0, 1, 2]),
    ],
)
def test_the_most_points_win_then_the_most_of_what_breaks_ties(
    scores: list[int], ties: list[int], winners: list[int]
) -> None:
    won = winners_of(np.array(scores), np.array(ties), 3)
    assert [seat for seat in range(3) if won >> seat & 1] == winners
    shares = [share_of_win(won, seat) for seat in range(3)]
    assert shares == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]


@pytest.mark.parametrize("name", GAMES)
def test_an_engine_says_who_wins_as_the_rules_do(name: str) -> None:
    game: Any = game_of(name)
    engine = engine_of(game)
    rec = engine.record()
    for seed in range(5):
        match = Match(game, str(seed))
        rng = Random(seed)
        while not match.over:
            decision = match.state.pending[0]
            match.play(decision.seat, decision.sample(rng))
        engine.from_state(match.state, rec)
        won = engine.kernels.winners(rec, engine.config)
        assert tuple(seat for seat in range(game.seats) if won >> seat & 1) == game.winners(match.state)
