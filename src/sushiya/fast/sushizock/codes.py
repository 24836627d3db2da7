"""A code for every answer of a player, and chance outcomes as small numbers.

Takes come first, by kind and place; then steals, by victim, kind and place; then keeps, by handful.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sushiya.core import Action
from sushiya.fast.sushizock.dice import HANDFULS, NUMBER, SMALL
from sushiya.fast.sushizock.layout import DRAW_LOT, ROLL, SEATS, TILES, Record
from sushiya.sushizock import FACES, First, Keep, Roll, Rows, Steal, Sushizock, Take
from sushiya.sushizock.moves import Move
from sushiya.sushizock.tiles import KINDS

__all__ = ["ACTIONS", "KEEP", "PILES", "STEAL", "TAKE", "action_of", "code_of", "drawn", "outcomes_of"]

PILES: Final = len(KINDS)
TAKE: Final = 0
STEAL: Final = TAKE + PILES * TILES
KEEP: Final = STEAL + SEATS * PILES * TILES
ACTIONS: Final = KEEP + SMALL - 1  # the empty handful can't be kept
"""The number of codes."""


def code_of(game: Sushizock, action: Action) -> int:
    """The code of a player's action. All games have the same codes."""
    match action:
        case Take(kind, place):
            return TAKE + KINDS.index(kind) * TILES + place - 1
        case Steal(kind, place, victim):
            return STEAL + (victim * PILES + KINDS.index(kind)) * TILES + place - 1
        case Keep(dice):
            return KEEP + NUMBER[dice] - 1
        case _:
            raise ValueError(f"'{action}' is not an answer of a player of {game}.")


def action_of(game: Sushizock, code: int) -> Move:
    """The action with this code."""
    if code not in range(ACTIONS):
        raise ValueError(f"{game} has codes 0 to {ACTIONS - 1}, not {code}.")
    if code >= KEEP:
        return Keep(HANDFULS[code - KEEP + 1])
    pile, index = divmod(code - STEAL if code >= STEAL else code - TAKE, TILES)
    victim, kind = divmod(pile, PILES)
    if code >= STEAL:
        return Steal(KINDS[kind], index + 1, victim)
    return Take(KINDS[kind], index + 1)


def outcomes_of(action: Action) -> NDArray[np.uint8]:
    """A chance outcome as `apply_chance` takes it."""
    match action:
        case Rows(sushi, bones):
            outcomes = [*sushi, *bones]
        case First(seat):
            outcomes = [seat]
        case Roll(dice):
            outcomes = [FACES.index(face) for face in dice]
        case _:
            raise ValueError(f"'{action}' is not a chance outcome.")
    return np.array(outcomes, dtype=np.uint8)


def drawn(before: Record, after: Record) -> Action:
    """The chance outcome between these records."""
    if before.ask == ROLL:
        return Roll(HANDFULS[after.rolled])
    if before.ask == DRAW_LOT:
        return First(int(after.turn))
    return Rows(*(tuple(row) for row in after.rows.tolist()))
