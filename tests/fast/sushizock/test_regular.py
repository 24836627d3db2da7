"""Pins the regular bot's kernel: at every decision, what it chooses is worth as much as the bot's choice."""

from random import Random

import pytest

from sushiya.bots.greedy_sushizock import values_of_options
from sushiya.core import Match, seen_by
from sushiya.fast.rng import rng_of
from sushiya.games import game_of
from sushiya.research.fast_match import FastMatch
from sushiya.research.kernel_players import REGULAR, players_of
from sushiya.sushizock.memory import Memory


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_chooses_what_the_bot_would(seats: int) -> None:
    game = game_of("sushizock", seats=seats)
    fast = FastMatch(game)
    players, asked = players_of(fast.engine), 0
    for seed in range(3):
        match, rng = Match(game, f"regular {seed}"), Random(seed)
        while not match.over:
            seat = match.state.pending[0].seat
            values = values_of_options(match.view(seat), Memory(seats, seen_by(match.history, seat)), rng)
            fast.engine.from_state(match.state, fast.record)
            code = fast._player_code(seat, REGULAR, players, rng_of(seed))
            chosen = fast.engine.action_of(fast.record, code)
            assert values[chosen] == pytest.approx(max(values.values())), f"{match.view(seat)}: {chosen}"
            asked += len(match.options(seat)) > 1
            match.play(seat, chosen if rng.random() < 0.7 else rng.choice(match.options(seat)))
    assert asked > 50
