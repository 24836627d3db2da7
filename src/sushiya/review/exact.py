"""Exact values: the end of a match between two seats who know both hands, solved for best play of both."""

from dataclasses import dataclass

from sushiya.bots.solution import CantSolve, Objective
from sushiya.bots.solver import solve
from sushiya.core import Action, AnyGame, Seat
from sushiya.review.stages import Stage

__all__ = ["MOST", "Exact", "exact_values"]

MOST = 100_000
"""The most positions that are visited for a question, so that nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Exact:
    """What each option of a seat leads to if both play on as well as possible."""

    wins: dict[Action, float]
    """The chance to win, where that is what both aim at."""
    leads: dict[Action, float]
    """The final lead, where that is what both aim at."""


def exact_values(game: AnyGame, stage: Stage) -> dict[Seat, Exact]:
    """The values by seat, in the last round of a match that the solver can solve; otherwise empty."""
    if game.seats != 2 or not stage.questions:
        return {}

    def brings(aim: Objective) -> dict[Seat, dict[Action, float]]:
        found = solve(game, stage.before, stage.history[: stage.until], aim, MOST)
        return {seat: {each.action: each.brings for each in found.options[seat]} for seat in found.options}

    try:
        wins, leads = brings("wins"), brings("points")
    except CantSolve:
        return {}
    return {
        seat: Exact({action: (1 + more) / 2 for action, more in wins[seat].items()}, leads[seat])
        for seat in leads
    }
