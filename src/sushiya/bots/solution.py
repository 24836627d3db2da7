"""The exact solution of a position between two seats."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sushiya.core import Action, BadOptions, IllegalAction, Seat, listing

__all__ = ["MOST", "CantSolve", "Objective", "Solution", "SolvedOption"]

Objective: TypeAlias = Literal["points", "win", "wins"]
"""What is counted: the lead in points when the round is over, what the master's search aims at, or, in the
last round, only who wins (1, 0 for a shared win, or −1)."""


MOST = 20_000_000
"""By default, the most positions that are visited."""


class CantSolve(BadOptions):
    """The position can't be solved; the message says why."""


@dataclass(frozen=True, slots=True)
class SolvedOption:
    """One option of the open question. Its figures are for the seat that has it."""

    action: Action
    often: float
    """How often best play chooses it, from 0 to 1."""
    brings: float
    """What it leads to if the other seat plays the solution: never more than the value."""
    at_least: float
    """What it leads to if the other seat knows that it is chosen."""


@dataclass(frozen=True, slots=True)
class Solution:
    """Best play for both seats."""

    aim: Objective
    value: float
    """For seat 0; for seat 1 it is as much less."""
    options: dict[Seat, tuple[SolvedOption, ...]]
    """Those of each seat that is asked."""
    positions: int
    """How many positions were visited."""

    def value_for(self, seat: Seat) -> float:
        """What the position is worth to this seat."""
        return self.value if seat == 0 else -self.value

    def cost(self, seat: Seat, action: Action | str) -> float:
        """How much less an option brings than best play, if the other seat plays the solution.

        The option is given as an action or its text. Raises IllegalAction if the seat doesn't have it.
        """
        options = self.options.get(seat, ())
        for each in options:
            if action in (each.action, str(each.action)):
                return self.value_for(seat) - each.brings
        listed = listing(each.action for each in options)
        raise IllegalAction(f"'{action}' is not an option of seat {seat}. Options: {listed or 'none'}.")
