"""Measure what bots lose where best play is known: `python -m scripts.regret [POSITIONS [PROCESSES]]`.

The positions are from the last round of matches between two bots, with two to five cards in each hand. Both
seats know both hands, and something can be lost. One question to one seat counts of each match. Every bot
answers all of them, and the exact solver says how many points less that brings than best play. The result is
stored in docs/results/solver/regret.json.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from sushiya.arena.answers import answers, players
from sushiya.arena.intervals import mean_figure
from sushiya.bots import Seated, answer_of, make_bot
from sushiya.bots.digest import code_digest
from sushiya.bots.master_sushi import MasterSushiBot
from sushiya.bots.solution import CantSolve, Solution
from sushiya.bots.solver import solve
from sushiya.core import AnyGame, Event, Match, Seat, State, stream
from sushiya.games import game_of

__all__ = ["BOTS", "RESULT", "SEARCH_ALONE", "losses", "position"]

RESULT = Path(__file__).parents[1] / "docs" / "results" / "solver" / "regret.json"
SEED = "regret"
GAMES = (
    "sushi-go(seats=2,edition=gamewright)",
    "sushi-go-party(seats=2,meal=sushi-go)",
    "sushi-go-party(seats=2,meal=uramaki+tofu+onigiri+miso_soup+takeout_box+special_order+fruit)",
    "sushi-go-party(seats=2,meal=temaki+eel+sukeroku+tofu+soy_sauce+wasabi+green_tea_ice_cream)",
)
PAIRS = (("net", "regular"), ("regular", "net"), ("net", "net"), ("regular", "regular"), ("greedy", "net"))
CARDS = (2, 3, 4, 5)
ROUND = 3
BATCH = 100
"""Matches between two lines of progress."""
MOST = 1_000_000
"""Larger positions are left out."""
NOTHING = 1e-6
"""Costs below this are rounding errors."""
SEARCH_ALONE = "master@1000it, searching"
"""The master without the solver."""
BOTS = (
    *("random", "greedy", "regular", "planner", "net", "uct@1000it", SEARCH_ALONE),
    *("master@1000it", "clairvoyant@1000it"),
)


class Position(NamedTuple):
    """A question to two seats, one of which counts."""

    name: str
    game: AnyGame
    state: State[Any]
    history: tuple[Event, ...]
    seat: Seat
    solution: Solution


class Loss(NamedTuple):
    """What an answer costs, in points."""

    points: float
    """How much less it brings than best play, if the other seat plays the solution."""
    at_most: float
    """The same if the other seat knows the answer."""


def position(number: int) -> Position | None:
    """The position of one match; None if it has none that can be solved and where something can be lost."""
    game = game_of(GAMES[number % len(GAMES)])
    seed = f"{SEED}/{number}"
    drawn = stream(f"{seed}/position", 0)
    cards, seat = CARDS[int(len(CARDS) * drawn.random())], int(2 * drawn.random())
    match = Match(game, seed)
    with players(PAIRS[number % len(PAIRS)], game, seed) as bots:
        for _ in answers(match, bots):
            board = match.state.board
            if board.round == ROUND and len(board.hands[0]) == cards:
                break
    state = match.state
    if len(state.pending) < 2:  # a special card lets the hands be of this size in the middle of a turn
        return None
    try:
        solution = solve(game, state, match.history, most=MOST)
    except CantSolve:
        return None
    if max(solution.cost(seat, each.action) for each in solution.options[seat]) < NOTHING:
        return None
    return Position(seed, game, state, tuple(match.history), seat, solution)


def losses(number: int) -> dict[str, Loss] | None:
    """What each bot loses in the position of one match."""
    found = position(number)
    return None if found is None else {name: _loss(name, found) for name in BOTS}


def _loss(name: str, found: Position) -> Loss:
    solution, seat = found.solution, found.seat
    luck = stream(f"{found.name}/{name}", 0)
    bot = make_bot(name.partition(",")[0], found.game, seat, luck, knowing=True)
    if name == SEARCH_ALONE:
        assert isinstance(bot, MasterSushiBot)
        bot.solves = False
    answer = answer_of(Seated(seat, bot).told(found.history), found.game.view(found.state, seat), found.state)
    option = next(each for each in solution.options[seat] if each.action == answer)
    cost = solution.cost(seat, answer)
    return Loss(cost if cost > NOTHING else 0.0, solution.value_for(seat) - option.at_least)


def _figures(several: list[Loss]) -> dict[str, Any]:
    points = mean_figure([each.points for each in several])
    return {
        "points": round(points.mean, 4),
        "ci95": [round(max(0.0, points.low), 4), round(points.high, 4)],
        "missed": round(sum(each.points > 0 for each in several) / len(several), 4),
        "at_most": round(sum(each.at_most for each in several) / len(several), 4),
    }


def main(wanted: int = 2000, processes: int | None = None) -> None:
    found: list[dict[str, Loss]] = []
    with ProcessPoolExecutor(processes) as workers:
        for first in count(0, BATCH):
            found += filter(None, workers.map(losses, range(first, first + BATCH)))
            print(len(found), "positions in", first + BATCH, "matches", flush=True)
            if len(found) >= wanted:
                break
    del found[wanted:]
    result = {
        "command": f"python -m scripts.regret {wanted}",
        "positions": wanted,
        "seed": SEED,
        "games": GAMES,
        "code": code_digest(),
        "bots": {bot: _figures([each[bot] for each in found]) for bot in BOTS},
    }
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
