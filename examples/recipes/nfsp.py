"""OpenSpiel's NFSP learns Sushi Go! for two: each seat a best response, and the average of all it ever was.

python examples/recipes/nfsp.py [MATCHES]        (see requirements/recipes.lock)
"""

import sys
import time
from typing import Any

import numpy as np
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.nfsp import MODE, NFSP

from sushiya.research import openspiel_game  # noqa: F401 (registers the games)

MATCHES = 1500


def make_env() -> Any:
    """The game as OpenSpiel's learning agents see it. They get only what is visible now."""
    return rl_environment.Environment(
        "python_sushi_go",
        players=2,
        options="edition:gamewright",
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )


def make_agent(player: int, env: Any) -> Any:
    return NFSP(
        player,
        env.observation_spec()["info_state"][0],
        env.action_spec()["num_actions"],
        hidden_layers_sizes=[128],
        reservoir_buffer_capacity=200_000,
        anticipatory_param=0.2,
        replay_buffer_capacity=50_000,
        min_buffer_size_to_learn=500,
        learn_every=8,
        update_target_network_every=300,
        epsilon_start=0.1,
        epsilon_end=0.01,
        epsilon_decay_duration=5000,
        optimizer_str="adam",
        rl_learning_rate=1e-3,
        sl_learning_rate=1e-3,
        seed=player,
    )


def play(env: Any, agents: list[Any], learning: bool) -> list[float]:
    """The returns of one match."""
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([agents[player].step(step, is_evaluation=not learning).action])
    if learning:
        for agent in agents:
            agent.step(step)
    return list(step.rewards)


def strength(env: Any, agents: list[Any], matches: int) -> float:
    """The mean return of the average policies against a random player, from both seats."""
    returns = []
    for match in range(matches):
        seat = match % 2
        players = [RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
        players[seat] = agents[seat]
        with agents[seat].temp_mode_as(MODE.AVERAGE_POLICY):
            returns.append(play(env, players, learning=False)[seat])
    return float(np.mean(returns))


def main() -> None:
    began = time.monotonic()
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    torch.set_num_threads(1)  # networks this small only wait for more
    env = make_env()
    agents = [make_agent(player, env) for player in range(2)]
    print(f"untrained: {strength(env, agents, 400):+.2f} per match against a random player")
    for match in range(1, matches + 1):
        play(env, agents, learning=True)
        if match % max(matches // 6, 1) == 0:
            print(f"match {match:6}: mean return {strength(env, agents, 200):+.2f}", flush=True)
    print(f"trained: {strength(env, agents, 400):+.2f} per match against a random player (1: won, -1: lost)")
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
