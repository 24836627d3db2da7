"""sb3-contrib's MaskablePPO learns Sushi Go! against quick players.

python examples/recipes/maskable_ppo.py [STEPS]        (see requirements/recipes.lock)
"""

import sys
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import sushiya.research  # noqa: F401 (registers the ids)

ID = "Sushiya/SushiGo-v1"
TABLE = {"seats": 4, "opponents": "quick", "render_mode": None}
STEPS = 60_000
MATCHES = 200


def margin(model: Any, opponents: str) -> float:
    """How many points per match the policy is ahead of the mean of these opponents."""
    env = gymnasium.make_vec(ID, num_envs=MATCHES, seats=4, opponents=opponents)
    seen, _ = env.reset(seed=99)
    total, matches = 0.0, 0
    while matches < MATCHES:
        actions, _ = model.predict(seen, action_masks=seen["action_mask"].astype(bool), deterministic=True)
        seen, rewards, over, _, _ = env.step(np.asarray(actions))
        total += float(rewards.sum())
        matches += int(over.sum())
    return total / matches


class Curve(BaseCallback):  # type: ignore[misc]  # installed for recipes only
    """Prints now and then how good the policy is."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self._every = self._next = every

    def _on_step(self) -> bool:
        if self.num_timesteps >= self._next:
            self._next += self._every
            print(f"step {self.num_timesteps:7}: {margin(self.model, 'random'):+.1f} points", flush=True)
        return True


def main() -> None:
    began = time.monotonic()
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else STEPS
    env = make_vec_env(ID, 16, seed=1, env_kwargs=TABLE)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=512, seed=1)
    print(f"untrained: {margin(model, 'random'):+.1f} points per match against random players")
    model.learn(steps, callback=Curve(max(steps // 5, 1)))
    for opponents in ("random", "quick"):
        print(f"trained: {margin(model, opponents):+.1f} points per match against {opponents} players")
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
