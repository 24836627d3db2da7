"""Conversion between reference states and records."""

import numpy as np
from numpy.typing import NDArray

from sushiya.core import CHANCE, State, Step
from sushiya.fast.sushizock.dice import HANDFULS, NUMBER
from sushiya.fast.sushizock.layout import CHOOSE, DRAW_LOT, LAY_ROWS, OVER, ROLL, Record
from sushiya.sushizock import Board, ChooseMove, DrawLot, LayRows, RollDice, Sushizock, Tiles
from sushiya.sushizock.model import Wok
from sushiya.sushizock.tiles import KINDS
from sushiya.sushizock.turn import choose, draw_lot, roll

__all__ = ["from_state", "to_state"]

QUESTIONS = {LayRows: LAY_ROWS, DrawLot: DRAW_LOT, RollDice: ROLL, ChooseMove: CHOOSE}
"""The reference engine's decisions, and their numbers here."""
STEPS = {DRAW_LOT: Step(draw_lot), ROLL: Step(roll), CHOOSE: Step(choose)}
"""The steps of the reference engine that ask. Nothing follows them on the agenda."""


def from_state(game: Sushizock, state: State[Board], rec: Record) -> None:
    """Write this state into the record."""
    for field in rec.dtype.names:
        rec[field] = 0
    board = state.board
    rec.turn, rec.roll = board.turn, board.roll
    rec.kept, rec.rolled = NUMBER[board.kept], NUMBER[board.rolled]
    for kind, name in enumerate(KINDS):
        _lay(board.rows.of(name), rec.rows[kind], rec.row_length, kind)
        for seat, own in enumerate(board.stacks):
            _lay(own.of(name), rec.stacks[seat, kind], rec.height[seat], kind)
    if state.ask is None:
        rec.ask = OVER
        rec.score[: game.seats] = game.scores(state)
    else:
        (decision,) = state.ask.decisions
        rec.serial, rec.ask = state.ask.serial, QUESTIONS[type(decision)]
        rec.awaiting = 0 if decision.seat == CHANCE else 1 << decision.seat


def to_state(game: Sushizock, rec: Record) -> State[Board]:
    """The reference state of this record."""
    if rec.ask == LAY_ROWS:
        return game.start().state
    board = Board(
        box=Tiles(),
        rows=Tiles(*(_tiles(rec.rows[kind], rec.row_length[kind]) for kind in range(len(KINDS)))),
        stacks=tuple(
            Tiles(*(_tiles(rec.stacks[seat, kind], rec.height[seat, kind]) for kind in range(len(KINDS))))
            for seat in range(game.seats)
        ),
        turn=int(rec.turn),
        roll=int(rec.roll),
        kept=HANDFULS[rec.kept],
        rolled=HANDFULS[rec.rolled],
    )
    if rec.ask == OVER:
        return State(board, None)
    return Wok(board, int(rec.serial) - 1, (STEPS[int(rec.ask)],)).run().state


def _lay(tiles: tuple[int, ...], pile: NDArray[np.uint8], lengths: NDArray[np.uint8], kind: int) -> None:
    pile[: len(tiles)] = tiles
    lengths[kind] = len(tiles)


def _tiles(pile: NDArray[np.uint8], length: int) -> tuple[int, ...]:
    return tuple(map(int, pile[:length]))
