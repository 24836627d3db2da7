"""Pins the OpenSpiel games: OpenSpiel's own test, its ISMCTS bot, and what a resampled state preserves."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from sushiya.research import openspiel_game
from sushiya.research.openspiel_game import GAME_TYPES

GAMES = (
    ("python_sushi_go", 3, ""),
    ("python_sushi_go", 2, "edition=gamewright;dummy=yes"),
    ("python_sushi_go_party", 3, "meal=master-menu"),
    ("python_sushi_go_party", 4, "meal=party-sampler"),
    ("python_sushizock", 3, ""),
)


def load(name: str, players: int, options: str) -> Any:
    return pyspiel.load_game(name, {"players": players, "options": options})


def wander(game: Any, seed: int, decisions: int) -> Any:
    """A player's decision state after this many random decisions of players."""
    rng = Random(seed)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            decisions -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_all_three_are_registered() -> None:
    assert set(GAME_TYPES) <= set(pyspiel.registered_names())
    assert openspiel_game.spiel_name("sushi-go-party") == "python_sushi_go_party"


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_open_spiel_finds_nothing(name: str, players: int, options: str) -> None:
    pyspiel.random_sim_test(load(name, players, options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_another_world_looks_the_same(name: str, players: int, options: str) -> None:
    game = load(name, players, options)
    draws = np.random.default_rng(1).random
    differs = 0
    for decisions in range(1, 40, 3):
        state = wander(game, decisions, decisions)
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, draws)
            assert other.current_player() == player
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            differs += str(other) != str(state)
    assert differs or name == "python_sushizock"


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_ismcts_plays(name: str, players: int, options: str) -> None:
    game = load(name, players, options)
    state = wander(game, 3, 8)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_recall_is_more_than_sight() -> None:
    """In the second turn I know the hand that I passed on, though I no longer see it."""
    state = wander(load("python_sushi_go", 3, ""), 1, 3)
    assert state.current_player() == 0
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    known = observer.dict["known"]
    record = state.match.record
    assert known[0].tolist() == record.hands[record.hand[0]][:12].tolist()
    assert known[1].tolist() == record.hands[record.hand[1]][:12].tolist()
    assert not known[2].any()
    assert len(state.observation_tensor(0)) < len(state.information_state_tensor(0))
