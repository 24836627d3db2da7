"""Steps per CPU-second of the research interfaces, beside others': `./run bench envs [--seconds S] [--json]`.

Our vector environment takes a learner's step in every match with one call, and hands out new arrays.
The others are driven from Python as they are meant to be: PettingZoo's classic games agent by agent,
OpenSpiel's card games state by state. Tensors as large as those of hearts cost more than its moves, so it is
measured without looking, too: the least that driving it from Python costs. Everybody, learners included, acts
at random; drawing the learners' actions is a policy's work and not counted, while it costs the others one
`random.choice`.
"""

import argparse
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel

from benchmarks.measure import cpu_rate
from sushiya.games import game_of
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
CARD_GAMES = ("hearts", "gin_rummy", "leduc_poker")


def vector_rate(text: str, seconds: float) -> float:
    """Learner's steps per CPU-second, without the time in which random actions are drawn."""
    env = SushiyaVectorEnv(game_of(text), MATCHES)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        masks = seen["action_mask"]
        actions = (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)
        began = time.process_time()
        seen = env.step(actions)[0]
        spent += time.process_time() - began
        steps += MATCHES
    return steps / spent


def agent_rate(make: Callable[[], Any], seconds: float) -> float:
    """Steps of all agents of a PettingZoo environment."""
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
    """Players' steps of an OpenSpiel game, each with the observation of who acts unless nobody looks."""
    game = pyspiel.load_game(name)
    recalls = game.get_type().provides_information_state_tensor

    def work(_: int) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                lots, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(lots, odds)[0])
            else:
                if looking:
                    state.information_state_tensor() if recalls else state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return cpu_rate(work, seconds)


def classic(name: str) -> Callable[[], Any]:
    """One of PettingZoo's classic games; pygame, which they need only to draw, may be missing."""
    try:
        importlib.import_module("pygame")
    except ImportError:
        sys.modules["pygame"] = ModuleType("pygame")
    make: Callable[[], Any] = importlib.import_module(f"pettingzoo.classic.{name}").env
    return make


def measure(seconds: float) -> dict[str, dict[str, float]]:
    rates = {f"vector: {text}": vector_rate(text, seconds) for text in OURS}
    rates |= {f"pettingzoo: {OURS[0]}": agent_rate(lambda: SushiyaAEC(game_of(OURS[0])), seconds)}
    for name in CLASSIC:
        rates[f"pettingzoo: {name}"] = agent_rate(classic(name), seconds)
    rates |= {f"open_spiel: {name}": spiel_rate(name, seconds) for name in CARD_GAMES}
    rates["open_spiel: hearts, without looking"] = spiel_rate("hearts", seconds, looking=False)
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
    main()
