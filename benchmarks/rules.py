"""How fast the reference engine plays random games: `./run bench rules [--json]`.

An answer includes everything it takes: the decision with all its options, a random choice, the check, the
step and its events. Chance's answers are played too, but only players' answers are counted.
"""

import json
import sys
from functools import partial
from random import Random

from benchmarks.measure import YARDSTICK, at_most, cpu_rate, yardstick_rate
from sushiya.core import CHANCE, AnyGame
from sushiya.games import game_of
from sushiya.sushi import MEALS

SECONDS = 1.0


def random_game(game: AnyGame, seed: int) -> int:
    """Play a random game to its end; return how many answers players gave."""
    rng = Random(seed)
    answers = 0
    state = game.start().state
    while not state.over:
        decision = state.pending[0]
        answers += decision.seat != CHANCE
        state = game.play(state, decision.seat, decision.sample(rng)).state
    return answers


def main() -> None:
    games = {"sushi-go/4": "sushi-go(seats=4)"}
    games |= {f"party:{meal}/4": f"sushi-go-party(seats=4,meal={meal})" for meal in MEALS}
    games["sushizock/3"] = "sushizock(seats=3)"
    results = {}
    as_json = "--json" in sys.argv[1:]
    if not as_json:
        print(f"Per CPU-second of one core. Multiple: answers per pass of {YARDSTICK}.")
        print(f"\n{'game':28}{'games/s':>10}{'answers/s':>12}{'multiple':>10}")
    for name, text in games.items():
        game = game_of(text)
        yardstick = yardstick_rate()
        answers = cpu_rate(partial(random_game, game), SECONDS)
        each = sum(random_game(game, i) for i in range(20)) / 20
        results[name] = {
            "games_per_s": round(answers / each, 1),
            "answers_per_s": round(answers),
            "answers_per_yardstick_pass": round(answers / yardstick, 2),
        }
        if not as_json:
            print(f"{name:28}{answers / each:10.0f}{answers:12.0f}{answers / yardstick:10.2f}", flush=True)
    if as_json:
        print(json.dumps(results, indent=2))


if __name__ == "__main__":
    with at_most():
        main()
