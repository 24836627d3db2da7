"""PPO with masks in one file, as in CleanRL, on the vector environment: thousands of matches in one call.

python examples/recipes/ppo.py [UPDATES]        (see requirements/recipes.lock)
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import nn

from sushiya.research.vector_env import SushiyaVectorEnv

GAME, OPPONENTS = "sushi-go(seats=4)", "quick"
MATCHES, HORIZON, UPDATES = 256, 32, 60
EPOCHS, PARTS = 3, 4
RATE, GAMMA, LAMBDA, CLIP, ENTROPY = 1e-3, 1.0, 0.95, 0.2, 0.01


class Agent(nn.Module):  # type: ignore[misc]  # installed for recipes only
    """Two small networks: what to do, and what a position is worth."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.actor = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, actions))
        self.critic = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 1))

    def odds(self, rows: Any, masks: Any) -> Any:
        return torch.distributions.Categorical(logits=self.actor(rows).masked_fill(masks == 0, -1e9))

    def worth(self, rows: Any) -> Any:
        return self.critic(rows).squeeze(-1)


def tensors(seen: dict[str, Any]) -> tuple[Any, Any]:
    return torch.from_numpy(seen["observation"]) / 4, torch.from_numpy(seen["action_mask"])


def show(update: int, points: float, rate: float) -> None:
    print(f"update {update:4}: {points:+.1f} points, {rate:,.0f} steps/s", flush=True)


def train(
    updates: int, rate: float = RATE, seed: int = 1, tell: Callable[[int, float, float], None] = show
) -> Agent:
    """Train, and print now and then how many points per match the policy is ahead of random players."""
    torch.manual_seed(seed)
    env = SushiyaVectorEnv(GAME, MATCHES, opponents=OPPONENTS)
    agent = Agent(env.features.size, len(env.numbering))
    optimizer = torch.optim.Adam(agent.parameters(), rate)
    seen, _ = env.reset(seed=seed)
    began = time.perf_counter()
    for update in range(1, updates + 1):
        steps: list[tuple[Any, ...]] = []
        with torch.no_grad():
            for _ in range(HORIZON):
                rows, masks = tensors(seen)
                odds = agent.odds(rows, masks)
                actions = odds.sample()
                seen, rewards, over, _, _ = env.step(actions.numpy())
                gains = torch.from_numpy(rewards).float() / 10
                steps.append((rows, masks, actions, odds.log_prob(actions), agent.worth(rows), gains, over))
            following = agent.worth(tensors(seen)[0])
        rows, masks, actions, chosen, worth = (torch.stack([step[i] for step in steps]) for i in range(5))
        advantages = torch.zeros(HORIZON, MATCHES)
        rest = torch.zeros(MATCHES)
        for t in range(HORIZON - 1, -1, -1):
            goes_on = torch.from_numpy(~steps[t][6]).float()
            surprise = steps[t][5] + GAMMA * following * goes_on - worth[t]
            rest = advantages[t] = surprise + GAMMA * LAMBDA * goes_on * rest
            following = worth[t]
        flat = [part.flatten(0, 1) for part in (rows, masks, actions, chosen, advantages, advantages + worth)]
        for _ in range(EPOCHS):
            for index in torch.randperm(MATCHES * HORIZON).chunk(PARTS):
                learn(agent, optimizer, *(part[index] for part in flat))
        if update % max(updates // 6, 1) == 0:
            steps_per_second = update * MATCHES * HORIZON / (time.perf_counter() - began)
            tell(update, margin(agent, "random"), steps_per_second)
    return agent


def learn(
    agent: Agent, optimizer: Any, rows: Any, masks: Any, actions: Any, old: Any, gain: Any, aim: Any
) -> None:
    odds = agent.odds(rows, masks)
    ratio = (odds.log_prob(actions) - old).exp()
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    policy = -torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
    loss = policy + 0.5 * (agent.worth(rows) - aim).square().mean() - ENTROPY * odds.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
    optimizer.step()


def margin(agent: Agent, opponents: str) -> float:
    """How many points per match the best actions are ahead of the mean of these opponents."""
    env = SushiyaVectorEnv(GAME, 512, opponents=opponents)
    seen, _ = env.reset(seed=99)
    total, matches = 0.0, 0
    while matches < 512:
        with torch.no_grad():
            actions = agent.odds(*tensors(seen)).probs.argmax(dim=1).numpy()
        seen, rewards, over, _, _ = env.step(np.asarray(actions))
        total += float(rewards.sum())
        matches += int(over.sum())
    return total / matches


def main() -> None:
    began = time.monotonic()
    print(f"untrained: {margin(train(0), 'random'):+.1f} points per match against random players")
    agent = train(int(sys.argv[1]) if len(sys.argv) > 1 else UPDATES)
    for opponents in ("random", "quick"):
        print(f"trained: {margin(agent, opponents):+.1f} points per match against {opponents} players")
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
