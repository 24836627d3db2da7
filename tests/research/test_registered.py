"""Pins the registered ids: Gymnasium's own check, versions that rise, and many matches by the same id."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from sushiya.core import AnyGame
from sushiya.fast.families import engine_of
from sushiya.games import GAMES, game_of
from sushiya.research import openspiel_game  # noqa: F401 (loads OpenSpiel before Gymnasium's warnings count)
from sushiya.research.families import HISTORIES
from sushiya.research.fast_match import CHANCE, ENDED, FastMatch
from sushiya.research.registration import VERSIONS, env_id
from sushiya.research.self_play import self_play
from sushiya.research.vector_env import SushiyaVectorEnv

IDS = {
    "sushi-go": "Sushiya/SushiGo-v1",
    "sushi-go-party": "Sushiya/SushiGoParty-v1",
    "sushizock": "Sushiya/Sushizock-v0",
}
TABLES = {
    "sushi-go": ("sushi-go(seats=4)", "sushi-go(seats=2,edition=gamewright,dummy=yes)"),
    "sushi-go-party": (
        "sushi-go-party(seats=4,meal=master-menu)",
        "sushi-go-party(seats=3,meal=party-sampler)",
        "sushi-go-party(seats=4,meal=temaki+eel+edamame+sukeroku+sake+takeout_box+fruit)",
        "sushi-go-party(seats=3,meal=maki+onigiri+eel+edamame+special_order+spoon+fruit)",
    ),
    "sushizock": ("sushizock(seats=3)",),
}
FINGERPRINTS = {
    ("sushi-go", 0): "d904c02136839c49",
    ("sushi-go", 1): "fa36b882cf3e0bfa",
    ("sushi-go-party", 0): "bfdee78329caab39",
    ("sushi-go-party", 1): "59c5057ef28fda5f",
    ("sushizock", 0): "59d46ea4f3e9d115",
}
"""What the environments of each version were like. Never change one: raise the version and add another."""


def test_ids_are_known() -> None:
    assert {name: env_id(name) for name in GAMES} == IDS
    assert set(IDS.values()) <= set(gymnasium.registry)


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing(name: str) -> None:
    env = gymnasium.make(IDS[name], seats=3, opponents="regular" if name == "sushi-go" else "quick")
    check_env(env.unwrapped)
    seen, _ = env.reset(seed=1)
    over, steps = False, 0
    while not over:
        seen, _, over, cut, _ = env.step(env.action_space.sample(seen["action_mask"]))
        steps += 1
        assert not cut
    assert steps > 10
    assert not seen["action_mask"].any()


def test_an_illegal_action_ends_the_match() -> None:
    env = gymnasium.make(IDS["sushi-go"], seats=3)
    env.reset(seed=1)
    wait = len(env.unwrapped.numbering) - 1  # type: ignore[attr-defined]
    seen, reward, over, _, info = env.step(wait)
    assert (reward, over, info["refused"]) == (-1, True, "'wait' is not legal: see the action mask.")
    assert not seen["action_mask"].any()
    with pytest.raises(ValueError, match="reset the environment"):
        env.unwrapped.step(0)


def test_many_matches_by_the_same_id() -> None:
    many = gymnasium.make_vec(IDS["sushi-go"], num_envs=8, seats=3, opponents="quick")
    assert isinstance(many.unwrapped, SushiyaVectorEnv)
    seen, _ = many.reset(seed=3)
    assert seen["action_mask"].shape == (8, len(many.unwrapped.numbering))


def test_it_is_shown_in_words() -> None:
    env = gymnasium.make(IDS["sushi-go"], seats=3, render_mode="ansi")
    env.reset(seed=1)
    shown: Any = env.render()
    assert "round: 1" in shown
    assert "hand: " in shown


@pytest.mark.parametrize("name", ["sushi-go-party", "sushizock"])
def test_every_feature_is_in_a_fingerprint(name: str) -> None:
    """`blind` and `given` were in none."""
    games = [engine_of(text).features for text in TABLES[name]]
    found = {part.name for parts in games for part in parts if np.prod(part.shape)}
    assert found == {part.name for part in games[0]}


def pasts(game: AnyGame) -> Iterator[NDArray[np.int16]]:
    """What players remember for OpenSpiel, as rows of numbers, decision by decision of a random match."""
    history, rng = HISTORIES.of(game)(FastMatch(game)), Random(1)
    while history.actor != ENDED:
        if history.actor == CHANCE:
            outcomes, odds = zip(*history.odds(), strict=True)
            history.draw(rng.choices(outcomes, odds)[0])
            continue
        rows, count = history.rows_for(history.actor, private=True)
        yield rows[:count]
        history.step(rng.choice(history.legal()))


@pytest.mark.parametrize("name", IDS)
def test_a_changed_environment_has_a_new_version(name: str) -> None:
    """Rules, actions, observations and rewards, as seen in a few matches."""
    digest = sha256()
    for text in TABLES[name]:
        game = game_of(text)
        engine = engine_of(game)
        digest.update(repr((text, engine.numbering.names, [part[:4] for part in engine.features])).encode())
        for part in self_play(game, 30, players="random", seed=1):
            for column in part:
                digest.update(np.ascontiguousarray(column).tobytes())
        for rows in pasts(game):
            digest.update(rows.tobytes())
    found = digest.hexdigest()[:16]
    assert FINGERPRINTS[name, VERSIONS[name]] == found, f"raise environment of {name}, then add {found}"
