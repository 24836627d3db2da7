"""Games and steps per second on a GPU: `./run bench gpu [--json]`. Needs `sushiya[gpu]`.

Games are complete and random, as in `./run bench fast`. A learner's step is one action in every match of a
vector environment against random players, with new observations and masks; its actions are drawn at random
from the masks on the GPU, and drawing them counts.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from sushiya.fast.batch import Batch
from sushiya.research.vector_env import SushiyaVectorEnv
from sushiya.sushi import MEALS

MATCHES = 1 << 20
ENVS = 1 << 16
STEPS = 50
RUNS = 3
GAMES = {
    "sushi-go/4": "sushi-go(seats=4)",
    **{f"party:{meal}/4": f"sushi-go-party(seats=4,meal={meal})" for meal in MEALS},
    "sushizock/3": "sushizock(seats=3)",
}
LEARNERS = ("sushi-go/4", "party:master-menu/4", "sushizock/3")


def seconds(work: Callable[[], object], wait: Callable[[], object]) -> float:
    """The best of some runs, the first of which doesn't count."""
    spent = []
    for _ in range(RUNS + 1):
        wait()
        began = time.perf_counter()
        work()
        wait()
        spent.append(time.perf_counter() - began)
    return min(spent[1:])


def games_per_second(text: str, wait: Callable[[], object]) -> float:
    batch = Batch(text, MATCHES, seed=1, device="cuda")
    return MATCHES / seconds(lambda: batch.finish(anew=True), wait)


def steps_per_second(text: str, wait: Callable[[], object], arrays: Any) -> float:
    env = SushiyaVectorEnv(text, ENVS, device="cuda", copy=False)
    seen, _ = env.reset(seed=1)
    weights = 1 + arrays.random.random(seen["action_mask"].shape, dtype=np.float32)

    def work() -> None:
        for _ in range(STEPS):
            env.step((seen["action_mask"] * arrays.roll(weights, 1, axis=0)).argmax(axis=1))

    return ENVS * STEPS / seconds(work, wait)


def main(args: list[str]) -> int:
    import cupy

    wait = cupy.cuda.Device().synchronize
    results: dict[str, dict[str, float]] = {}
    for name, text in GAMES.items():
        results[name] = {"games/s": games_per_second(text, wait)}
        if name in LEARNERS:
            results[name]["steps/s"] = steps_per_second(text, wait, cupy)
        print(
            name, {what: f"{rate:,.0f}" for what, rate in results[name].items()}, file=sys.stderr, flush=True
        )
    if "--json" in args:
        print(json.dumps(results))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
