"""Ray Tune trains ppo.py many times, as many at once as there are cores: which learning rate is best?

python examples/recipes/many_runs.py [UPDATES]        (see requirements/recipes.lock)

The same lines run on a cluster: start this there, with `ray.init("auto")` or as a Ray job.
"""

import sys
import tempfile
import time
from statistics import fmean
from typing import Any

from ppo import margin, train
from ray import tune

UPDATES = 20
RATES, SEEDS = (1e-4, 1e-3, 1e-2), (1, 2)


def run(choice: dict[str, Any]) -> None:
    """One run: Ray gives it one core."""

    def tell(update: int, points: float, steps_per_second: float) -> None:
        tune.report({"update": update, "points": points})

    train(choice["updates"], choice["rate"], choice["seed"], tell)


def main() -> None:
    began = time.monotonic()
    updates = int(sys.argv[1]) if len(sys.argv) > 1 else UPDATES
    choices = {"rate": tune.grid_search(RATES), "seed": tune.grid_search(SEEDS), "updates": updates}
    with tempfile.TemporaryDirectory() as folder:
        found: Any = tune.Tuner(
            tune.with_resources(run, {"cpu": 1}),
            param_space=choices,
            run_config=tune.RunConfig(storage_path=folder, verbose=0),
        ).fit()
        if found.errors:
            raise found.errors[0]
        by_rate: dict[float, list[list[float]]] = {}
        for result in found:
            points = result.metrics_dataframe["points"].tolist()
            print(
                f"rate {result.config['rate']:g}, seed {result.config['seed']}:",
                *(f"{p:+.1f}" for p in points),
            )
            by_rate.setdefault(result.config["rate"], []).append(points)
    curves = {rate: [fmean(points) for points in zip(*runs, strict=True)] for rate, runs in by_rate.items()}
    best = max(curves, key=lambda rate: curves[rate][-1])
    untrained = fmean(margin(train(0, seed=seed), "random") for seed in SEEDS)
    print(f"untrained: {untrained:+.1f} points per match against random players")
    for part, points in enumerate(curves[best], 1):
        print(f"part {part}: {points:+.1f} points")
    print(f"trained: {curves[best][-1]:+.1f} points per match, with the best rate, {best:g}")
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
