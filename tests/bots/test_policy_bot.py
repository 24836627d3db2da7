"""Pins policies as bots: what they see, what they may answer, and where they come from."""

import sys
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sushiya.bots import Seated, make_bot, read_bot
from sushiya.bots.policy_bot import PolicyBot
from sushiya.bots.weights import save_weights
from sushiya.core import AnyGame, BadOptions, IllegalAction, Match
from sushiya.extras import MissingExtra
from sushiya.fast.families import engine_of
from sushiya.fast.feature_row import FeatureRow
from sushiya.games import game_of

GAMES = [
    "sushi-go(seats=4)",
    "sushi-go-party(seats=4,meal=temaki+eel+edamame+sukeroku+sake+takeout_box+fruit)",
    "sushi-go-party(seats=4,meal=maki+onigiri+eel+edamame+special_order+spoon+fruit,edition=devir)",
    "sushi-go-party(seats=3,meal=maki+onigiri+eel+tofu+menu+takeout_box+fruit)",
    "sushizock(seats=3)",
]


def play(game: AnyGame, policy: Any, seed: str = "x") -> Match[Any, Any]:
    """A match between policies, played to its end."""
    match = Match(game, seed)
    bots = [Seated(seat, PolicyBot("p", policy, game, seat, Random(seat))) for seat in range(game.seats)]
    while not match.over:
        seat = match.state.pending[0].seat
        match.play(seat, bots[seat].told(match.history).choose(game.view(match.state, seat)))
    return match


@pytest.mark.parametrize("text", GAMES)
def test_a_policy_observes_what_an_environment_would_show(text: str) -> None:
    """A bot knows its view alone, an environment the whole state: they lead to the same numbers."""
    game = game_of(text)
    engine, features = engine_of(game), FeatureRow(game)
    match = Match(game, "same")
    rng = np.random.default_rng(1)
    shown: list[Any] = []

    def policy(observation: Any, mask: Any) -> Any:
        shown.append((observation, mask))
        return rng.random(len(mask))

    bots = [Seated(seat, PolicyBot("p", policy, game, seat, Random(seat))) for seat in range(game.seats)]
    while not match.over:
        seat = match.state.pending[0].seat
        rec, steps, mask = engine.record(), engine.steps(), np.zeros(len(engine.numbering), np.int8)
        engine.from_state(match.state, rec)
        assert match.state.ask is not None
        rec.awaiting = sum(1 << decision.seat for decision in match.state.ask.decisions)
        steps.stage = -1
        row, at = np.zeros(features.size, np.float32), engine.numbering.at
        engine.kernels.observe(rec, engine.config, at, steps, features.offsets, seat, row)
        engine.kernels.legal_actions(rec, engine.config, at, steps, seat, engine.codes(), mask)
        shown.clear()
        answer = bots[seat].told(match.history).choose(game.view(match.state, seat))
        np.testing.assert_array_equal(shown[0][0], row)
        np.testing.assert_array_equal(shown[0][1], mask)
        match.play(seat, answer)


def test_an_answer_is_an_action_or_a_number_for_each() -> None:
    game = game_of("sushi-go(seats=2,edition=gamewright)")
    first = play(game, lambda observation, mask: int(np.flatnonzero(mask)[0]))
    falling = play(game, lambda observation, mask: -np.arange(len(mask), dtype=np.float32))
    assert first.log == falling.log, "of all numbers, the highest legal one counts"


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (10_000, r"The policy p chose action 10000, which is not legal\. Legal actions: \d+ \("),
        (-1, r"chose action -1, which is not legal"),
        (0.5, r"answered with float64 of shape \(\)\. It has to return the number of an action, or \d+ numb"),
        ([1, 2], r"answered with int64 of shape \(2,\)"),
        (None, "answered with object"),
    ],
)
def test_anything_else_is_refused_by_name(answer: Any, message: str) -> None:
    with pytest.raises(IllegalAction, match=message):
        play(game_of("sushi-go(seats=3)"), lambda observation, mask: answer)
    with pytest.raises(IllegalAction, match="NaN"):
        play(game_of("sushi-go(seats=3)"), lambda observation, mask: np.full(len(mask), np.nan))


def test_a_policy_may_name_its_features() -> None:
    game = game_of("sushi-go(seats=3)")
    sizes = set()

    def policy(observation: Any, mask: Any) -> Any:
        sizes.add(len(observation))
        return mask.argmax()

    policy.features = ("turn", "scores")  # type: ignore[attr-defined]  # a function may have attributes
    play(game, policy)
    assert sizes == {4}
    policy.features = ("tails",)  # type: ignore[attr-defined]  # the same
    with pytest.raises(BadOptions, match=r"has no features tails\. Features: hand, plates"):
        play(game, policy)


def test_weights_are_a_bot(tmp_path: Path) -> None:
    game = game_of("sushi-go(seats=3)")
    actions, file = len(engine_of(game).numbering), tmp_path / "weights.npz"
    layers = [np.ones((4 + 1, 7), np.float32), np.arange(8 * actions, dtype=np.float32).reshape(8, actions)]
    save_weights(file, layers, features=("turn", "scores"), scale=0.25)
    match = Match(game, "w")
    bot = make_bot(str(file), game, 0, Random(1))
    assert bot.choose(match.view(0)) in match.options(0)
    assert bot.name == str(file)
    file.write_text("no weights", encoding="utf-8")
    read_bot.__globals__["load_own"].cache_clear()
    with pytest.raises(BadOptions, match=r"weights\.npz can't be read"):
        read_bot(str(file))


def test_onnx_needs_its_runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The runtime here is a stand-in that answers as the real one would."""
    game, file = game_of("sushi-go(seats=3)"), tmp_path / "model.onnx"
    file.write_bytes(b"a model")
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(MissingExtra, match=r"needs onnxruntime: pip install onnxruntime"):
        read_bot(str(file))

    class Session:
        def __init__(self, path: Path, options: Any, providers: list[str]) -> None:
            assert Path(path).read_bytes() == b"a model"

        def get_inputs(self) -> list[Any]:
            return [
                SimpleNamespace(name="observation", type="tensor(float)"),
                SimpleNamespace(name="action_mask", type="tensor(int64)"),
            ]

        def get_modelmeta(self) -> Any:
            return SimpleNamespace(custom_metadata_map={"features": "turn, scores"})

        def run(self, outputs: None, given: dict[str, Any]) -> list[Any]:
            assert given["observation"].shape == (1, 4)
            return [given["action_mask"] * np.arange(given["action_mask"].shape[1])]

    runtime = ModuleType("onnxruntime")
    runtime.SessionOptions, runtime.InferenceSession = SimpleNamespace, Session  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "onnxruntime", runtime)
    match = Match(game, "o")
    assert make_bot(str(file), game, 0, Random(1)).choose(match.view(0)) in match.options(0)


def test_a_policy_that_draws_lots_gets_the_generator_of_its_seat(tmp_path: Path) -> None:
    """It drew from a generator of its own, so the same seed led to other matches."""
    game, file = game_of("sushi-go(seats=3)"), tmp_path / "lots.py"
    code = (
        "def act(observation, mask, rng): return rng.choice(mask.nonzero()[0])\n"
        "def by_name(observation, mask, *, rng): return rng.choice(mask.nonzero()[0])\n"
        "def make(game, seat, rng): return None\n"
        "def alone(observation): return 0\n"
        "def other(a, b, c): return 0\n"
        "class Bot:\n    def __init__(self, game): pass\n"
    )
    file.write_text(code, encoding="utf-8")
    for name in ("act", "by_name"):
        logs = []
        for _ in range(2):
            match, bots = Match(game, "x"), [make_bot(f"{file}:{name}", game, s, Random(s)) for s in range(3)]
            while not match.over:
                seat = match.state.pending[0].seat
                match.play(seat, bots[seat].choose(match.view(seat)))
            logs.append(match.log)
        assert logs[0] == logs[1]
    assert make_bot(f"{file}:make", game, 0, Random(1)) is None
    for name, takes in (("alone", r"\(observation\)"), ("other", r"\(a, b, c\)"), ("Bot", r"\(game\)")):
        with pytest.raises(
            BadOptions, match=rf"{name} takes {takes}\. A bot's class, .* \(game, seat, rng\); a p"
        ):
            read_bot(f"{file}:{name}")
