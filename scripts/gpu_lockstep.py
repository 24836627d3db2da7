"""Proves on a real GPU that it plays like the CPU: `python -m scripts.gpu_lockstep`.

Every meal, every edition, 2 to 8 seats, both families: the same seeds give the same points in every one of
100,000 games played at random, and the same records, masks, observations and rewards in games that are played
step by step. Needs `pip install 'sushiya[gpu]'`. The processor plays in a process of its own meanwhile, since
both compile first. Prints what was compared, as JSON; the first difference ends it.
"""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

import numpy as np

from sushiya.core import BadOptions
from sushiya.fast.batch import Batch
from sushiya.games import game_of
from sushiya.research.vector_env import SushiyaVectorEnv
from sushiya.sushi import MEALS, PARTY_EDITIONS, SUSHI_GO_EDITIONS
from sushiya.sushizock import EDITIONS

GAMES = 100_000
SEATS = range(2, 9)
MATCHES = 64
STEPS = 25
"""How many matches of each game are played, and for how many steps before they are played to the end."""


def games() -> Iterator[str]:
    """Every game there is, except for custom meals."""
    texts = [f"sushi-go(seats={seats},edition={edition})" for seats in SEATS for edition in SUSHI_GO_EDITIONS]
    texts += [f"sushi-go(seats=2,dummy=yes,edition={edition})" for edition in SUSHI_GO_EDITIONS]
    texts += [
        f"sushi-go-party(seats={seats},meal={meal},edition={edition})"
        for meal in MEALS
        for seats in SEATS
        for edition in PARTY_EDITIONS
    ]
    texts += [f"sushizock(seats={seats},edition={edition})" for seats in SEATS for edition in EDITIONS]
    for text in texts:
        with suppress(BadOptions):  # not every dish is for any number of players, nor in every edition
            game_of(text)
            yield text


def host(array: Any) -> bytes:
    there = array if isinstance(array, np.ndarray) else array.get()
    return np.ascontiguousarray(there).tobytes()


def some_action(masks: Any, rng: np.random.Generator) -> Any:
    legal = masks if isinstance(masks, np.ndarray) else masks.get()
    return (legal * (1 + rng.random(legal.shape))).argmax(axis=1)


def step_by_step(text: str, device: str) -> str:
    """A digest of everything that a batch and an environment report on the way."""
    digest, rng = sha256(), np.random.default_rng(1)
    batch = Batch(text, MATCHES, seed=5, device=device)
    env = SushiyaVectorEnv(text, MATCHES, device=device)
    seen, _ = env.reset(seed=3)
    for _ in range(STEPS):
        batch.step(some_action(batch.masks, rng))
        seen, rewards, over, _, _ = env.step(some_action(seen["action_mask"], rng))
        for said in (batch.records, batch.steps, batch.seats, batch.masks, rewards, over, env.seats):
            digest.update(host(said))
        for said in seen.values():
            digest.update(host(said))
    digest.update(host(batch.finish()))
    return digest.hexdigest()


def played(device: str) -> dict[str, tuple[list[list[int]], str]]:
    """By game: the points of every seat in every match, and the digest of what was played step by step."""
    texts = list(games())
    size = -(-GAMES // len(texts))
    return {
        text: (Batch(text, size, seed=7, device=device).finish().tolist(), step_by_step(text, device))
        for text in texts
    }


def main() -> int:
    os.environ["NUMBA_OPT"] = "1"  # for the other process: its results are the same, and it compiles sooner
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
        expected = other.submit(played, "cpu")
        there = played("cuda")
        here = expected.result()
    different = [text for text in here if here[text] != there[text]]
    report = {
        "games": sum(len(points) for points, _ in here.values()),
        "kinds of game": len(here),
        "points in all": sum(map(sum, (seats for points, _ in here.values() for seats in points))),
        "different": different,
    }
    print(json.dumps(report, indent=1))
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
