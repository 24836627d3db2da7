"""Pins that no nonsense reaches a kernel: every public call refuses it with a sentence."""

import copy
import pickle
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import numpy as np
import pyspiel
import pytest

from sushiya.core import BadOptions, Match, SushiyaError
from sushiya.fast.batch import Batch
from sushiya.fast.checked import (
    check_legal,
    checked_actions,
    checked_count,
    checked_game,
    checked_number,
    checked_seat,
    checked_seed,
)
from sushiya.fast.families import engine_of
from sushiya.fast.feature_row import FeatureRow
from sushiya.fast.host import matches_on, seed_of, seeds_of
from sushiya.fast.rng import rng_of
from sushiya.games import game_of
from sushiya.research.fast_match import FastMatch
from sushiya.research.kernel_players import kernels_for
from sushiya.research.observations import Observation, checked_observation, features
from sushiya.research.openspiel_game import spiel_name
from sushiya.research.opponents import checked_opponents
from sushiya.research.parquet import export, recorded
from sushiya.research.pettingzoo_env import env, parallel_env, raw_env
from sushiya.research.places import place_on
from sushiya.research.registration import env_id
from sushiya.research.rewards import checked_reward
from sushiya.research.self_play import match_record, self_play
from sushiya.research.single_env import SushiyaEnv
from sushiya.research.vector_env import SushiyaVectorEnv
from sushiya.research.words import observation_in_words
from tests.full import some

GAME = "sushi-go(seats=3)"
GAMES = some(
    [GAME, "sushizock(seats=3)"],
    ["sushi-go-party(seats=3,meal=temaki+tofu+sukeroku+miso_soup+takeout_box+sake+pudding)"],
)
REFUSALS = (SushiyaError, ValueError)
"""What may be raised; anything else, such as a bare KeyError, is a defect."""
OF_OPENSPIEL = (*REFUSALS, TypeError, RuntimeError)
"""OpenSpiel itself raises these for values that never come to us."""

NONSENSE: tuple[Any, ...] = (
    None,
    -1,
    -50,
    3,
    7,
    49,
    50,
    10**6,
    2**70,
    0.5,
    float("nan"),
    True,
    "",
    "score",
    "sushi-go",
    "sushizock(seats=9)",
    b"x",
    (),
    [0],
    [0, 0],
    [[0, 0]],
    [-1, 10**9],
    [0.5, 1.5],
    ["a", "b"],
    {},
    {"random": -1},
    {"seat_0": 0},
    np.zeros(2, np.float64),
    np.full(2, -1),
    np.full(2, 2**40),
    np.zeros((2, 2), int),
    np.zeros(0, int),
    object(),
    len,
)


def calls(game: str = GAME) -> dict[str, Callable[..., Any]]:
    """Everything that takes a value from outside, by name."""
    name = game.partition("(")[0]

    def asked(*opponents: Any) -> Any:
        """A match in which the learner has made its first step, so that the others are asked."""
        made = SushiyaVectorEnv(game, 2, opponents=list(opponents))
        seen, _ = made.reset(seed=1)
        return made.step(seen["action_mask"].argmax(axis=1))

    def stepped(made: Any, value: Any) -> Any:
        made.reset(seed=1)
        return made.step(value)

    def spiel() -> Any:
        state = pyspiel.load_game(spiel_name(name), {"players": 3}).new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        return state

    def started() -> FastMatch:
        match = FastMatch(game)
        match.draw(seeds_of(1, 1))
        return match

    @cache
    def few() -> Path:
        """A file with one match; also where others are written to."""
        file = Path(mkdtemp()) / "few.parquet"
        export(game, file, 1)
        return file

    def filled_with(value: Any) -> Any:
        return np.full(Observation(game).size, value)

    return {
        "Batch(game)": lambda x: Batch(x, 2),
        "Batch(size)": lambda x: Batch(game, x if not isinstance(x, int) or x < 100 else -x),
        "Batch(seed)": lambda x: Batch(game, 2, x),
        "Batch.step": lambda x: Batch(game, 2, 1).step(x),
        "Batch.put(match)": lambda x: Batch(game, 2, 1).put(x, Match(game_of(game), "a").state),
        "Batch.put(state)": lambda x: Batch(game, 2, 1).put(0, x),
        "Batch.state": lambda x: Batch(game, 2, 1).state(x),
        "Batch.select": lambda x: Batch(game, 2, 1).select(x).finish(),
        "Observation(game)": lambda x: Observation(x),
        "Observation(only)": lambda x: Observation(game, only=x),
        "Observation.split": lambda x: Observation(game).split(x),
        "features": lambda x: features(x),
        "FastMatch": lambda x: FastMatch(x),
        "FastMatch.mask": lambda x: started().mask(x),
        "FastMatch.step(seat)": lambda x: started().step(x, 0),
        "FastMatch.step(action)": lambda x: started().step(0, x),
        "FastMatch.take": lambda x: (match := started(), match.look(), match.take(x)),
        "FastMatch.observe(seat)": lambda x: started().observe(x, Observation(game)),
        "FastMatch.observe(features)": lambda x: started().observe(0, x),
        "FastMatch.standings": lambda x: started().standings(x),
        "vector(game)": lambda x: SushiyaVectorEnv(x, 2),
        "vector(num_envs)": lambda x: SushiyaVectorEnv(game, x if not isinstance(x, int) or x < 100 else -x),
        "vector(seat)": lambda x: SushiyaVectorEnv(game, 2, seat=x).reset(seed=1),
        "vector(reward)": lambda x: SushiyaVectorEnv(game, 2, reward=x).reset(seed=1),
        "vector(observation)": lambda x: SushiyaVectorEnv(game, 2, observation=x).reset(seed=1),
        "vector(opponents)": lambda x: SushiyaVectorEnv(game, 2, opponents=x).reset(seed=1),
        "vector(options)": lambda x: SushiyaVectorEnv(name, 2, seats=x, edition=x),
        "vector.reset(seed)": lambda x: SushiyaVectorEnv(game, 2).reset(seed=x),
        "vector.reset(seed) among bots": lambda x: SushiyaVectorEnv(game, 2, opponents="greedy").reset(
            seed=x
        ),
        "vector.step": lambda x: stepped(SushiyaVectorEnv(game, 2), x),
        "a policy": lambda x: asked(lambda _: x, lambda _: x),
        "a policy among bots": lambda x: asked(lambda _: x, "greedy"),
        "single(seat)": lambda x: SushiyaEnv(game, seat=x).reset(seed=1),
        "single(render_mode)": lambda x: SushiyaEnv(game, render_mode=x),
        "single.step": lambda x: stepped(SushiyaEnv(game), x),
        "aec(reward)": lambda x: raw_env(game, reward=x),
        "aec(observation)": lambda x: raw_env(game, observation=x),
        "aec.step": lambda x: stepped(raw_env(game), x),
        "aec.observe": lambda x: raw_env(game).observe(x),
        "aec.action_space": lambda x: raw_env(game).action_space(x),
        "aec.reset(seed)": lambda x: raw_env(game).reset(seed=x),
        "parallel.step": lambda x: stepped(parallel_env(game), {f"seat_{seat}": x for seat in range(3)}),
        "parallel.step(agents)": lambda x: stepped(parallel_env(game), x),
        "spiel.apply_action": lambda x: spiel().apply_action(x),
        "spiel.draw": lambda x: pyspiel.load_game(spiel_name(name)).new_initial_state().apply_action(x),
        "spiel.legal_actions": lambda x: spiel().legal_actions(x),
        "spiel.information_state_tensor": lambda x: spiel().information_state_tensor(x),
        "spiel.observation_string": lambda x: spiel().observation_string(x),
        "spiel.action_to_string": lambda x: spiel().action_to_string(0, x),
        "spiel.action_to_string(chance)": lambda x: spiel().action_to_string(-1, x),
        "spiel.resample": lambda x: spiel().resample_from_infostate(x, Random(1).random),
        "spiel.options": lambda x: pyspiel.load_game(spiel_name(name), {"options": x}),
        "spiel.players": lambda x: pyspiel.load_game(spiel_name(name), {"players": x}),
        "self_play": lambda x: next(self_play(game, 1, players=x)),
        "self_play(matches)": lambda x: next(self_play(game, x if not isinstance(x, int) or x < 100 else -x)),
        "self_play(seed)": lambda x: next(self_play(game, 1, seed=x)),
        "match_record(match)": lambda x: match_record(game, x),
        "match_record(players)": lambda x: match_record(game, 0, players=x),
        "export(matches)": lambda x: export(game, few(), x if not isinstance(x, int) or x < 100 else -x),
        "export(players)": lambda x: export(game, few(), 1, players=x),
        "export(seed)": lambda x: export(game, few(), 1, seed=x),
        "export(observation)": lambda x: export(game, few(), 1, observation=x),
        "recorded": lambda x: recorded(few(), x),
        "observation_in_words": lambda x: observation_in_words(Observation(game), x),
        "observation_in_words(NaN)": lambda x: observation_in_words(Observation(game), filled_with(x)),
        "env_id": lambda x: env_id(x),
        "place_on": lambda x: place_on(x, checked_opponents(game_of(game), None)),
        "checked_opponents": lambda x: checked_opponents(game_of(game), x),
        "checked_observation": lambda x: checked_observation(game_of(game), x),
        "checked_reward": lambda x: checked_reward(x),
        "engine_of": lambda x: engine_of(x),
        "FeatureRow(game)": lambda x: FeatureRow(x),
        "FeatureRow(only)": lambda x: FeatureRow(game, x),
        "kernels_for": lambda x: kernels_for(x),
        "matches_on": lambda x: matches_on(x, engine_of(game), 2, 0),
        "rng_of": lambda x: rng_of(x),
        "seed_of": lambda x: seed_of(x, 2),
        "seed_of(number)": lambda x: seed_of(1, x),
        "seeds_of": lambda x: seeds_of(x, 2),
        "checked_actions": lambda x: checked_actions(x, 2),
        "checked_count": lambda x: checked_count("matches", x),
        "checked_game": lambda x: checked_game(x),
        "checked_number": lambda x: checked_number("The match", x, range(3)),
        "checked_seat": lambda x: checked_seat(game_of(game), x),
        "checked_seed": lambda x: checked_seed(x),
        "check_legal": lambda x: check_legal(
            engine_of(game).numbering,
            np.ones((2, len(engine_of(game).numbering)), np.int8),
            checked_actions(x, 2),
            np.zeros(2, int),
        ),
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", calls())
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_nonsense_is_accepted_or_refused_in_words(name: str, game: str) -> None:
    call = calls(game)[name]
    refusals = OF_OPENSPIEL if name.startswith("spiel.") else REFUSALS
    for value in NONSENSE:
        said = "accepted"
        try:
            call(value)
        except refusals as error:
            said = str(error)
        assert said, f"{name} with {value!r} is refused without a word"


def test_an_opponent_is_refused_by_match_seat_action_and_what_was_legal() -> None:
    """It was not checked: memory was corrupted, the process crashed, or it never came back."""

    def always(action: int) -> Callable[[Any], Any]:
        def stubborn(seen: Any) -> Any:
            return np.full(len(seen["action_mask"]), action)

        return stubborn

    for action, name in ((49, "'wait'"), (-1, "-1"), (10**6, "1000000")):
        table = SushiyaVectorEnv(GAME, 4, seat=2, opponents=always(action))
        seen, _ = table.reset(seed=1)
        refused = rf"In match 0, {name} is not legal for the opponent stubborn, seat 0\. Legal actions: \d"
        with pytest.raises(ValueError, match=refused):
            table.step(seen["action_mask"].argmax(axis=1))
        with pytest.raises(ValueError, match="none before the first reset"):
            table.step(np.zeros(4, int))


@pytest.mark.parametrize("copied", [True, False])
def test_whoever_edits_a_mask_makes_nothing_legal_by_it(copied: bool) -> None:
    """It was checked against the very array that was handed out: the action came to the kernel."""
    table = SushiyaVectorEnv(GAME, 2, copy=copied)
    seen, _ = table.reset(seed=1)
    for _ in range(2):
        legal = seen["action_mask"].argmax(axis=1)
        seen["action_mask"][:] = 1
        with pytest.raises(ValueError, match=r"In match 0, 'wait' is not legal for seat \d"):
            table.step(np.full(2, table.numbering.wait))
        seen["action_mask"][:] = 0
        seen, *_ = table.step(legal)


def test_an_observation_of_another_game_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"of sushi-go\(seats=5.*, not of sushi-go\(seats=3"):
        SushiyaVectorEnv(GAME, 2, observation=Observation("sushi-go(seats=5)"))


def test_a_state_of_another_game_is_refused() -> None:
    for other in (
        "sushi-go(seats=5)",
        "sushi-go(seats=2,edition=gamewright)",
        "sushizock(seats=3)",
        "sushi-go-party(seats=3,meal=my-first-meal)",
    ):
        with pytest.raises(BadOptions, match=r"state of|comes to this state"):
            Batch(GAME, 1).put(0, Match(game_of(other), "a").state)


def test_arrays_of_a_batch_are_to_read() -> None:
    batch = Batch(GAME, 2)
    for array in (batch.records, batch.steps, batch.seats, batch.masks, batch.scores):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = array[1]


def test_copies_of_a_match_go_their_own_way() -> None:
    batch = Batch(GAME, 3, seed=2)
    same = batch.select([1, 1, 2]).finish()
    assert (same[0] == same[1]).all()
    assert len(np.unique(batch.select(50 * [1], seed=3).finish(), axis=0)) > 10
    assert not batch.over.any()


def play_on(made: Any, actions: int) -> list[Any]:
    """What an environment says after a few first legal actions."""
    said: list[Any] = []
    for _ in range(actions):
        if hasattr(made, "agent_selection"):
            seen, reward, *_ = made.last()
            made.step(int(seen["action_mask"].argmax()))
            said.append((seen["observation"].tolist(), reward))
        elif hasattr(made, "agents"):
            result = made.step(
                {agent: int(made.observe(agent)["action_mask"].argmax()) for agent in made.agents}
            )
            said.append(str(result))
        else:
            mask = made.action_masks() if hasattr(made, "action_masks") else made._masks
            seen, *rest = made.step(mask.argmax(axis=-1))
            said.append((seen["observation"].tolist(), str(rest)))
    return said


@pytest.mark.parametrize("doubled", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
@pytest.mark.parametrize(
    "make", [env, raw_env, parallel_env, SushiyaEnv, lambda game: SushiyaVectorEnv(game, 3)]
)
def test_environments_can_be_copied_and_pickled(make: Any, doubled: Any) -> None:
    for game in (GAME, "sushizock(seats=3)"):
        made = make(game)
        made.reset(seed=4)
        play_on(made, 3)
        other = doubled(made)
        assert play_on(made, 5) == play_on(other, 5)


def test_environments_without_a_seed_differ() -> None:
    seen = {SushiyaVectorEnv(GAME, 1).reset()[0]["observation"].tobytes() for _ in range(4)}
    assert len(seen) > 1
    seen = {SushiyaEnv(GAME).reset()[0]["observation"].tobytes() for _ in range(4)}
    assert len(seen) > 1


@pytest.mark.parametrize("copied", [True, False])
def test_last_observations_of_matches_that_go_on_are_zeros(copied: bool) -> None:
    made = SushiyaVectorEnv(GAME, 64, copy=copied)
    rng = np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    ends = 0
    for _ in range(120):
        masks = seen["action_mask"]
        seen, _, over, _, infos = made.step((masks * rng.random(masks.shape)).argmax(axis=1))
        if over.any():
            last = infos["final_obs"]["observation"]
            assert not last[~over].any()
            assert last[over].any(axis=1).all()
            ends += 0 < over.sum() < 64
    assert ends > 10


@pytest.mark.parametrize("name", ["python_sushi_go", "python_sushizock"])
def test_chance_has_no_outcomes_but_its_own(name: str) -> None:
    state = pyspiel.load_game(name, {"players": 3}).new_initial_state()
    assert all(state.action_to_string(-1, outcome) for outcome in state.legal_actions())
    for outcome in (-1, 999):
        with pytest.raises(BadOptions, match=f"has to be a number from 0 to .*, not {outcome}"):
            state.action_to_string(-1, outcome)


def test_an_environment_gives_new_arrays_for_every_step() -> None:
    made = SushiyaVectorEnv(GAME, 2)
    seen, _ = made.reset(seed=1)
    _, _, _, first, _ = made.step(seen["action_mask"].argmax(axis=1))
    first[:] = True
    *_, second, _ = made.step(made._masks.argmax(axis=1))
    assert not second.any()


class Unhashable:
    """A policy that compares by value."""

    __hash__ = None  # type: ignore[assignment]

    def __call__(self, seen: Any) -> Any:
        return seen["action_mask"].argmax(axis=1)


def test_any_callable_is_an_opponent_and_any_number_a_weight() -> None:
    one, other = Unhashable(), Unhashable()
    found = checked_opponents(game_of("sushi-go(seats=5)"), [one, other, one, "greedy"])
    assert (found.players, len(set(found.by_place.tolist()))) == ((one, other, "greedy"), 3)
    SushiyaVectorEnv(GAME, 2, opponents=one).reset(seed=1)
    drawn = checked_opponents(game_of(GAME), {"greedy": np.float32(1.0), "regular": np.int64(3)})
    assert drawn.cumulated[-1] == 1.0
