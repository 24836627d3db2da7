"""Solves the last turns of a round of Sushi Go! or Party for two, once both know both hands."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.bots.solution import CantSolve, Objective, Solution, SolvedOption
from sushiya.core import Event, State, seen_by
from sushiya.fast.sushi.codes import Kinds, code_of
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.endgame import (
    CHANCE,
    POINTS,
    SOLVED,
    TOO_LARGE,
    WIN,
    WINS,
    new_workspace,
    solve_round,
)
from sushiya.fast.sushi.layout import DTYPE, SEATS, Config
from sushiya.fast.sushi.worlds import everything
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.imagine import known_hands
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import Board
from sushiya.sushi.turn import ROUNDS

__all__ = ["best_mix", "ready", "solve"]

NOBODY_ERRS = np.zeros(SEATS)
AIMS: dict[Objective, int] = {"points": POINTS, "win": WIN, "wins": WINS}


def solve(
    game: DraftingGame, state: State[Board], history: Sequence[Event] | None, aim: Objective, most: int
) -> Solution:
    """Best play from here to the end of the round: see `solver.solve`."""
    if game.seats != 2:
        raise CantSolve(f"Only positions between two seats can be solved. {game} has {game.seats}.")
    if state.ask is None or state.chance is not None:
        raise CantSolve("No player is asked anything here.")
    if aim == "wins" and state.board.round < ROUNDS:
        raise CantSolve("Who wins is only known at the end of the last round.")
    if history is not None:
        _check_both_know(game, state, history)
    space = new_workspace()
    found = solve_round(everything(game, state).base, config_of(game), NOBODY_ERRS, AIMS[aim], most, space)
    if found == CHANCE:
        raise CantSolve(
            "Chance still decides something in this round (a menu, a card picked blind or the dummy's draw): "
            "only what players decide can be solved."
        )
    if found == TOO_LARGE:
        raise CantSolve(f"More than {most:,} positions may follow in this round. Try a later turn.")
    return _solution(game, state, aim, space)


def _check_both_know(game: DraftingGame, state: State[Board], history: Sequence[Event]) -> None:
    """Raise CantSolve if a seat can't deduce a hand from what it has seen."""
    for seat in game.players:
        view = game.view(state, seat)
        memory = Memory(game.seats, seen_by(history, seat))
        for other, guess in enumerate(known_hands(view, memory)):
            if guess.unknown:
                raise CantSolve(
                    f"Seat {seat} can't know the whole hand of seat {other} yet: "
                    "only positions in which both know both hands can be solved."
                )


def best_mix(
    base: Any, config: Config, err: NDArray[np.float64], seat: int, most: int
) -> dict[int, float] | None:
    """How often best play of a seat chooses each code; None if this takes more than `most` positions.

    `base` is an array of one record in which nothing is hidden, `err` how often each seat errs.
    """
    space = new_workspace()
    if solve_round(base, config, err, WIN, most, space) != SOLVED:
        return None
    count = int(space.counts[0, seat])
    return dict(
        zip(space.codes[0, seat, :count].tolist(), space.tableau.mixes[seat, :count].tolist(), strict=True)
    )


def ready(game: DraftingGame) -> None:
    """Compile the solver, or load it. It is the same for all games."""
    nothing = np.zeros(1, DTYPE).view(np.recarray)
    solve_round(nothing, config_of(game), NOBODY_ERRS, WIN, 0, new_workspace())


def _solution(game: DraftingGame, state: State[Board], aim: Objective, space: Any) -> Solution:
    kinds = Kinds(game)
    rows, columns = space.counts[0]
    payoffs = space.payoffs[0, :rows, :columns]
    mixes = space.tableau.mixes[0, :rows], space.tableau.mixes[1, :columns]
    figures = (
        (payoffs @ mixes[1], payoffs.min(axis=1)),
        (-(mixes[0] @ payoffs), -payoffs.max(axis=0)),
    )
    options = {}
    assert state.ask is not None
    for seat in [decision.seat for decision in state.ask.decisions]:
        brings, at_least = figures[seat]
        place = {code: i for i, code in enumerate(space.codes[0, seat, : len(brings)].tolist())}
        numbered = [(each, place[code_of(kinds, each)]) for each in state.options(seat)]
        solved = [
            SolvedOption(each, float(mixes[seat][i]), float(brings[i]), float(at_least[i]))
            for each, i in numbered
        ]
        options[seat] = tuple(sorted(solved, key=lambda each: (-each.often, -each.brings)))
    return Solution(aim, float(space.value[0]), options, int(space.positions[0]))
