"""Train a policy for Sushi Go! against its own past, with nothing but NumPy.

.venv/bin/python examples/self_play.py [UPDATES]

The opponents are a pool: quick players, random ones, and copies of the policy as it was. Every seat draws one
of them for each match. Whoever only plays its latest self may run in circles; a pool of the past can't be
beaten by a trick that worked last week.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from sushiya.research.observations import Observation
from sushiya.research.opponents import Observations
from sushiya.research.vector_env import SushiyaVectorEnv

GAME = "sushi-go(seats=4)"
LOOK = Observation(GAME, only=("hand", "plates", "free_wasabi", "turn", "round"))
MATCHES, HORIZON, RATE = 512, 26, 0.02
UPDATES = 240
PARTS = 6
"""After each of these parts of the training, the pool gets a copy."""
COPIES = 4
"""Past copies that are kept: the oldest goes first."""

Floats = NDArray[np.float32]


class Player:
    """One layer from the observation to a preference for each action."""

    def __init__(self, weights: Floats, rng: np.random.Generator) -> None:
        self.weights, self._rng = weights, rng

    def chances(self, seen: Observations) -> Floats:
        """The probability of each action; 0 for illegal ones."""
        preference = inputs(seen) @ self.weights
        preference[seen["action_mask"] == 0] = -np.inf
        likely = np.exp(preference - preference.max(axis=1, keepdims=True))
        odds: Floats = likely / likely.sum(axis=1, keepdims=True)
        return odds

    def __call__(self, seen: Observations) -> NDArray[np.int64]:
        """A random action for each row."""
        with np.errstate(divide="ignore"):
            wanted = np.log(self.chances(seen)) + self._rng.gumbel(size=seen["action_mask"].shape)
        actions: NDArray[np.int64] = wanted.argmax(axis=1)
        return actions


def inputs(seen: Observations) -> Floats:
    """The observations, scaled down, and a constant."""
    rows = seen["observation"] / 4
    return np.concatenate([rows, np.ones((len(rows), 1), np.float32)], axis=1)


def table(past: list[Player], seed: int) -> tuple[SushiyaVectorEnv, Observations]:
    """An environment against a pool of the past, with new matches."""
    pool: dict[str | Player, float] = {"quick": 1, "random": 1} | dict.fromkeys(past, 2)
    env = SushiyaVectorEnv(GAME, MATCHES, opponents=pool, observation=LOOK)
    return env, env.reset(seed=seed)[0]


def improve(player: Player, env: SushiyaVectorEnv, seen: Observations) -> tuple[Floats, Observations]:
    """The policy gradient: makes chosen actions likelier the better the rest of the match went."""
    saw, did, gains, ends = [], [], [], []
    for _ in range(HORIZON):
        odds, actions = player.chances(seen), player(seen)
        odds = -odds
        odds[np.arange(MATCHES), actions] += 1
        saw.append(inputs(seen))
        did.append(odds)
        seen, reward, over, _, _ = env.step(actions)
        gains.append(reward)
        ends.append(over)
    worth = np.zeros((HORIZON, MATCHES))
    rest = np.zeros(MATCHES)
    for step in range(HORIZON - 1, -1, -1):
        rest = np.where(ends[step], 0, rest) + gains[step]
        worth[step] = rest
    worth = (worth - worth.mean(axis=1, keepdims=True)) / (worth.std() + 1e-6)
    slope = np.zeros_like(player.weights)
    for x, wanted, value in zip(saw, did, worth, strict=True):
        slope += x.T @ (wanted * value[:, None].astype(np.float32))
    slope /= MATCHES * HORIZON
    return slope, seen


def train(updates: int) -> Player:
    """Learn; every now and then, the pool gets a copy."""
    rng = np.random.default_rng(1)
    actions = len(SushiyaVectorEnv(GAME, 1).numbering)
    player = Player(np.zeros((LOOK.size + 1, actions), np.float32), rng)
    past: list[Player] = []
    env, seen = table(past, 1)
    mean, square = np.zeros_like(player.weights), np.zeros_like(player.weights)
    for update in range(1, updates + 1):
        slope, seen = improve(player, env, seen)
        mean += 0.1 * (slope - mean)  # Adam
        square += 0.01 * (slope**2 - square)
        player.weights = player.weights + RATE * (mean / (1 - 0.9**update)) / (
            np.sqrt(square / (1 - 0.99**update)) + 1e-8
        )
        if update % max(updates // PARTS, 1) == 0:
            past = [*past, Player(player.weights, rng)][-COPIES:]
            env, seen = table(past, update)
            print(
                f"update {update:4}: {margin(player, 'quick'):+.1f} points against quick players", flush=True
            )
    return player


def margin(player: Player, opponents: str) -> float:
    """How many points per match the policy is ahead of the mean of these opponents."""
    env = SushiyaVectorEnv(GAME, MATCHES, opponents=opponents, observation=LOOK)
    seen, _ = env.reset(seed=99)
    total, matches = 0.0, 0
    while matches < MATCHES:
        seen, reward, over, _, _ = env.step(player.chances(seen).argmax(axis=1))
        total += reward.sum()
        matches += int(over.sum())
    return total / matches


def main() -> None:
    print(f"untrained: {margin(train(0), 'random'):+.1f} points per match against random players")
    player = train(int(sys.argv[1]) if len(sys.argv) > 1 else UPDATES)
    for opponents in ("random", "quick"):
        print(f"trained: {margin(player, opponents):+.1f} points per match against {opponents} players")


if __name__ == "__main__":
    main()
