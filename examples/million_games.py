"""What is each dish worth? Plays a million random games of Sushi Go! and shows the spread of its points.

    python examples/million_games.py [GAMES]

It draws points_by_dish.png, which requires Matplotlib: pip install 'sushiya[research]'.
"""

import sys

import numpy as np
from matplotlib.figure import Figure

from sushiya.fast.families import engine_of
from sushiya.fast.rng import rng_of
from sushiya.fast.tally import BINS, WORST, new_tally
from sushiya.games import game_of

FILE = "points_by_dish.png"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    game = game_of("sushi-go(seats=4)")
    engine, tally = engine_of(game), new_tally()
    engine.ready()
    engine.kernels.tally_games(engine.record(), engine.config, games, rng_of(1), engine.codes(), tally)

    points = np.arange(WORST, WORST + BINS)
    figure = Figure(figsize=(8, 8), layout="constrained")
    figure.suptitle(f"Points of one player in a match, {games:,} random games of {game}")
    scored = [
        (dish, counts)
        for dish, counts in zip(engine.dishes, tally.histogram, strict=True)
        if np.ptp(points[counts > 0])
    ]
    rows = figure.subplots(len(scored), 1, sharex=True)
    for axes, (dish, counts) in zip(rows, scored, strict=True):
        share = counts / counts.sum()
        mean = share @ points
        spread = np.sqrt(share @ (points - mean) ** 2)
        print(f"{dish:12}{mean:6.2f} ± {spread:.2f} points")
        axes.bar(points, share, width=1.0, color="#d9775f")
        axes.set_ylabel(dish, rotation=0, ha="right")
        axes.set_yticks([])
        axes.set_xlim(-10, 40)
    axes.set_xlabel("points")
    figure.savefig(FILE, dpi=150)
    print(f"drawn: {FILE}")


if __name__ == "__main__":
    main()
