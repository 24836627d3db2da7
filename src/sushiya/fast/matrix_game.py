"""Zero-sum games in which both players choose at once, solved exactly: the value, and how each should mix.

The linear program of a matrix game, solved by the simplex method with Bland's rule, which can't cycle.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import inline_kernel, kernel

__all__ = ["Tableau", "new_tableau", "solve_matrix"]

NOTHING = 1e-11
"""Rounding errors are smaller than this."""


class Tableau(NamedTuple):
    """Scratch space, and the mixes of the game that was solved last."""

    cells: NDArray[np.float64]
    """The simplex tableau: the row player's options, then the objective."""
    basis: NDArray[np.int64]
    mixes: NDArray[np.float64]
    """By player (rows, columns), how often each option should be chosen."""


def new_tableau(most: int) -> Tableau:
    """One for games in which nobody has more options than this."""
    return Tableau(np.zeros((most + 1, 2 * most + 1)), np.zeros(most, np.int64), np.zeros((2, most)))


@kernel
def solve_matrix(payoffs: NDArray[np.float64], rows: int, columns: int, tableau: Tableau) -> float:
    """The value for the row player, who wants much. The mixes are left in the tableau."""
    row, floor = _best_row(payoffs, rows, columns)
    column, ceiling = _best_column(payoffs, rows, columns)
    if floor == ceiling:  # nobody needs to mix
        for i in range(rows):
            tableau.mixes[0, i] = i == row
        for j in range(columns):
            tableau.mixes[1, j] = j == column
        return float(floor)
    low = _set_up(payoffs, rows, columns, tableau)
    entering = _entering(tableau, rows, columns)
    while entering >= 0:
        _pivot(tableau, rows, columns, _leaving(tableau, rows, columns, entering), entering)
        entering = _entering(tableau, rows, columns)
    width = rows + columns
    total = tableau.cells[rows, width]
    for i in range(rows):
        tableau.mixes[0, i] = max(0.0, tableau.cells[rows, columns + i] / total)
    for j in range(columns):
        tableau.mixes[1, j] = 0.0
    for i in range(rows):
        if tableau.basis[i] < columns:
            tableau.mixes[1, tableau.basis[i]] = max(0.0, tableau.cells[i, width] / total)
    return float(1.0 / total + low - 1.0)


@inline_kernel
def _best_row(payoffs: NDArray[np.float64], rows: int, columns: int) -> tuple[int, float]:
    """The row with the highest lowest payoff, and that payoff."""
    best, found = -np.inf, 0
    for i in range(rows):
        lowest = np.inf
        for j in range(columns):
            lowest = min(lowest, payoffs[i, j])
        if lowest > best:
            best, found = lowest, i
    return found, best


@inline_kernel
def _best_column(payoffs: NDArray[np.float64], rows: int, columns: int) -> tuple[int, float]:
    """The column with the lowest highest payoff, and that payoff."""
    best, found = np.inf, 0
    for j in range(columns):
        highest = -np.inf
        for i in range(rows):
            highest = max(highest, payoffs[i, j])
        if highest < best:
            best, found = highest, j
    return found, best


@kernel
def _set_up(payoffs: NDArray[np.float64], rows: int, columns: int, tableau: Tableau) -> float:
    """Write the program of the column player: sum as much as possible, with no row above 1.

    All payoffs are moved up to 1 or more. Returns the lowest before that.
    """
    low = np.inf
    for i in range(rows):
        for j in range(columns):
            low = min(low, payoffs[i, j])
    width = rows + columns
    for i in range(rows + 1):
        for j in range(width + 1):
            tableau.cells[i, j] = 0.0
    for i in range(rows):
        for j in range(columns):
            tableau.cells[i, j] = payoffs[i, j] - low + 1.0
        tableau.cells[i, columns + i] = 1.0
        tableau.cells[i, width] = 1.0
        tableau.basis[i] = columns + i
    for j in range(columns):
        tableau.cells[rows, j] = -1.0
    return float(low)


@inline_kernel
def _entering(tableau: Tableau, rows: int, columns: int) -> int:
    """The first variable that improves the objective; -1 if there is none."""
    for j in range(rows + columns):
        if tableau.cells[rows, j] < -NOTHING:
            return j
    return -1


@inline_kernel
def _leaving(tableau: Tableau, rows: int, columns: int, entering: int) -> int:
    """The row that limits this variable most. Of equal ones, that of the lowest variable."""
    width, best, found = rows + columns, np.inf, 0
    for i in range(rows):
        if tableau.cells[i, entering] > NOTHING:
            ratio = tableau.cells[i, width] / tableau.cells[i, entering]
            if ratio < best or (ratio == best and tableau.basis[i] < tableau.basis[found]):
                best, found = ratio, i
    return found


@kernel
def _pivot(tableau: Tableau, rows: int, columns: int, leaving: int, entering: int) -> None:
    width = rows + columns
    divisor = tableau.cells[leaving, entering]
    for j in range(width + 1):
        tableau.cells[leaving, j] /= divisor
    for i in range(rows + 1):
        factor = tableau.cells[i, entering]
        if i != leaving and factor != 0.0:
            for j in range(width + 1):
                tableau.cells[i, j] -= factor * tableau.cells[leaving, j]
    tableau.basis[leaving] = entering
