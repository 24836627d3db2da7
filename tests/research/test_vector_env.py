"""Pins the vector environment and observations: rewards, new matches, policies in the other seats, memory."""

from typing import Any

import numpy as np
import pytest

from sushiya.core import BadOptions
from sushiya.fast.batch import Batch
from sushiya.games import game_of
from sushiya.research.fast_match import FastMatch
from sushiya.research.observations import Observation, features
from sushiya.research.vector_env import Observations, SushiyaVectorEnv

GAMES = ("sushi-go(seats=4)", "sushi-go-party(seats=3,meal=master-menu)", "sushizock(seats=3)")


def any_legal(seen: Observations, rng: np.random.Generator) -> np.ndarray:
    masks = seen["action_mask"]
    chosen: np.ndarray = (masks * rng.random(masks.shape)).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("text", GAMES)
def test_matches_end_and_begin_anew(text: str) -> None:
    env = SushiyaVectorEnv(game_of(text), 16, reward="win")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ends = 0
    for _ in range(200):
        assert env.observation_space.contains(seen)
        seen, rewards, over, truncated, infos = env.step(any_legal(seen, rng))
        assert not truncated.any()
        assert (rewards[~over] == 0).all()
        assert np.isin(
            np.round(rewards[over], 3), [1, *np.round([-1 / (env.game.seats - 1), 0.25, 1 / 3, 0], 3)]
        ).all()
        assert ("final_obs" in infos) == over.any()
        ends += int(over.sum())
    assert ends > 16


def test_a_policy_can_sit_in_the_other_seats() -> None:
    """Against players who always take the first legal action, doing the same is no advantage."""
    env = SushiyaVectorEnv(
        game_of("sushi-go(seats=3)"), 64, opponents=lambda seen: seen["action_mask"].argmax(axis=1)
    )
    seen, _ = env.reset(seed=2)
    total = 0.0
    for _ in range(100):
        seen, rewards, *_ = env.step(seen["action_mask"].argmax(axis=1))
        total += rewards.sum()
    assert abs(total / 64) < 6


def test_an_illegal_action_is_refused() -> None:
    env = SushiyaVectorEnv(game_of("sushi-go(seats=3)"), 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="'wait' is not legal"):
        env.step(np.full(2, env.numbering.wait))


@pytest.mark.parametrize("text", GAMES)
def test_pieces_lie_side_by_side(text: str) -> None:
    game = game_of(text)
    end = 0
    for feature in features(game):
        assert feature.offset == end
        end += int(np.prod(feature.shape))
    assert Observation(game).size == end
    with pytest.raises(BadOptions, match="has no features"):
        Observation(game, only=["nonsense"])


@pytest.mark.parametrize(
    "text",
    [
        "sushi-go-party(seats=4,meal=master-menu)",
        "sushi-go-party(seats=4,meal=my-first-meal)",
        "sushi-go(seats=4)",
        "sushi-go(seats=4,edition=gamewright)",
    ],
)
def test_an_observation_says_what_a_view_says(text: str) -> None:
    """Hand and plates are compared with the reference's view, and memory with the cards that there are."""
    game = game_of(text)
    batch, rng = Batch(game, 1, seed=4), np.random.default_rng(4)
    look = Observation(game)
    cards = sorted(set(game.box))  # type: ignore[attr-defined]
    while not batch.over.all():
        seat = int(batch.seats[0])
        state: Any = batch.state(0)
        view = game.view(state, seat)
        match = FastMatch(game)
        match._records[0], match._steps[0] = batch.records[0], batch.steps[0]
        seen = look.split(match.observe(seat, look))
        assert seen["hand"].tolist() == [view.hand.count(card) for card in cards]
        for r in range(4):
            shown = [plate.face for plate in view.tableaux[(seat + r) % 4] if not plate.turned]
            assert seen["plates"][r].tolist() == [shown.count(card) for card in cards]
        board = state.board
        unknown = [card for r in range(4) if not seen["knows"][r] for card in board.hands[(seat + r) % 4]]
        unseen = [*board.deck, *board.dessert_pile, *board.pile, *unknown]
        assert seen["unseen"].tolist() == [unseen.count(card) for card in cards]
        batch.step((batch.masks * rng.random(batch.masks.shape)).argmax(axis=1))
