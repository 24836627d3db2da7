"""Pins the OpenSpiel games: OpenSpiel's own test, its ISMCTS bot, and what a resampled state preserves."""

import copy
import pickle
from collections.abc import Iterator
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
    ("python_sushi_go_party", 3, "meal:master-menu;edition:devir"),
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
    pyspiel.random_sim_test(load(name, players, options), num_sims=1, serialize=True, verbose=False)


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


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_games_and_states_can_be_copied_pickled_and_written(name: str, players: int, options: str) -> None:
    game = load(name, players, options)
    for other in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert other.game == game.game
        assert str(other) == str(game)
    for decisions in (0, 7):
        state = wander(game, 2, decisions)
        state.information_state_string(0)
        text = pyspiel.serialize_game_and_state(game, state)
        doubles = [copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        doubles += [pyspiel.deserialize_game_and_state(text)[1], state.clone()]
        for double in doubles:
            assert str(double) == str(state)
            assert double.history() == state.history()
            for player in range(players):
                assert double.information_state_string(player) == state.information_state_string(player)
            double.apply_action(double.legal_actions()[0])
            assert str(double) != str(state), "it goes its own way"
        draws = np.random.default_rng(1).random
        resampled = state.resample_from_infostate(state.current_player(), draws)
        assert str(pickle.loads(pickle.dumps(resampled))) == str(resampled)


def observer_of(game: Any, private: str, recall: bool) -> Any:
    kind = getattr(pyspiel.PrivateInfoType, private)
    return game.make_py_observer(pyspiel.IIGObservationType(True, recall, kind))


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
@pytest.mark.parametrize("recall", [False, True])
def test_what_is_public_tells_nothing_private(name: str, players: int, options: str, recall: bool) -> None:
    """In other worlds that one player can't tell from this one, others hide other things.

    Any player's worlds: in those of whoever is asked, what only they know is the same.
    """
    game = load(name, players, options)
    public, private = (observer_of(game, kind, recall) for kind in ("NONE", "SINGLE_PLAYER"))
    draws = np.random.default_rng(2).random
    hidden = 0
    for decisions in range(2, 40, 4):
        state = wander(game, decisions, decisions)
        for imagining in range(players):
            other = state.resample_from_infostate(imagining, draws)
            for player in range(players):
                assert_alike(public, state, other, player)
                hidden += private.string_from(state, player) != private.string_from(other, player)
    assert hidden or name == "python_sushizock"
    assert "hand:" not in public.string_from(state, 0)
    with pytest.raises(ValueError, match="public"):
        observer_of(game, "ALL_PLAYERS", recall)


@pytest.mark.parametrize("recall", [False, True])
def test_a_menu_s_offer_is_not_public(recall: bool) -> None:
    """Only the asker knows it, so it differs in the worlds of the others alone."""
    game = load("python_sushi_go_party", 3, "meal:maki+tempura+tofu+sashimi+menu+tea+pudding")
    public, private = (observer_of(game, kind, recall) for kind in ("NONE", "SINGLE_PLAYER"))
    draws = np.random.default_rng(3).random
    differed = 0
    for state in offers(game, private, 5):
        asked = state.current_player()
        for imagining in {*range(3)} - {asked}:
            other = state.resample_from_infostate(imagining, draws)
            differed += offer_of(private, state, asked) != offer_of(private, other, asked)
            for player in range(3):
                assert_alike(public, state, other, player)
    assert differed


def assert_alike(observer: Any, state: Any, other: Any, player: int) -> None:
    """Assert that this observer sees no difference."""
    assert observer.string_from(state, player) == observer.string_from(other, player)
    observer.set_from(state, player)
    before = observer.tensor.copy()
    observer.set_from(other, player)
    assert (observer.tensor == before).all()


def offers(game: Any, private: Any, count: int) -> Iterator[Any]:
    """Positions in which somebody has a menu's cards to choose from."""
    for seed in range(count):
        rng, state = Random(seed), wander(game, seed, 0)
        while state.is_chance_node() or not offer_of(private, state, state.current_player()):
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


def offer_of(private: Any, state: Any, player: int) -> list[str]:
    """The cards that a menu shows this player."""
    lines: list[str] = private.string_from(state, player).splitlines()
    return [line for line in lines if line.startswith("offer")]


def test_a_person_can_read_it() -> None:
    game = load("python_sushi_go", 3, "")
    state = game.new_initial_state()
    assert state.action_to_string(-1, 0) == "chopsticks"
    state.apply_action(0)
    assert str(state).splitlines()[-1] == "drawn: chopsticks"
    state = wander(game, 1, 4)
    lines = str(state).splitlines()
    assert lines[:3] == ["sushi-go(seats=3,edition=zoch)", "round: 1", "turn: 2"]
    hand = "hand gyoza×3 maki:2 maki:3 nigiri:squid tempura×2"
    assert lines[3] == f"seat 0: {hand}, plates maki:2, hand_size 8, awaited 1, chosen tempura no second"
    lines = state.information_state_string(1).splitlines()
    assert lines[:7] == [
        "player 1",
        "hand: gyoza×2 nigiri:egg nigiri:salmon pudding sashimi×2 tempura",
        "plates: me sashimi; +1 nigiri:egg; +2 maki:2",
        "round: 1",
        "turn: 2",
        "hand_size: me 8; +1 8; +2 8",
        "awaited: me 1; +1 1; +2 1",
    ]
    assert lines[-3:] == ["seat 0: maki:2", "seat 1: sashimi", "seat 2: nigiri:egg"]
    sushizock = wander(load("python_sushizock", 3, ""), 1, 5)
    assert str(sushizock).splitlines()[2:5] == ["kept: sushi red×2", "rolled: bone red", "roll: 2"]
    assert sushizock.information_state_string(0).splitlines()[-1] == "roll red bone"
    start = load("python_sushizock", 3, "").new_initial_state()
    assert start.action_to_string(-1, 3) == "sushi 3"


def test_an_impossible_answer_is_refused() -> None:
    state = load("python_sushi_go", 3, "").new_initial_state()
    with pytest.raises(
        ValueError, match=r"Chance can't draw 12 now. Possible outcomes: 0 \(chopsticks\), 1 "
    ):
        state.apply_action(12)
    state = wander(load("python_sushi_go", 3, ""), 1, 0)
    with pytest.raises(ValueError, match=r"'wait' is not legal for seat 0\. Legal actions: "):
        state.apply_action(state.num_distinct_actions() - 1)


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
