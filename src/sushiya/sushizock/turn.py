"""The course of the game, in the steps of the rulebook: lay out the rows, then turn after turn."""

from typing import Final, assert_never

from sushiya.core import CHANCE, Seat, Step
from sushiya.sushizock.allowed import forced_takes, keeps, steals, takes
from sushiya.sushizock.chance import DrawLot, First, LayRows, Roll, RollDice, Rows
from sushiya.sushizock.dice import NUMBER_OF_DICE, in_order
from sushiya.sushizock.events import GameEnded, Kept, LotDrawn, Rolled, RowsLaid, Stole, Took, TurnBegan
from sushiya.sushizock.model import Wok
from sushiya.sushizock.moves import ChooseMove, Keep, Move, Steal, Take
from sushiya.sushizock.scoring import settle, winners
from sushiya.sushizock.tiles import Tiles

__all__ = ["LAST_ROLL", "begin_turn", "choose", "draw_lot", "lay_rows", "roll"]

LAST_ROLL: Final = 3


# Set-up -----------------------------------------------------------------------------------------------------


def lay_rows(wok: Wok) -> None:
    """Shuffle sushi and bones and lay them out in two open rows."""
    wok.ask(LayRows(CHANCE), then=rows_laid)


def rows_laid(wok: Wok, rows: Rows) -> None:
    wok.lay_rows(Tiles(rows.sushi, rows.bones))
    wok.emit(RowsLaid(rows.sushi, rows.bones))


def draw_lot(wok: Wok) -> None:
    """Draw the seat that begins."""
    wok.ask(DrawLot(CHANCE, len(wok.stacks)), then=lot_drawn)


def lot_drawn(wok: Wok, lot: First) -> None:
    wok.emit(LotDrawn(lot.seat))
    wok.next(Step(begin_turn, (lot.seat,)))


# A turn -----------------------------------------------------------------------------------------------------


def begin_turn(wok: Wok, seat: Seat) -> None:
    """Give the seat all five dice."""
    wok.hand_dice_to(seat)
    wok.emit(TurnBegan(seat))
    wok.next(Step(roll))


def roll(wok: Wok) -> None:
    """Roll all dice that are not set aside."""
    wok.ask(RollDice(CHANCE, NUMBER_OF_DICE - len(wok.kept)), then=rolled)


def rolled(wok: Wok, roll: Roll) -> None:
    wok.roll += 1
    wok.rolled = roll.dice
    wok.emit(Rolled(wok.turn, roll.dice, wok.roll))
    wok.next(Step(choose))


def choose(wok: Wok) -> None:
    """Take a tile, steal one, or roll again. Whoever can do none of these gets the tile nobody wants."""
    dice = wok.kept + wok.rolled
    may_roll_on = wok.roll < LAST_ROLL
    options = (
        *takes(dice, wok.rows),
        *steals(dice, wok.turn, wok.stacks),
        *(keeps(wok.rolled) if may_roll_on else ()),
    )
    if options:
        wok.ask(ChooseMove(wok.turn, options), then=chosen)
    else:
        wok.ask(ChooseMove(wok.turn, forced_takes(wok.rows)), then=forced)


def chosen(wok: Wok, move: Move) -> None:
    match move:
        case Keep():
            keep(wok, move)
        case Take():
            take(wok, move, forced=False)
        case Steal():
            steal(wok, move)
        case _:
            assert_never(move)


def forced(wok: Wok, move: Take) -> None:
    take(wok, move, forced=True)


def keep(wok: Wok, move: Keep) -> None:
    """Set dice aside for the rest of the turn and roll the others."""
    wok.kept = in_order(wok.kept + move.dice)
    wok.rolled = ()
    wok.emit(Kept(wok.turn, move.dice))
    wok.next(Step(roll))


def take(wok: Wok, move: Take, *, forced: bool) -> None:
    """Take a tile from the middle."""
    value = wok.take(move.kind, move.place)
    wok.pile(move.kind, value)
    wok.emit(Took(wok.turn, move.kind, value, move.place, forced))
    wok.next(Step(end_turn))


def steal(wok: Wok, move: Steal) -> None:
    """Steal a tile from an opponent. Everybody sees it, and it goes on top of the thief's stack."""
    value = wok.steal(move.kind, move.place, move.victim)
    wok.pile(move.kind, value)
    wok.emit(Stole(wok.turn, move.victim, move.kind, value, move.place))
    wok.next(Step(end_turn))


def end_turn(wok: Wok) -> None:
    """Pass the dice to the left neighbour; if the middle is empty, the game ends."""
    if wok.rows.sushi or wok.rows.bones:
        wok.next(Step(begin_turn, ((wok.turn + 1) % len(wok.stacks),)))
    else:
        points = tuple(settle(own) for own in wok.stacks)
        wok.emit(GameEnded(points, winners(points)))
