"""The course of the game, step by step as the rulebook tells it: lay the rows out, then turn after turn."""

import numpy as np
from numpy.typing import NDArray

from sushiya.core import CHANCE
from sushiya.fast.kernel import entry, kernel
from sushiya.fast.sushizock.codes import KEEP, PILES, STEAL, TAKE
from sushiya.fast.sushizock.dice import JOINED, NO_DICE
from sushiya.fast.sushizock.layout import CHOOSE, DRAW_LOT, LAY_ROWS, OVER, ROLL, TILES, Chart, Row
from sushiya.fast.sushizock.scoring import settle

__all__ = ["answer", "begin_turn", "rolled", "rows_laid", "start"]


@entry
def start(g: Row, c: Chart) -> None:
    """The opening position, whatever was in the record before."""
    g.serial = 0
    g.score[:] = 0
    hand_dice_to(g, CHANCE)
    g.row_length[:] = 0
    g.rows[:] = 0
    g.height[:] = 0
    g.stacks[:] = 0
    ask_chance(g, LAY_ROWS)


@kernel
def ask_chance(g: Row, question: int) -> None:
    g.serial += 1
    g.ask = question
    g.awaiting = 0


# Chance has answered ----------------------------------------------------------------------------------------


@kernel
def rows_laid(g: Row, c: Chart) -> None:
    """Who begins?"""
    g.row_length[:] = TILES
    if c.first == CHANCE:
        ask_chance(g, DRAW_LOT)
    else:
        begin_turn(g, c.first)


@kernel
def rolled(g: Row, handful: int) -> None:
    """The dice lie there: take, steal or roll on?"""
    g.roll += 1
    g.rolled = handful
    g.serial += 1
    g.ask = CHOOSE
    g.awaiting = 1 << int(g.turn)


# A turn -----------------------------------------------------------------------------------------------------


@kernel
def begin_turn(g: Row, seat: int) -> None:
    """The seat gets all five dice."""
    hand_dice_to(g, seat)
    ask_chance(g, ROLL)


@kernel
def hand_dice_to(g: Row, seat: int) -> None:
    g.turn = seat
    g.roll = 0
    g.kept = NO_DICE
    g.rolled = NO_DICE


@entry
def answer(g: Row, c: Chart, seat: int, code: int) -> None:
    """Play the option with this code for the seat whose turn it is, and go on to the next question."""
    if code >= KEEP:
        keep(g, code - KEEP + 1)
        return
    if code >= STEAL:
        pile = (code - STEAL) // TILES
        steal(g, seat, pile % PILES, (code - STEAL) % TILES, pile // PILES)
    else:
        take(g, seat, (code - TAKE) // TILES, (code - TAKE) % TILES)
    end_turn(g, c)


@kernel
def keep(g: Row, handful: int) -> None:
    """Set dice aside for good and roll the rest."""
    g.kept = JOINED[g.kept, handful]
    g.rolled = NO_DICE
    ask_chance(g, ROLL)


@kernel
def take(g: Row, seat: int, kind: int, index: int) -> None:
    """A tile of the middle, counted from the left; the row closes up. It may have been the last one."""
    pile(g, seat, kind, pull_out(g.rows[kind], g.row_length, kind, index))


@kernel
def steal(g: Row, seat: int, kind: int, depth: int, victim: int) -> None:
    """A tile of an opponent, counted from the top; it lies on top of the thief's stack."""
    index = int(g.height[victim, kind]) - 1 - depth
    pile(g, seat, kind, pull_out(g.stacks[victim, kind], g.height[victim], kind, index))


@kernel
def pull_out(tiles: NDArray[np.uint8], lengths: NDArray[np.uint8], kind: int, index: int) -> int:
    """Lift a tile out of a row or stack, whose length is that of its kind; the others close up."""
    tile = int(tiles[index])
    last = int(lengths[kind]) - 1
    for place in range(index, last):
        tiles[place] = tiles[place + 1]
    tiles[last] = 0
    lengths[kind] = last
    return tile


@kernel
def pile(g: Row, seat: int, kind: int, tile: int) -> None:
    """Lay a tile on a stack of this seat."""
    g.stacks[seat, kind, g.height[seat, kind]] = tile
    g.height[seat, kind] += 1


@kernel
def end_turn(g: Row, c: Chart) -> None:
    """The left neighbour gets the dice, unless the middle is empty."""
    if g.row_length.any():
        begin_turn(g, (int(g.turn) + 1) % c.seats)
    else:
        g.ask = OVER
        g.awaiting = 0
        g.serial = 0
        for seat in range(c.seats):
            g.score[seat] = settle(g, seat)
