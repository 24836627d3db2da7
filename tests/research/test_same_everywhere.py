"""Pins that a position looks the same to a seat, whoever asks, in which order, and how often."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.bots import Seated
from sushiya.bots.policy_bot import PolicyBot
from sushiya.core import CHANCE, Action, Match, Seat
from sushiya.games import game_of
from sushiya.research.fast_match import NONE, FastMatch
from sushiya.research.observations import Observation
from sushiya.research.pettingzoo_env import raw_env
from sushiya.research.self_play import match_record, self_play
from sushiya.research.vector_env import SushiyaVectorEnv
from sushiya.sushi import SushiGo
from sushiya.testing import Scene

GAMES = (
    "sushi-go(seats=4)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=4,meal=temaki+eel+edamame+sukeroku+sake+takeout_box+fruit)",
    "sushi-go-party(seats=4,meal=temaki+eel+edamame+sukeroku+sake+special_order+fruit)",
    "sushi-go-party(seats=4,meal=maki+onigiri+eel+edamame+special_order+spoon+fruit,edition=devir)",
    "sushi-go-party(seats=3,meal=maki+onigiri+eel+tofu+menu+takeout_box+fruit)",
    "sushi-go-party(seats=3,meal=master-menu)",
    "sushizock(seats=3)",
)


def follow(fast: FastMatch, log: list[tuple[Seat, Action]]) -> None:
    """Give the same answers on the fast engine."""
    engine, record = fast.engine, fast.record
    for seat, action in log:
        if seat == CHANCE:
            engine.kernels.apply_chance(record, engine.config, engine.outcomes_of(action))
        else:
            engine.kernels.answer(record, engine.config, seat, engine.code_of(action))
    fast.steps.stage = NONE


@pytest.mark.parametrize("text", GAMES)
def test_a_policy_sees_as_a_bot_what_it_saw_in_training(text: str) -> None:
    """With the dummy it didn't: states lack the card that was drawn, so bots didn't know a hand they knew."""
    game = game_of(text)
    look = Observation(game)
    for seed in range(2):
        match, fast, rng = Match(game, str(seed)), FastMatch(game), np.random.default_rng(seed)
        shown: list[Any] = []

        def policy(observation: Any, mask: Any, shown: Any = shown, rng: Any = rng) -> Any:
            shown.append((observation, mask))
            return rng.random(len(mask))

        bots = [Seated(seat, PolicyBot("p", policy, game, seat, Random(seat))) for seat in range(game.seats)]
        done = 0
        while not match.over:
            follow(fast, list(match.log[done:]))
            done = len(match.log)
            seat = match.state.pending[0].seat
            row, mask = fast.observe(seat, look), fast.mask(seat)
            shown.clear()
            answer = bots[seat].told(match.history).choose(game.view(match.state, seat))
            for name, numbers in look.split(row).items():
                np.testing.assert_array_equal(look.split(shown[0][0])[name], numbers, name)
            np.testing.assert_array_equal(shown[0][1], mask)
            match.play(seat, answer)


@pytest.mark.parametrize("text", GAMES)
def test_to_look_twice_shows_the_same(text: str) -> None:
    """Parts that leave no choice were shown as chosen only after somebody had asked for the mask."""
    table = raw_env(text)
    rng = np.random.default_rng(1)
    for seed in range(3):
        table.reset(seed=seed)
        while not table._match.over:
            seen, again = ([table.observe(agent) for agent in table.agents] for _ in range(2))
            for one, other in zip(seen, again, strict=True):
                np.testing.assert_array_equal(one["observation"], other["observation"])
            mask = seen[table.agents.index(table.agent_selection)]["action_mask"]
            table.step(int(rng.choice(np.flatnonzero(mask))))


def test_a_card_that_leaves_no_choice_is_shown_as_chosen() -> None:
    game = SushiGo(3)
    scene = Scene.lay(game, ["tempura tempura"] * 3, table=["chopsticks", "", ""], turn=8)
    fast = FastMatch(game)
    fast.engine.from_state(scene.state, fast.record)
    look = Observation(game)
    chosen = look.split(fast.observe(0, look))["chosen"]
    assert [fast.numbering.names[action] for action in np.flatnonzero(chosen)] == ["tempura"]
    assert [fast.numbering.names[action] for action in np.flatnonzero(fast.mask(0))] == [
        "no second",
        "second tempura",
    ]


@pytest.mark.parametrize("text", GAMES)
def test_exported_data_shows_what_an_environment_shows(text: str) -> None:
    """The kernel of self-play, and a match that is played from Python."""
    look, fast = Observation(text), FastMatch(text)
    (part,) = self_play(text, 1, players="random", seed=3)
    rows = iter(zip(part.observation, part.action_mask, part.action.tolist(), strict=True))
    for seat, answer in match_record(text, 0, players="random", seed=3).log:
        code = fast.engine.code_of(answer) if seat != CHANCE else NONE
        while seat != CHANCE:
            row, mask, action = next(rows)
            np.testing.assert_array_equal(fast.observe(seat, look), row)
            np.testing.assert_array_equal(fast.mask(seat), mask)
            if (chosen := fast.choose(seat, action)) != NONE:
                assert chosen == code
                fast.engine.kernels.answer(fast.record, fast.config, seat, code)
                break
        else:
            fast.engine.kernels.apply_chance(fast.record, fast.config, fast.engine.outcomes_of(answer))
    assert next(rows, None) is None


@pytest.mark.parametrize("others", ["policy", "policy among bots"])
def test_everybody_who_picks_is_awaited_by_everybody(others: str) -> None:
    """Otherwise a learner, who is asked first, would train on other numbers than it gets elsewhere."""
    game = "sushi-go(seats=4)"
    awaited: Counter[tuple[float, ...]] = Counter()

    def note(seen: Any) -> Any:
        rows = Observation(game).split(seen["observation"])["awaited"]
        awaited.update(tuple(row.tolist()) for row in rows)
        return seen["action_mask"].argmax(axis=1)

    env = SushiyaVectorEnv(game, 4, opponents=note if others == "policy" else [note, "greedy", note])
    seen, _ = env.reset(seed=1)
    for _ in range(8):
        seen, *_ = env.step(note(seen))
    assert set(awaited) == {(1.0, 1.0, 1.0, 1.0)}
    assert awaited.total() > 32
