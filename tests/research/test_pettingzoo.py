"""Pins the PettingZoo environments, with PettingZoo's own tests."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from sushiya.games import game_of
from sushiya.research.pettingzoo_env import SushiyaParallel, env, parallel_env, raw_env

GAMES = (
    "sushi-go(seats=4)",
    "sushi-go(edition=gamewright,seats=2,dummy=yes)",
    "sushi-go-party(seats=3,meal=master-menu)",
    "sushi-go-party(seats=5,meal=party-sampler)",
    "sushizock(seats=3)",
)


@pytest.mark.parametrize("text", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_petting_zoo_finds_nothing(text: str) -> None:
    game = game_of(text)
    api_test(env(game), num_cycles=200)
    seed_test(lambda: env(game), num_cycles=50)
    parallel_api_test(parallel_env(game), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=50)


def play(table: SushiyaParallel, seed: int) -> tuple[dict[str, float], int]:
    rng = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    steps = 0
    while table.agents:
        actions = {a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in table.agents}
        seen, rewards, *_ = table.step(actions)
        steps += 1
        total = {agent: total[agent] + rewards[agent] for agent in total}
    return total, steps


@pytest.mark.parametrize("reward", ["score", "win"])
def test_rewards_add_up_to_zero_and_to_the_result(reward: str) -> None:
    table = SushiyaParallel(game_of("sushi-go(seats=3)"), reward=reward)
    total, _ = play(table, 5)
    scores = table._match.record.score[:3].astype(float)
    assert sum(total.values()) == pytest.approx(0)
    best = total[f"seat_{int(np.argmax(scores))}"]
    expected = 1.0 if reward == "win" else scores.max() - (scores.sum() - scores.max()) / 2
    assert best == pytest.approx(expected)


def test_picks_of_a_turn_are_one_step() -> None:
    """With nothing but plain picks, three rounds of nine turns are 27 steps."""
    table = SushiyaParallel(game_of("sushi-go-party(seats=4,meal=my-first-meal)"))
    assert play(table, 1)[1] == 3 * 9


def test_an_illegal_action_ends_the_match() -> None:
    table = SushiyaParallel(game_of("sushi-go(seats=3)"))
    seen, _ = table.reset(seed=1)
    legal = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in table.agents}
    _, rewards, over, _, _ = table.step(legal | {"seat_1": table._match.numbering.wait})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(over.values())
    assert not table.agents


@pytest.mark.parametrize("action", [10**6, -1, -3, -500, "x", None, 0.5])
def test_what_is_no_action_is_refused_in_words(action: Any) -> None:
    """PettingZoo's wrapper looked it up in the mask: a bare IndexError, or another action from its end."""
    table = env(GAMES[0])
    table.reset(seed=1)
    with pytest.raises(
        ValueError, match=r"Actions (are numbers from 0 to \d+|have to be whole numbers), not"
    ):
        table.step(action)
    assert not any(table.terminations.values())
    table.step(int(table.last()[0]["action_mask"].argmax()))


@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
def test_a_position_is_rendered_in_words(make: Any) -> None:
    shown = make(GAMES[0], render_mode="ansi")
    shown.reset(seed=1)
    assert shown.render().startswith(str(game_of(GAMES[0])))
    assert "seat 1: hand " in shown.render()
    silent = make(GAMES[0])
    silent.reset(seed=1)
    assert silent.render() is None
