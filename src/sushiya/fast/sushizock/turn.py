"""The course of the game, step by step as in the rulebook: lay out the rows, then turn after turn."""

import numpy as np
from numpy.typing import NDArray

from sushiya.core import CHANCE
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.sushizock.codes import KEEP, PILES, STEAL, TAKE
from sushiya.fast.sushizock.dice import JOINED, NO_DICE
from sushiya.fast.sushizock.layout import (
    BONE,
    CHOOSE,
    DRAW_LOT,
    LAY_ROWS,
    OVER,
    ROLL,
    SUSHI,
    TILES,
    Config,
    Record,
)
from sushiya.fast.sushizock.scoring import settle

__all__ = ["answer", "begin_turn", "rolled", "rows_laid", "start"]


@entry_point
def start(rec: Record, cfg: Config) -> None:
    """Set up the opening position, whatever was in the record before."""
    rec.serial = 0
    rec.score[:] = 0
    hand_dice_to(rec, CHANCE)
    rec.row_length[:] = 0
    rec.rows[:] = 0
    rec.height[:] = 0
    rec.stacks[:] = 0
    ask_chance(rec, LAY_ROWS)


@kernel
def ask_chance(rec: Record, question: int) -> None:
    rec.serial += 1
    rec.ask = question
    rec.awaiting = 0


# After a chance outcome -------------------------------------------------------------------------------------


@kernel
def rows_laid(rec: Record, cfg: Config) -> None:
    """Continue after the rows were laid out: decide who begins."""
    rec.row_length[:] = TILES
    if cfg.first == CHANCE:
        ask_chance(rec, DRAW_LOT)
    else:
        begin_turn(rec, cfg.first)


@kernel
def rolled(rec: Record, handful: int) -> None:
    """Continue after a roll: ask whether to take, steal or roll again."""
    rec.roll += 1
    rec.rolled = handful
    rec.serial += 1
    rec.ask = CHOOSE
    rec.awaiting = 1 << int(rec.turn)


# A turn -----------------------------------------------------------------------------------------------------


@kernel
def begin_turn(rec: Record, seat: int) -> None:
    """Give the seat all five dice."""
    hand_dice_to(rec, seat)
    ask_chance(rec, ROLL)


@kernel
def hand_dice_to(rec: Record, seat: int) -> None:
    rec.turn = seat
    rec.roll = 0
    rec.kept = NO_DICE
    rec.rolled = NO_DICE


@entry_point
def answer(rec: Record, cfg: Config, seat: int, code: int) -> None:
    """Play the option with this code for the seat whose turn it is, and continue to the next question."""
    if code >= KEEP:
        keep(rec, code - KEEP + 1)
        return
    if code >= STEAL:
        pile = (code - STEAL) // TILES
        steal(rec, seat, pile % PILES, (code - STEAL) % TILES, pile // PILES)
    else:
        take(rec, seat, (code - TAKE) // TILES, (code - TAKE) % TILES)
    end_turn(rec, cfg)


@kernel
def keep(rec: Record, handful: int) -> None:
    """Set dice aside for good and roll the rest."""
    rec.kept = JOINED[rec.kept, handful]
    rec.rolled = NO_DICE
    ask_chance(rec, ROLL)


@kernel
def take(rec: Record, seat: int, kind: int, index: int) -> None:
    """Take a tile from the middle, counted from the left. The row closes up; it may be empty now."""
    pile(rec, seat, kind, pull_out(rec.rows[kind], rec.row_length, kind, index))


@kernel
def steal(rec: Record, seat: int, kind: int, depth: int, victim: int) -> None:
    """Steal an opponent's tile, counted from the top. It goes on top of the thief's stack."""
    index = int(rec.height[victim, kind]) - 1 - depth
    pile(rec, seat, kind, pull_out(rec.stacks[victim, kind], rec.height[victim], kind, index))


@kernel
def pull_out(tiles: NDArray[np.uint8], lengths: NDArray[np.uint8], kind: int, index: int) -> int:
    """Remove a tile from a row or stack whose length is `lengths[kind]`; the others close up."""
    tile = int(tiles[index])
    last = int(lengths[kind]) - 1
    for place in range(index, last):
        tiles[place] = tiles[place + 1]
    tiles[last] = 0
    lengths[kind] = last
    return tile


@kernel
def pile(rec: Record, seat: int, kind: int, tile: int) -> None:
    """Lay a tile on one of this seat's stacks."""
    rec.stacks[seat, kind, rec.height[seat, kind]] = tile
    rec.height[seat, kind] += 1


@kernel
def end_turn(rec: Record, cfg: Config) -> None:
    """Pass the dice to the left neighbour, or end the match if the middle is empty."""
    if rec.row_length[SUSHI] or rec.row_length[BONE]:
        begin_turn(rec, (int(rec.turn) + 1) % cfg.seats)
    else:
        rec.ask = OVER
        rec.awaiting = 0
        rec.serial = 0
        for seat in range(cfg.seats):
            rec.score[seat] = settle(rec, seat)
