"""How long a review takes, and how accurate it is: `./run bench review [--json] [--load] [--store] …`.

For a match of four of each game: seconds until the first picture and until the last one, by the process that
a server starts for it, alone on one core (its start is part of the first picture; on a busy machine, CPU
seconds say more). And the calibration error of its chances: the stored one, held out over 2,000 matches, or
with `--fresh` N that of N further matches. With `--load` also how much reviews slow down live matches (see
review_load.py); without, the output says that this was not measured. `--store` keeps all of it for
docs/performance.md.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.measure import at_most, cpu_seconds
from benchmarks.review_load import beside_live_matches
from scripts.speed import kept
from sushiya.bots import Seated, answer_of, make_bot
from sushiya.core import Match, dump_text, record_of
from sushiya.core.codec import from_json, to_json
from sushiya.games import game_of
from sushiya.review.worker import ReviewRequest, Served
from sushiya.server.reviews import FIRST
from sushiya.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
STORED = ROOT / "docs" / "results" / "review" / "bench.json"
GAMES = {
    "sushi-go/4": "sushi-go(seats=4)",
    "party:master-menu/4": "sushi-go-party(seats=4,meal=master-menu)",
    "sushizock/4": "sushizock(seats=4)",
}
REASONS = "reasons of all games"
BESIDE = "beside live matches"
PLAYER = "regular"
DEALS = Settings(database="").review_deals


def played(text: str) -> str:
    """The record of a match between bots."""
    game = game_of(text)
    match = Match(game, "bench")
    bots = [Seated(seat, make_bot(PLAYER, game, seat, Random(seat))) for seat in range(game.seats)]
    while not match.over:
        for decision in match.state.pending:
            bot = bots[decision.seat].told(match.history)
            match.play(decision.seat, answer_of(bot, match.view(decision.seat)))
    return dump_text(record_of(match, game.seats * (PLAYER,)))


@contextmanager
def worker() -> "Iterator[subprocess.Popen[str]]":
    """The process that measures, on one core."""
    program = [sys.executable, "-m", "sushiya.review.worker"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
        yield process


def serve(process: "subprocess.Popen[str]", request: ReviewRequest) -> Served:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{to_json(request)}\n")
    process.stdin.flush()
    return from_json(Served, process.stdout.readline())


def pictures(name: str, deals: int) -> dict[str, float]:
    """Seconds from asking to the first picture, and to the last."""
    record = played(GAMES[name])
    with worker() as process:  # the first time, the engine is compiled
        serve(process, ReviewRequest(name, record, FIRST))
    found: dict[str, float] = {}
    began = time.perf_counter()
    with worker() as process:
        for what, until in (("first_picture", FIRST), ("final", deals)):
            served = serve(process, ReviewRequest(name, record, until))
            assert served.review is not None, served.why
            found[f"{what}_s"] = round(time.perf_counter() - began, 2)
            found[f"{what}_cpu_s"] = round(cpu_seconds(process.pid), 2)
    return found


def calibration(name: str, fresh: int) -> dict[str, float]:
    """The calibration error of positions, and what chance alone would produce with as many matches."""
    from scripts.calibration import stored
    from scripts.calibration_figures import estimates, found_in
    from scripts.calibration_matches import WANTED, measured
    from sushiya.review.calibration import calibration_of

    game = game_of(GAMES[name])
    found = stored()["games"][game.name]["positions"]
    if fresh:
        first = WANTED[game.name]
        matches = [measured(game.name, number) for number in range(first, first + fresh)]
        anew = found_in(estimates(matches, "positions", calibration_of(game)))
        found = {"matches": anew.matches, "error": anew.error, "noise": anew.noise}
    return {
        "calibration_error": found["error"],
        "calibration_error_by_chance_alone": found["noise"],
        "calibration_matches": found["matches"],
    }


def reasons(wanted: int) -> dict[str, float]:
    """How many reasons hold when each claim is counted or measured again by other means."""
    from scripts.check_reasons import check_reasons

    found = check_reasons(wanted)
    return {
        "reasons": found.reasons,
        "reasons_that_held": found.held,
        "share_that_held": round(found.share, 3),
    }


def figures(name: str, options: Any) -> dict[str, float]:
    """All figures of one game."""
    measures: tuple[Callable[[], dict[str, float]], ...] = (
        lambda: pictures(name, options.deals),
        lambda: calibration(name, options.fresh),
    )
    return {figure: value for measure in measures for figure, value in measure().items()}


def measured(options: Any) -> dict[str, Any]:
    """All figures. Those that were not measured are listed, too, with the reason."""
    if options.load or options.load_only:
        beside = beside_live_matches(options.matches, options.seconds)
    else:
        beside = {"p99_ratio": None, "why": "not measured: --load was not given"}
    if options.load_only:
        return {BESIDE: beside}
    checked = reasons(options.reasons) if options.reasons else {"share_that_held": None, "why": "--reasons 0"}
    games = {name: figures(name, options) for name in options.game or GAMES}
    return {**games, REASONS: checked, BESIDE: beside}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench review")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this one")
    parser.add_argument("--deals", type=int, default=DEALS, help="of a final picture")
    parser.add_argument("--fresh", type=int, default=0, help="further matches for the calibration error")
    parser.add_argument("--reasons", type=int, default=60, help="how many are checked; 0 for none")
    parser.add_argument("--load", action="store_true", help="also 20 reviews beside 500 live matches")
    parser.add_argument("--load-only", action="store_true", help="nothing else")
    parser.add_argument("--matches", type=int, default=500, help="live ones, for --load")
    parser.add_argument("--seconds", type=float, default=10.0, help="of one of six turns, for --load")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--store", action="store_true", help=f"write {STORED.relative_to(ROOT)}")
    options = parser.parse_args()
    result = measured(options)
    if options.store:
        command = " ".join(("./run bench review", *sys.argv[1:]))
        text = json.dumps(kept("review", result) | {"command": command}, indent=1)
        STORED.write_text(text + "\n", encoding="utf-8")
    if options.json:
        print(json.dumps(result, indent=2))
        return
    for name, found in result.items():
        print(name)
        for figure, value in found.items():
            print(f"  {figure:36}{value}")


if __name__ == "__main__":
    with at_most():
        main()
