"""Everything public of `fast` and `research` that takes a value from outside, and values without sense."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import numpy as np
import pyspiel

from sushiya.core import Match
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
from sushiya.fast.rng import checked_rng, rng_of
from sushiya.games import game_of
from sushiya.research.fast_match import FastMatch
from sushiya.research.observations import Observation, checked_observation, features
from sushiya.research.openspiel_game import SushiyaObserver, spiel_name
from sushiya.research.opponents import checked_opponents
from sushiya.research.parquet import export, recorded
from sushiya.research.pettingzoo_env import SushiyaAEC, SushiyaParallel, env, parallel_env, raw_env
from sushiya.research.places import place_on
from sushiya.research.registration import env_id
from sushiya.research.rewards import checked_reward
from sushiya.research.self_play import match_record, self_play
from sushiya.research.single_env import SushiyaEnv
from sushiya.research.vector_env import SushiyaVectorEnv
from sushiya.research.words import observation_in_words

__all__ = ["GAME", "NONSENSE", "calls"]

GAME = "sushi-go(seats=3)"

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

    def observer() -> SushiyaObserver:
        made: SushiyaObserver = spiel().get_game().make_py_observer()
        return made

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
        "Batch(device)": lambda x: Batch(game, 2, device=x),
        "Batch.finish": lambda x: Batch(game, 2, 1).finish(x),
        "Batch.state": lambda x: Batch(game, 2, 1).state(x),
        "Batch.select": lambda x: Batch(game, 2, 1).select(x).finish(),
        "Batch.select(seed)": lambda x: Batch(game, 2, 1).select([0], x).finish(),
        "Observation(game)": lambda x: Observation(x),
        "Observation(only)": lambda x: Observation(game, only=x),
        "Observation.split": lambda x: Observation(game).split(x),
        "features": lambda x: features(x),
        "FastMatch": lambda x: FastMatch(x),
        "FastMatch.mask": lambda x: started().mask(x),
        "FastMatch.step(seat)": lambda x: started().step(x, 0),
        "FastMatch.step(action)": lambda x: started().step(0, x),
        "FastMatch.choose(seat)": lambda x: started().choose(x, 0),
        "FastMatch.choose(action)": lambda x: started().choose(0, x),
        "FastMatch.draw": lambda x: FastMatch(game).draw(x),
        "FastMatch.take": lambda x: (match := started(), match.look(), match.take(x)),
        "FastMatch.observe(seat)": lambda x: started().observe(x, Observation(game)),
        "FastMatch.observe(features)": lambda x: started().observe(0, x),
        "FastMatch.observe(row)": lambda x: started().observe(0, Observation(game), x),
        "FastMatch.standings": lambda x: started().standings(x),
        "SushiyaVectorEnv(game)": lambda x: SushiyaVectorEnv(x, 2),
        "SushiyaVectorEnv(num_envs)": lambda x: SushiyaVectorEnv(
            game, x if not isinstance(x, int) or x < 100 else -x
        ),
        "SushiyaVectorEnv(device)": lambda x: SushiyaVectorEnv(game, 2, device=x),
        "SushiyaVectorEnv(render_mode)": lambda x: SushiyaVectorEnv(game, 2, render_mode=x),
        "SushiyaVectorEnv(seat)": lambda x: SushiyaVectorEnv(game, 2, seat=x).reset(seed=1),
        "SushiyaVectorEnv(reward)": lambda x: SushiyaVectorEnv(game, 2, reward=x).reset(seed=1),
        "SushiyaVectorEnv(observation)": lambda x: SushiyaVectorEnv(game, 2, observation=x).reset(seed=1),
        "SushiyaVectorEnv(opponents)": lambda x: SushiyaVectorEnv(game, 2, opponents=x).reset(seed=1),
        "SushiyaVectorEnv(options)": lambda x: SushiyaVectorEnv(name, 2, seats=x, edition=x),
        "SushiyaVectorEnv.reset(seed)": lambda x: SushiyaVectorEnv(game, 2).reset(seed=x),
        "SushiyaVectorEnv.reset(seed) among bots": lambda x: SushiyaVectorEnv(
            game, 2, opponents="greedy"
        ).reset(seed=x),
        "SushiyaVectorEnv.step": lambda x: stepped(SushiyaVectorEnv(game, 2), x),
        "SushiyaVectorEnv.step among functions": lambda x: asked(lambda _: x, lambda _: x),
        "SushiyaVectorEnv.step among functions and bots": lambda x: asked(lambda _: x, "greedy"),
        "SushiyaEnv(seat)": lambda x: SushiyaEnv(game, seat=x).reset(seed=1),
        "SushiyaEnv(render_mode)": lambda x: SushiyaEnv(game, render_mode=x),
        "SushiyaEnv.reset(seed)": lambda x: SushiyaEnv(game).reset(seed=x),
        "SushiyaEnv.step": lambda x: stepped(SushiyaEnv(game), x),
        "SushiyaAEC": lambda x: SushiyaAEC(x),
        "SushiyaParallel": lambda x: SushiyaParallel(x),
        "env": lambda x: env(x),
        "parallel_env": lambda x: parallel_env(x),
        "raw_env": lambda x: raw_env(x),
        "raw_env(reward)": lambda x: raw_env(game, reward=x),
        "raw_env(observation)": lambda x: raw_env(game, observation=x),
        "raw_env(render_mode)": lambda x: raw_env(game, render_mode=x),
        "SushiyaAEC.step": lambda x: stepped(raw_env(game), x),
        "SushiyaAEC.step, wrapped": lambda x: stepped(env(game), x),
        "SushiyaAEC.observe": lambda x: raw_env(game).observe(x),
        "SushiyaAEC.action_space": lambda x: raw_env(game).action_space(x),
        "SushiyaAEC.observation_space": lambda x: raw_env(game).observation_space(x),
        "SushiyaAEC.reset(seed)": lambda x: raw_env(game).reset(seed=x),
        "SushiyaParallel.observe": lambda x: parallel_env(game).observe(x),
        "SushiyaParallel.action_space": lambda x: parallel_env(game).action_space(x),
        "SushiyaParallel.observation_space": lambda x: parallel_env(game).observation_space(x),
        "SushiyaParallel.reset(seed)": lambda x: parallel_env(game).reset(seed=x),
        "SushiyaParallel.step": lambda x: stepped(
            parallel_env(game), {f"seat_{seat}": x for seat in range(3)}
        ),
        "SushiyaParallel.step(agents)": lambda x: stepped(parallel_env(game), x),
        "SushiyaState.apply_action": lambda x: spiel().apply_action(x),
        "SushiyaState.apply_action(chance)": lambda x: (
            pyspiel.load_game(spiel_name(name)).new_initial_state().apply_action(x)
        ),
        "SushiyaState.legal_actions": lambda x: spiel().legal_actions(x),
        "SushiyaState.information_state_tensor": lambda x: spiel().information_state_tensor(x),
        "SushiyaState.observation_tensor": lambda x: spiel().observation_tensor(x),
        "SushiyaGame.make_py_observer": lambda x: spiel().get_game().make_py_observer(x),
        "SushiyaObserver.set_from": lambda x: observer().set_from(spiel(), x),
        "SushiyaObserver.set_from(state)": lambda x: observer().set_from(x, 0),
        "SushiyaObserver.string_from": lambda x: observer().string_from(spiel(), x),
        "SushiyaObserver.string_from(state)": lambda x: observer().string_from(x, 0),
        "SushiyaState.observation_string": lambda x: spiel().observation_string(x),
        "SushiyaState.action_to_string": lambda x: spiel().action_to_string(0, x),
        "SushiyaState.action_to_string(chance)": lambda x: spiel().action_to_string(-1, x),
        "SushiyaState.resample_from_infostate": lambda x: spiel().resample_from_infostate(
            x, Random(1).random
        ),
        "SushiyaGame(options)": lambda x: pyspiel.load_game(spiel_name(name), {"options": x}),
        "SushiyaGame(players)": lambda x: pyspiel.load_game(spiel_name(name), {"players": x}),
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
        "matches_on": lambda x: matches_on(x, engine_of(game), 2, 0),
        "checked_rng": lambda x: checked_rng(x),
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
