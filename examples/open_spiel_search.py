"""OpenSpiel's own ISMCTS against random players at Sushi Go!: how much does search bring?

.venv/bin/python examples/open_spiel_search.py [MATCHES [SIMULATIONS…]]

It plays as many matches with each number of simulations, and prints the curve.
"""

import sys
import time
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from sushiya.arena.intervals import mean_figure
from sushiya.research import openspiel_game  # noqa: F401 (registers the games)

GAME = pyspiel.load_game("python_sushi_go", {"players": 3})


def play(seed: int, simulations: int) -> float:
    """The return of seat 0, which searches, in one match."""
    rng, generator = Random(seed), np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    bot = ismcts.ISMCTSBot(GAME, evaluator, uct_c=2.0, max_simulations=simulations, random_state=generator)
    state = GAME.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[0])


def main() -> None:
    matches, *several = map(int, sys.argv[1:] or ("8",))
    began = time.monotonic()
    for simulations in several or (5, 10, 20):
        found = mean_figure([play(seed, simulations) for seed in range(matches)])
        interval = "" if found.margin is None else f", 95 % interval {found.low:+.2f} to {found.high:+.2f}"
        mean = f"mean return {found.mean:+.2f} in {matches} matches{interval}"
        print(f"ISMCTS with {simulations} simulations: {mean}", flush=True)
    print("(-0.5 is a lost match, 0 what random players get, 1 a won one)")
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
