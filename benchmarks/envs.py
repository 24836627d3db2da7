"""Steps per CPU-second of the research interfaces and of others: `./run bench envs [--seconds S] [--json]`.

Our vector environment takes one learner's step in every match per call, and returns new arrays. The others
are driven from Python as intended: PettingZoo's classic games agent by agent, OpenSpiel's card games state by
state. Tensors as large as those of hearts cost more than its moves. So hearts is also measured without
observations: that is the least that driving it from Python costs. Everyone, including learners, acts at
random. Drawing the learners' actions is a policy's work and is not counted; for the others it costs one
`random.choice`.
"""

import argparse
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel

from benchmarks.measure import at_most, cpu_rate
from sushiya.research import openspiel_game  # noqa: F401 (registers the games)
from sushiya.research.kernel_players import KERNELS
from sushiya.research.parquet import export
from sushiya.research.pettingzoo_env import SushiyaAEC
from sushiya.research.vector_env import SushiyaVectorEnv

MATCHES = 1024
OURS = (
    "sushi-go(seats=4)",
    "sushi-go-party(seats=4,meal=my-first-meal)",
    "sushi-go-party(seats=4,meal=master-menu)",
    "sushizock(seats=3)",
)
CLASSIC = ("tictactoe_v3", "connect_four_v3")
OUR_SPIELS = (
    "python_sushi_go(players=4)",
    "python_sushi_go_party(players=4,options=meal:my-first-meal)",
    "python_sushi_go_party(players=4,options=meal:master-menu)",
    "python_sushizock(players=3)",
)
OPPONENTS = ("quick", "greedy", "regular", "master@100it")
FEW = 16
"""Matches side by side against bots, which are slow."""
CARD_GAMES = ("hearts", "gin_rummy", "leduc_poker")


def vector_rate(text: str, seconds: float, opponents: str = "random") -> float:
    """Learner's steps per CPU-second, without the time for drawing random actions.

    The first match is not counted: kernels are compiled at their first use, for longer than is measured.
    """
    matches = MATCHES if opponents in KERNELS else FEW
    env = SushiyaVectorEnv(text, matches, opponents=opponents)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    spent, steps, began_anew = 0.0, 0, False
    while spent < seconds:
        masks = seen["action_mask"]
        actions = (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)
        began = time.process_time()
        seen, _, over, *_ = env.step(actions)
        if began_anew:
            spent += time.process_time() - began
            steps += matches
        began_anew = began_anew or bool(over.any())
    return steps / spent


def export_rate(text: str, players: str, seconds: float) -> float:
    """Decisions written to Parquet per CPU-second."""

    def work(seed: int) -> int:
        return export(text, Path(folder) / "x", MATCHES, players=players, seed=seed).decisions

    with TemporaryDirectory() as folder:
        return cpu_rate(work, seconds)


def agent_rate(make: Callable[[], Any], seconds: float) -> float:
    """Steps per CPU-second of all agents of a PettingZoo environment."""
    env = make()

    def work(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, truncated, _ = env.last()
            done = over or truncated
            env.step(None if done else random.choice(np.flatnonzero(seen["action_mask"])))
            steps += not done
        return steps

    return cpu_rate(work, seconds)


def spiel_rate(name: str, seconds: float, looking: bool = True) -> float:
    """Players' steps per CPU-second of an OpenSpiel game, with the actor's observation if `looking`."""
    game = pyspiel.load_game(name)
    recalls = game.get_type().provides_information_state_tensor

    def work(_: int) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                if looking:
                    state.information_state_tensor() if recalls else state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return cpu_rate(work, seconds)


def classic(name: str) -> Callable[[], Any]:
    """One of PettingZoo's classic games. They need pygame only for drawing, so it may be missing."""
    try:
        importlib.import_module("pygame")
    except ImportError:
        sys.modules["pygame"] = ModuleType("pygame")
    make: Callable[[], Any] = importlib.import_module(f"pettingzoo.classic.{name}").env
    return make


def measure(seconds: float) -> dict[str, dict[str, float]]:
    # OpenSpiel first: after the vector environments, in the same process, it is a quarter slower
    rates = {f"open_spiel: {name}": spiel_rate(name, seconds) for name in (*OUR_SPIELS, *CARD_GAMES)}
    rates["open_spiel: hearts, without looking"] = spiel_rate("hearts", seconds, looking=False)
    rates |= {f"vector: {text}": vector_rate(text, seconds) for text in OURS}
    for opponents in OPPONENTS:
        rates[f"vector: {OURS[0]} against {opponents}"] = vector_rate(OURS[0], seconds, opponents)
    for text in OURS[1:]:
        rates[f"vector: {text} against regular"] = vector_rate(text, seconds, "regular")
    for text in OURS:
        rates[f"export: {text}"] = export_rate(text, "quick", seconds)
        rates[f"export: {text} of regular"] = export_rate(text, "regular", seconds)
    rates |= {f"pettingzoo: {OURS[0]}": agent_rate(lambda: SushiyaAEC(OURS[0]), seconds)}
    for name in CLASSIC:
        rates[f"pettingzoo: {name}"] = agent_rate(classic(name), seconds)
    hearts = rates["open_spiel: hearts"]
    return {
        name: {"steps_per_s": round(rate), "vs_hearts": round(rate / hearts, 2)}
        for name, rate in rates.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench envs")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = measure(options.seconds)
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        for name, row in result.items():
            print(f"{name:56}{row['steps_per_s']:>12,} steps/s{row['vs_hearts']:>10.2f} × hearts")


if __name__ == "__main__":
    with at_most():
        main()
