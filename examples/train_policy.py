"""Train a small policy for Sushi Go! with nothing but NumPy, and enter it in the arena.

.venv/bin/python examples/train_policy.py [STEPS]
sushiya arena sushi-go --bots sushi-go.npz,greedy,greedy,random
sushiya play sushi-go --seats you,sushi-go.npz,sushi-go.npz

One layer maps the observation to a preference for each action. It is improved by policy gradients
(REINFORCE): a chosen action becomes more likely the better the rest of the match went, compared to the other
matches.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Contest
from sushiya.arena.figures import standings
from sushiya.arena.results import open_results
from sushiya.bots.weights import save_weights
from sushiya.games import game_of
from sushiya.research.observations import Observation
from sushiya.research.vector_env import SushiyaVectorEnv

GAME = game_of("sushi-go(seats=4)")
FEATURES = ("hand", "plates", "free_wasabi", "turn", "round")
PIECES = Observation(GAME, only=FEATURES)
SCALE = 1 / 4
FILE = "sushi-go.npz"
MATCHES = 1024
HORIZON = 26
"""Steps per update: about one match."""
RATE = 0.02
STEPS = 200
PARTS = 4
"""How often training says how good the policy is."""

Floats = NDArray[np.float32]


def features(rows: Floats) -> Floats:
    """The observations, scaled down, and a constant."""
    return np.concatenate([rows * SCALE, np.ones((len(rows), 1), np.float32)], axis=1)


def chances(weights: Floats, seen: dict[str, NDArray[np.float32]]) -> Floats:
    """The probability of each action; 0 for illegal ones."""
    preference = features(seen["observation"]) @ weights
    preference[seen["action_mask"] == 0] = -np.inf
    likely = np.exp(preference - preference.max(axis=1, keepdims=True))
    odds: Floats = likely / likely.sum(axis=1, keepdims=True)
    return odds


def sample(odds: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random action for each row."""
    gumbel = rng.gumbel(size=odds.shape)
    with np.errstate(divide="ignore"):
        actions: NDArray[np.int64] = (np.log(odds) + gumbel).argmax(axis=1)
    return actions


def train(steps: int, seed: int = 1) -> Floats:
    """The weights after this many updates."""
    env = SushiyaVectorEnv(GAME, MATCHES, observation=PIECES)
    rng = np.random.default_rng(seed)
    weights = np.zeros((PIECES.size + 1, len(env.numbering)), np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    seen, _ = env.reset(seed=seed)
    for step in range(1, steps + 1):
        saw, did, gains, ends = [], [], [], []
        for _ in range(HORIZON):
            odds = chances(weights, seen)
            actions = sample(odds, rng)
            wanted = -odds
            wanted[np.arange(MATCHES), actions] += 1
            saw.append(features(seen["observation"]))
            did.append(wanted)
            seen, reward, over, _, _ = env.step(actions)
            gains.append(reward)
            ends.append(over)
        advantage = rest_of_match(np.array(gains), np.array(ends))
        advantage -= advantage.mean(axis=1, keepdims=True)
        advantage /= advantage.std() + 1e-6
        slope = np.zeros_like(weights)
        for x, wanted, worth in zip(saw, did, advantage, strict=True):
            slope += x.T @ (wanted * worth[:, None].astype(np.float32))
        slope /= MATCHES * HORIZON
        mean += 0.1 * (slope - mean)  # Adam: the step size doesn't depend on the size of the gradient
        square += 0.01 * (slope**2 - square)
        weights += RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        if step % max(steps // PARTS, 1) == 0:
            print(f"step {step:4}: {margin(weights, 5):+.1f} points more than a random player", flush=True)
    return weights


def rest_of_match(gains: NDArray[np.float64], ends: NDArray[np.bool_]) -> NDArray[np.float64]:
    """For each step, the sum of the rewards from then on."""
    total = np.zeros(gains.shape[1])
    rest = np.zeros_like(gains)
    for step in range(len(gains) - 1, -1, -1):
        total = np.where(ends[step], 0, total) + gains[step]
        rest[step] = total
    return rest


def margin(weights: Floats, seed: int) -> float:
    """How many points per match the policy is ahead of the mean of its opponents."""
    env = SushiyaVectorEnv(GAME, MATCHES, observation=PIECES)
    seen, _ = env.reset(seed=seed)
    total, matches = 0.0, 0
    while matches < MATCHES:
        seen, reward, over, _, _ = env.step(chances(weights, seen).argmax(axis=1))
        total += reward.sum()
        matches += int(over.sum())
    return total / matches


def enter(file: str, deals: int = 25) -> None:
    """Let the policy play in the arena, like any other bot."""
    [results] = open_results([Contest(GAME, (file, "random", "random", "random"), "example")])
    play_contests([results], deals)
    for name, figures in standings(results.contest, results.deals).items():
        wins, points = figures.win_share, figures.score.mean
        print(f"{name}: wins {wins.mean:.0%} ({wins.low:.0%} to {wins.high:.0%}), {points:.1f} points")


def main() -> None:
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else STEPS
    for how, weights in (("untrained", train(0)), ("trained", train(steps))):
        print(f"{how}: {margin(weights, 99):+.1f} points per match more than random players get")
    save_weights(FILE, [weights], features=FEATURES, scale=SCALE)
    enter(FILE)


if __name__ == "__main__":
    main()
