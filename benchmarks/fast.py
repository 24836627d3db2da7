"""How fast the fast engine is, next to the reference engine and to plain C: `./run bench fast [--json]`.

Games are complete and random, and so are playouts from the middle of a match. Rates are per CPU-second of one
core, also with two processes in parallel. The C program plays the plain cycle of Sushi Go! without options or
questions: it is the practical limit.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from benchmarks.measure import at_most, cpu_rate
from benchmarks.rules import random_game
from sushiya.core import AnyGame
from sushiya.fast.advance import random_games
from sushiya.fast.engine import Engine
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point
from sushiya.fast.rng import rng_of
from sushiya.games import game_of
from sushiya.sushi import MEALS

SECONDS = 1.0
RUNS = 3
"""Rates of whole games are the best of this many runs: other load on the machine only ever lowers them."""
C_PROGRAM = Path(__file__).with_name("plain_sushi_go.c")
GAMES = {
    "sushi-go/4": "sushi-go(seats=4)",
    **{f"party:{meal}/4": f"sushi-go-party(seats=4,meal={meal})" for meal in MEALS},
    "sushizock/3": "sushizock(seats=3)",
}
FROM_THE_MIDDLE = ("sushi-go/4", "party:master-menu/4", "sushizock/3")
ANSWERS_BEFORE = {"sushizock/3": 20}
"""How many answers, including chance's, precede rollouts. In the other games this is the second round."""
PROCESSES_PLAY = "sushi-go/4"
START_UP = """
import time
began = time.perf_counter()
from sushiya.fast.families import engine_of
from sushiya.games import game_of
engine_of(game_of("sushi-go")).ready()
print(time.perf_counter() - began)
"""


# The fast engine --------------------------------------------------------------------------------------------


def play(engine: Engine, games: int, seed: int) -> int:
    """Play random games; return their number."""
    totals = np.zeros(engine.config.seats, np.int64)
    random_games(engine.record(), engine.config, games, rng_of(seed), engine.codes(), totals)
    return games


def fast_rate(engine: Engine, seconds: float = SECONDS) -> float:
    return max(cpu_rate(partial(play, engine, 2_000), seconds / RUNS) for _ in range(RUNS))


def reference_rate(game: AnyGame) -> float:
    return max(cpu_rate(lambda seed: random_game(game, seed) and 1, SECONDS / 2 / RUNS) for _ in range(RUNS))


@entry_point
def playouts(batch: Any, cfg: Any, count: int, fast_rng: Any, codes: Any, play_on: Any) -> None:
    """Play the first match of the batch to its end repeatedly, in place of the second one."""
    for _ in range(count):
        batch[1] = batch[0]
        play_on(batch[1], cfg, fast_rng, codes)


def playout_rate(name: str) -> float:
    """Random rollouts from the middle of a match."""
    game, rng = game_of(GAMES[name]), Random(0)
    engine = engine_of(game)
    state = game.start().state
    for _ in range(ANSWERS_BEFORE.get(name, 60)):
        decision = state.pending[0]
        state = game.play(state, decision.seat, decision.sample(rng)).state
    batch = np.zeros(2, engine.dtype).view(np.recarray)
    engine.from_state(state, batch[0])

    def work(seed: int) -> int:
        playouts(batch, engine.config, 2_000, rng_of(seed), engine.codes(), engine.kernels.random_game)
        return 2_000

    return cpu_rate(work, SECONDS)


# To compare with -------------------------------------------------------------------------------------------


def c_rate() -> float | None:
    """Games of the C program per CPU-second; None if there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "plain_sushi_go"
        build = [compiler, "-O2", "-march=native", "-o", str(program), str(C_PROGRAM)]
        subprocess.run(build, check=True)
        games = 1_000_000
        run = partial(subprocess.run, [program, str(games), "1"], check=True, capture_output=True, text=True)
        return games / min(float(run().stdout.split()[0]) for _ in range(RUNS))


def rate_beside_others(seconds: float) -> float:
    """Games of one of several processes, per CPU-second of that process."""
    return fast_rate(engine_of(game_of(GAMES[PROCESSES_PLAY])), seconds)


def rate_of_processes(count: int) -> float:
    """Games of several processes together, while each has its own core."""
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        list(pool.map(rate_beside_others, [0.1] * 2 * count))  # make sure that all are started
        return sum(pool.map(rate_beside_others, [3 * SECONDS] * count))


def start_up_seconds(cache: str) -> float:
    """How long it takes in a new process until the first game can begin."""
    environment = os.environ | {"NUMBA_CACHE_DIR": cache}
    program = [sys.executable, "-c", START_UP]
    done = subprocess.run(program, check=True, capture_output=True, text=True, env=environment)
    return float(done.stdout)


# What is printed --------------------------------------------------------------------------------------------


def rates(say: Callable[[str], None]) -> dict[str, dict[str, float | None]]:
    """Measure every game; return and print its rate next to those of the reference engine and C."""
    results: dict[str, dict[str, float | None]] = {}
    in_c = c_rate()
    if in_c is None:
        say("There is no C compiler (cc) here, so there is no comparison with plain C.")
    else:
        say(f"The plain cycle of Sushi Go! in C: {in_c:,.0f} games/s")
    say(f"\n{'game':28}{'games/s':>12}{'× reference':>14}{'× C':>8}")
    for name, text in GAMES.items():
        game = game_of(text)
        fast, reference = fast_rate(engine_of(game)), reference_rate(game)
        results[name] = {
            "games_per_s": round(fast),
            "vs_reference": round(fast / reference, 1),
            "vs_c": None if in_c is None else round(fast / in_c, 3),
        }
        beside_c = "–" if in_c is None else f"{fast / in_c:.2f}"
        say(f"{name:28}{fast:12,.0f}{fast / reference:14,.0f}{beside_c:>8}")
    more = rate_of_processes(2) / rate_of_processes(1)
    results[PROCESSES_PLAY]["two_processes"] = round(more, 2)
    say(f"{PROCESSES_PLAY}: two parallel processes play {more:.2f} times the games of one")
    return results


def more(say: Callable[[str], None]) -> None:
    """Measure the figures that are printed only for people."""
    say("\nplayouts from the middle of a match")
    for name in FROM_THE_MIDDLE:
        say(f"{name:28}{playout_rate(name):12,.0f} /s")
    say("\nsushi-go/4, cost per game by number of games")
    engine = engine_of(game_of(GAMES["sushi-go/4"]))
    for games in (1_000, 10_000, 100_000, 1_000_000):
        began = time.process_time()
        play(engine, games, games)
        each = (time.process_time() - began) / games
        say(f"{games:12,} games {each * 1e6:8.2f} µs each")
    for name in ("sushi-go/4", "sushizock/3"):
        say(f"{name}: {engine_of(game_of(GAMES[name])).dtype.itemsize} bytes per match")
    with tempfile.TemporaryDirectory() as cache:
        first, later = start_up_seconds(cache), start_up_seconds(cache)
    say(f"first start, compiling: {first:.1f} s; later ones: {later:.2f} s")


def main() -> None:
    as_json = "--json" in sys.argv[1:]

    def say(line: str) -> None:
        if not as_json:
            print(line, flush=True)

    for text in ("sushi-go", "sushizock"):
        engine_of(game_of(text)).ready()
    say("Random games per CPU-second of one core.")
    results = rates(say)
    if as_json:
        print(json.dumps(results, indent=2))
    else:
        more(say)


if __name__ == "__main__":
    with at_most():
        main()
