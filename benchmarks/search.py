"""How fast the master searches: `./run bench search [--json]`, iterations per CPU-second from the first pick.

It is the bot that plays as `master` in the arena, except that here it never stops early, as it otherwise may
when further iterations are unlikely to change its answer. For Sushizock an iteration is a playout.
"""

import json
import sys
import time
from random import Random
from typing import Any

from benchmarks.measure import at_most
from sushiya.bots import Seated, make_bot
from sushiya.core import CHANCE, Match
from sushiya.games import game_of

ITERATIONS = 20_000
GAMES = {
    "sushi-go/4": "sushi-go(seats=4)",
    "party:my-first-meal/4": "sushi-go-party(seats=4,meal=my-first-meal)",
    "sushizock/3": "sushizock(seats=3)",
}


def iterations_per_second(text: str, runs: int = 3) -> float:
    """The best of a few runs: other load on the machine only ever makes it slower."""
    game: Any = game_of(text)
    match = Match(game, "bench")
    seat = match.state.pending[0].seat
    assert seat != CHANCE
    view, best = game.view(match.state, seat), 0.0
    for budget in (10, *[ITERATIONS] * runs):  # the first run compiles
        bot: Any = make_bot(f"master@{budget}it", game, seat, Random(1))
        Seated(seat, bot).told(match.history)
        began = time.process_time()
        bot.rank(view)
        if budget == ITERATIONS:
            best = max(best, budget / (time.process_time() - began))
    return best


def main() -> None:
    rates = {name: iterations_per_second(text) for name, text in GAMES.items()}
    if "--json" in sys.argv:
        print(json.dumps({name: {"iterations_per_s": round(rate)} for name, rate in rates.items()}))
        return
    for name, rate in rates.items():
        print(f"{name:24}{rate:12,.0f} iterations per CPU-second")


if __name__ == "__main__":
    with at_most():
        main()
