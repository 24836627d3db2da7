"""Plays batches and environments on a device and prints a digest of all that they say: see test_gpu.py."""

import sys
from hashlib import sha256
from typing import Any

import numpy as np

from sushiya.fast.batch import Batch
from sushiya.research.vector_env import SushiyaVectorEnv
from tests.full import FULL, some

GAMES = some(
    ["sushi-go(seats=2,edition=gamewright)"],
    ["sushizock(seats=2)", "sushi-go-party(seats=3,meal=master-menu)", "sushi-go(seats=3)"],
)
MATCHES = 2
STEPS = 6 if FULL else 3


def some_action(masks: Any, rng: np.random.Generator) -> Any:
    legal = np.asarray(masks)
    return (legal * (1 + rng.random(legal.shape))).argmax(axis=1)


def played(text: str, device: str) -> str:
    """A digest of everything that a batch and an environment say on the way."""
    digest, rng = sha256(), np.random.default_rng(1)
    batch = Batch(text, MATCHES, seed=5, device=device)
    for _ in range(STEPS):
        for said in (batch.records, batch.steps, batch.seats, batch.masks):
            digest.update(np.ascontiguousarray(said).tobytes())
        batch.step(some_action(batch.masks, rng))
    batch.put(0, batch.state(1))
    both = batch.select([1, 0, 1])
    for points in (both.finish(), both.finish(anew=True)):
        digest.update(np.ascontiguousarray(points).tobytes())
    env = SushiyaVectorEnv(text, MATCHES, device=device)
    seen, _ = env.reset(seed=3)
    for _ in range(STEPS):
        seen, rewards, over, _, _ = env.step(some_action(seen["action_mask"], rng))
        for said in (seen["observation"], seen["action_mask"], rewards, over, env.seats):
            digest.update(np.ascontiguousarray(said).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write("\n".join(played(text, sys.argv[1]) for text in GAMES))
