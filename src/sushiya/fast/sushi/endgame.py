"""The rest of a round between two seats who know both hands, solved exactly.

Nothing is hidden and nothing is drawn, so every position is a matrix game: both choose at once, and each pair
of choices leads to another position or to the end of the round. All of them are visited, the last ones first.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.matrix_game import Tableau, new_tableau, solve_matrix
from sushiya.fast.sushi.layout import CHOOSE_COPY_BLIND, DTYPE, OVER, PICK, Config, Record
from sushiya.fast.sushi.play import OPTIONS, options
from sushiya.fast.sushi.scoring import winners
from sushiya.fast.sushi.search import reward, standing
from sushiya.fast.sushi.turn import all_revealed, answer, reveal_pick
from sushiya.fast.wins import share_of_win

__all__ = [
    "CHANCE",
    "POINTS",
    "SOLVED",
    "TOO_LARGE",
    "WIN",
    "WINS",
    "Workspace",
    "new_workspace",
    "solve_round",
]

POINTS: Final = 0
"""The payoff is the lead in points after the round. Before the last round, desserts count as promised."""
WIN: Final = 1
"""The payoff is what the search aims at: mostly to win, and a little for every point of the lead."""
WINS: Final = 2
"""The payoff is the share of the win, less the other's. Only for the last round."""

SOLVED: Final = 0
CHANCE: Final = 1
"""Chance decides something within the round."""
TOO_LARGE: Final = 2
"""There are more positions than allowed, or more options than there is room for."""

DEPTH = 40
"""The most questions until the end of a round."""
WIDEST = 128
"""The most options of a seat."""


class Workspace(NamedTuple):
    """Scratch space for one solution. The root, with its payoffs, is at depth 0."""

    stack: Any
    """The record at each depth."""
    codes: NDArray[np.int32]
    """By depth and seat, the options."""
    counts: NDArray[np.int64]
    """By depth and seat, how many there are; 1 for a seat that is not asked."""
    at: NDArray[np.int64]
    """By depth, the number of the pair of options that is looked at."""
    payoffs: NDArray[np.float64]
    """By depth and pair of options, what it is worth to seat 0."""
    means: NDArray[np.float64]
    """By seat and option, the mean payoff over the other's options."""
    tableau: Tableau
    value: NDArray[np.float64]
    """What the position is worth to seat 0, once it is solved."""
    positions: NDArray[np.int64]
    """How many positions were visited."""


def new_workspace() -> Workspace:
    """What one solution needs."""
    return Workspace(
        np.zeros(DEPTH, DTYPE).view(np.recarray),
        np.zeros((DEPTH, 2, OPTIONS), np.int32),
        np.zeros((DEPTH, 2), np.int64),
        np.zeros(DEPTH, np.int64),
        np.zeros((DEPTH, WIDEST, WIDEST)),
        np.zeros((2, WIDEST)),
        new_tableau(WIDEST),
        np.zeros(1),
        np.zeros(1, np.int64),
    )


@entry_point
def solve_round(
    base: Any, cfg: Config, err: NDArray[np.float64], aim: int, most: int, space: Workspace
) -> int:
    """Solve the position in `base`, an array of one record: SOLVED, CHANCE or TOO_LARGE.

    `err` is how often each seat answers at random instead of as it wants; `most` limits the positions.
    """
    space.stack[0] = base[0]
    space.positions[0] = 0
    this_round, depth = int(base[0].round_), 0
    if base[0].awaiting == 0 or base[0].ask == CHOOSE_COPY_BLIND:
        return CHANCE
    if not _ask(space, cfg, 0):
        return TOO_LARGE
    while True:
        columns = int(space.counts[depth, 1])
        at = int(space.at[depth])
        if at < space.counts[depth, 0] * columns:
            if space.positions[0] == most or depth + 1 == DEPTH:
                return TOO_LARGE
            space.positions[0] += 1
            space.stack[depth + 1] = space.stack[depth]
            rec = space.stack[depth + 1]
            ours, theirs = space.codes[depth, 0, at // columns], space.codes[depth, 1, at % columns]
            _play(rec, cfg, int(ours), int(theirs))
            if rec.ask == OVER or rec.round_ != this_round:
                space.payoffs[depth, at // columns, at % columns] = _payoff(rec, cfg, aim)
                space.at[depth] += 1
            elif rec.awaiting == 0:
                return CHANCE
            else:
                depth += 1
                if not _ask(space, cfg, depth):
                    return TOO_LARGE
            continue
        if err[0] > 0.0 or err[1] > 0.0:
            _err(space, depth, err)
        value = solve_matrix(space.payoffs[depth], int(space.counts[depth, 0]), columns, space.tableau)
        if depth == 0:
            space.value[0] = value
            return SOLVED
        depth -= 1
        at, columns = int(space.at[depth]), int(space.counts[depth, 1])
        space.payoffs[depth, at // columns, at % columns] = value
        space.at[depth] += 1


@kernel
def _ask(space: Workspace, cfg: Config, depth: int) -> bool:
    """List the options of the question at this depth. False if there is no room for them."""
    rec = space.stack[depth]
    space.at[depth] = 0
    for seat in range(2):
        space.counts[depth, seat] = 1
        if (rec.awaiting >> seat) & 1:
            space.counts[depth, seat] = options(rec, cfg, seat, space.codes[depth, seat])
    return bool(max(space.counts[depth, 0], space.counts[depth, 1]) <= WIDEST)


@kernel
def _play(rec: Record, cfg: Config, one: int, other: int) -> None:
    """Give the answers of all who are asked."""
    awaiting = int(rec.awaiting)
    if rec.ask == PICK and awaiting == 3 and not rec.blind:
        reveal_pick(rec, cfg, 0, one)
        reveal_pick(rec, cfg, 1, other)
        all_revealed(rec, cfg)
        return
    if awaiting & 1:
        answer(rec, cfg, 0, one)
    if awaiting & 2:
        answer(rec, cfg, 1, other)


@kernel
def _payoff(rec: Record, cfg: Config, aim: int) -> float:
    """What the end of the round is worth to seat 0; to seat 1 it is worth as much less."""
    over = rec.ask == OVER
    if aim == WINS:
        won = winners(rec, cfg)
        return share_of_win(won, 0) - share_of_win(won, 1)
    if aim == POINTS and over:
        return float(rec.score[0]) - float(rec.score[1])
    margin = standing(rec, cfg, 0) - standing(rec, cfg, 1)
    if aim == POINTS:
        return margin
    return reward(margin, over, rec.round_ == 2) - reward(-margin, over, rec.round_ == 2)


@kernel
def _err(space: Workspace, depth: int, err: NDArray[np.float64]) -> None:
    """Change the payoffs to what they are if seats sometimes answer at random."""
    payoffs = space.payoffs[depth]
    rows, columns = int(space.counts[depth, 0]), int(space.counts[depth, 1])
    mean = 0.0
    for i in range(rows):
        space.means[0, i] = 0.0
    for j in range(columns):
        space.means[1, j] = 0.0
    for i in range(rows):
        for j in range(columns):
            space.means[0, i] += payoffs[i, j] / columns
            space.means[1, j] += payoffs[i, j] / rows
            mean += payoffs[i, j] / (rows * columns)
    for i in range(rows):
        for j in range(columns):
            payoffs[i, j] = (1.0 - err[0]) * (
                (1.0 - err[1]) * payoffs[i, j] + err[1] * space.means[0, i]
            ) + err[0] * ((1.0 - err[1]) * space.means[1, j] + err[1] * mean)
