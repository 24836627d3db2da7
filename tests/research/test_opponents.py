"""Pins who plays the other seats: kernels, bots by name, policies, one per seat or drawn by weight."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sushiya.bots.registry import UnknownBot
from sushiya.core import BadOptions
from sushiya.research.opponents import Observations
from sushiya.research.vector_env import SushiyaVectorEnv

GAMES = (
    "sushi-go(seats=3)",
    "sushi-go(edition=gamewright,seats=2,dummy=yes)",
    "sushi-go-party(seats=3,meal=master-menu)",
    "sushi-go-party(seats=4,meal=party-sampler)",
    "sushizock(seats=3)",
)


def first(seen: Observations) -> np.ndarray:
    chosen: np.ndarray = seen["action_mask"].argmax(axis=1)
    return chosen


def play(env: SushiyaVectorEnv, matches: int, seed: int = 1) -> float:
    """The mean reward of a learner who plays at random."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    total, ended = 0.0, 0
    while ended < matches:
        assert env.observation_space.contains(seen)
        masks = seen["action_mask"]
        seen, rewards, over, *_ = env.step((masks * rng.random(masks.shape)).argmax(axis=1))
        total += rewards.sum()
        ended += int(over.sum())
    return total / ended


@pytest.mark.parametrize("text", GAMES)
def test_every_opponent_plays_every_game(text: str) -> None:
    env = SushiyaVectorEnv(text, 2)
    others = env.game.seats - 1
    mixed: list[Any] = ["greedy", first, "quick", "random"]
    for opponents in (
        "quick",
        "regular",
        first,
        mixed[:others],
        {"greedy": 1, first: 1, "quick": 2, "random": 1},
    ):
        play(SushiyaVectorEnv(text, 2, opponents=opponents), 2)


@pytest.mark.parametrize("text", [GAMES[0], GAMES[2], GAMES[4]])
def test_quick_players_beat_random_ones(text: str) -> None:
    game = SushiyaVectorEnv(text, 256, reward="win", opponents="quick")
    assert play(game, 1000) < -0.2
    assert abs(play(SushiyaVectorEnv(text, 256, reward="win"), 1000)) < 0.1


def test_greedy_players_beat_random_ones() -> None:
    assert play(SushiyaVectorEnv(GAMES[0], 8, reward="win", opponents="greedy"), 24) < -0.2


def test_a_searching_bot_can_play() -> None:
    env = SushiyaVectorEnv(GAMES[0], 1, seat=1, opponents=["master@2it", "uct@2it"])
    seen, _ = env.reset(seed=1)
    env.step(first(seen))


def test_a_list_is_by_place_after_the_learner() -> None:
    """In a match of three, the first of the list sits to the left of the learner."""
    asked: list[tuple[str, int]] = []

    def player(name: str) -> Any:
        def policy(seen: Observations) -> np.ndarray:
            asked.append((name, len(seen["action_mask"])))
            return first(seen)

        return policy

    env = SushiyaVectorEnv(GAMES[0], 16, seat=0, opponents=[player("next"), player("last")])
    env.reset(seed=1)
    env.step(first(env._observations()))
    assert asked == [("next", 16), ("last", 16)]


def test_opponents_are_drawn_by_weight_for_every_match() -> None:
    asked: Counter[str] = Counter()

    def player(name: str) -> Any:
        def policy(seen: Observations) -> np.ndarray:
            asked[name] += len(seen["action_mask"])
            return first(seen)

        return policy

    env = SushiyaVectorEnv(
        "sushi-go(seats=2,edition=gamewright)", 400, opponents={player("a"): 3, player("b"): 1}
    )
    env.reset(seed=1)
    env.step(first(env._observations()))
    assert 0.68 < asked["a"] / asked.total() < 0.82


def test_seeded_bots_play_the_same_matches() -> None:
    totals = {play(SushiyaVectorEnv(GAMES[0], 3, opponents="regular"), 3, seed) for seed in (5, 5, 5)}
    assert len(totals) == 1


@pytest.mark.parametrize("wrong", ["gready", ["random"], {"random": 0}, {}, 3, [3, "random"], "regular@1s"])
def test_a_wrong_opponent_is_refused(wrong: Any) -> None:
    with pytest.raises((BadOptions, UnknownBot)):
        SushiyaVectorEnv(GAMES[0], 2, opponents=wrong)
