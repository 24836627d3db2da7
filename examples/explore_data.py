"""Write matches of Sushi Go! as Parquet and look at them: which first picks win?

.venv/bin/python examples/explore_data.py [MATCHES]

Draws first_picks.png: for each card, the mean return of the seat that laid it first. See docs/data.md.
"""

import sys

import numpy as np
from matplotlib.figure import Figure
from pyarrow import parquet

from sushiya.research.observations import Observation
from sushiya.research.parquet import describe, export

GAME = "sushi-go(seats=4)"
FILE = "sushi-go.parquet"
ENOUGH = 20
"""Picks from which a mean is shown."""


def main() -> None:
    written = export(GAME, FILE, int(sys.argv[1]) if len(sys.argv) > 1 else 20_000, players="quick", seed=1)
    print(f"{FILE}: {written.decisions:,} decisions of {written.matches:,} matches")
    about = describe(FILE)
    table = parquet.read_table(FILE, columns=["match", "step", "action", "win", "observation"])
    first = table.filter(np.less(table["step"].to_numpy(), 4))  # the first pick of each of four seats
    actions, wins = first["action"].to_numpy(), first["win"].to_numpy()

    # the features of an observation by name: here the hand from which was chosen
    rows = np.stack(first["observation"].to_numpy()).astype(np.float32)
    hands = Observation(GAME).split(rows)["hand"]
    cards = next(part["labels"] for part in about["features"] if part["name"] == "hand")

    often = np.bincount(actions, minlength=len(cards))
    worth = {card: float(wins[actions == n].mean()) for n, card in enumerate(cards) if often[n] >= ENOUGH}
    taken = {
        card: float((actions[hands[:, number] > 0] == number).mean()) for number, card in enumerate(cards)
    }
    for card in sorted(worth, key=worth.__getitem__, reverse=True):
        print(
            f"{card:16} return {worth[card]:+.3f}, taken first in {taken[card]:.0%} of the hands that have it"
        )

    figure = Figure(figsize=(10, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    names = sorted(worth, key=worth.__getitem__)
    left.barh(names, [worth[card] for card in names])
    left.set_title("mean return of a first pick")
    left.set_xlabel("1: won, -1/3: lost")
    right.barh(names, [taken[card] for card in names])
    right.set_title("how often it is taken first")
    right.set_xlabel("share of the hands that have it")
    figure.savefig("first_picks.png", dpi=120)
    print("drawn: first_picks.png")


if __name__ == "__main__":
    main()
