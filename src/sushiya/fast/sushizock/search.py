"""The master's search: how the match continues after every end of the turn that the dice may allow.

An iteration is one rollout of one move. Prizes (see prizes.py) take turns; among the moves of a prize, upper
confidence bounds decide. The best move of each prize gives the value for which the dice are solved.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng
from sushiya.fast.sushizock.codes import KEEP
from sushiya.fast.sushizock.dice import JOINED, KEEPS, KEEPS_COUNT, NO_DICE
from sushiya.fast.sushizock.expectimax import NEVER, expected_value, odds_of_turn, two_rolls
from sushiya.fast.sushizock.layout import Config, Record
from sushiya.fast.sushizock.policy import PolicyWeights, Workspace, policy_game
from sushiya.fast.sushizock.prizes import FORCED, PRIZES, WON, list_moves
from sushiya.fast.sushizock.scoring import winners
from sushiya.fast.sushizock.turn import answer
from sushiya.fast.wins import share_of_win
from sushiya.sushizock.turn import LAST_ROLL

__all__ = ["Tally", "new_tally", "search", "value_options"]

EXPLORE: Final = 0.5
MARGIN: Final = 0.02
"""What each point ahead of the best opponent is worth, compared to 1 for a win."""


class Tally(NamedTuple):
    """By code of a move that ends the turn: the number of its rollouts, and the sums of their results."""

    tries: NDArray[np.int64]
    wins: NDArray[np.float64]
    margins: NDArray[np.float64]


def new_tally() -> Tally:
    """An empty tally."""
    return Tally(np.zeros(KEEP, np.int64), np.zeros(KEEP), np.zeros(KEEP))


@inline_kernel
def _value_of(tally: Tally, move: int) -> float:
    """What a move is worth; 0 if it was never tried."""
    tries = max(1, tally.tries[move])
    return float((tally.wins[move] + MARGIN * tally.margins[move]) / tries)


@entry_point
def search(
    base: Any,
    cfg: Config,
    weights: PolicyWeights,
    tally: Tally,
    workspace: Workspace,
    rng: Rng,
    iterations: int,
) -> None:
    """Run more rollouts from the decision of the seat whose turn it is. `base` holds one record."""
    rec = base[0]
    seat = int(rec.turn)
    done = 0
    while done < iterations:
        for prize in range(PRIZES):
            list_moves(rec, cfg, workspace.moves, workspace.counts)  # rollouts have overwritten them
            if workspace.counts[prize] and done < iterations and _in_reach(rec, prize):
                move = _most_promising(tally, workspace, prize)
                workspace.world[0] = base[0]
                world = workspace.world[0]
                answer(world, cfg, seat, move)
                policy_game(world, cfg, weights, workspace, rng)
                _learn(world, cfg, seat, tally, move)
                done += 1


@kernel
def _in_reach(rec: Record, prize: int) -> bool:
    """Whether the dice win this prize as they are, or there are rolls left."""
    if prize == FORCED or (rec.roll < LAST_ROLL and KEEPS_COUNT[rec.rolled]):
        return True
    dice = int(rec.rolled) if rec.kept == NO_DICE else int(JOINED[rec.kept, rec.rolled])
    return prize in (WON[dice, 0], WON[dice, 1], WON[dice, 2])


@kernel
def _most_promising(tally: Tally, workspace: Workspace, prize: int) -> int:
    """An untried move if there is one, else the one with the highest upper bound."""
    total = 1
    for index in range(workspace.counts[prize]):
        total += tally.tries[workspace.moves[prize, index]]
    best, chosen = -1e9, -1
    for index in range(workspace.counts[prize]):
        move = int(workspace.moves[prize, index])
        if tally.tries[move] == 0:
            return move
        bound = _value_of(tally, move) + EXPLORE * np.sqrt(np.log(total) / tally.tries[move])
        if bound > best:
            best, chosen = bound, move
    return chosen


@kernel
def _learn(rec: Record, cfg: Config, seat: int, tally: Tally, move: int) -> None:
    """A win counts 1, a shared win its share. The margin is to the best opponent."""
    best = -1000
    for other in range(cfg.seats):
        if other != seat:
            best = max(best, int(rec.score[other]))
    tally.tries[move] += 1
    tally.margins[move] += int(rec.score[seat]) - best
    tally.wins[move] += share_of_win(winners(rec, cfg), seat)


@entry_point
def value_options(
    rec: Record, cfg: Config, tally: Tally, workspace: Workspace, values: NDArray[np.float64]
) -> None:
    """By code: the value of each end of the turn and, by exact odds, of setting dice aside.

    `values` has three rows: the value, the win probability, and the margin.
    """
    list_moves(rec, cfg, workspace.moves, workspace.counts)
    for prize in range(PRIZES):
        workspace.turn.value[prize] = NEVER
        for index in range(workspace.counts[prize]):
            move = int(workspace.moves[prize, index])
            tries = max(1, tally.tries[move])
            values[0, move] = _value_of(tally, move)
            values[1, move] = tally.wins[move] / tries
            values[2, move] = tally.margins[move] / tries
            if values[0, move] > workspace.turn.value[prize]:
                workspace.turn.value[prize] = values[0, move]
                workspace.wins[prize] = values[1, move]
    odds_of_turn(workspace.turn)
    left = LAST_ROLL - int(rec.roll)
    for index in range(KEEPS_COUNT[rec.rolled] if left > 0 else 0):
        keep = int(KEEPS[rec.rolled, index])
        _value_keep(workspace, int(JOINED[rec.kept, keep]), left, values[:, KEEP + keep - 1])


@kernel
def _value_keep(workspace: Workspace, kept: int, left: int, out: NDArray[np.float64]) -> None:
    out[0] = two_rolls(workspace.turn, kept) if left == 2 else workspace.turn.last[kept]
    out[1] = expected_value(workspace.turn, workspace.wins, kept, left)
    out[2] = (out[0] - out[1]) / MARGIN
