"""A Sushizock table in the middle of a game, written down as one would tell it."""

from collections.abc import Mapping

from sushiya.core import Seat, State, Todo
from sushiya.sushizock import FACES, Board, Dice, Sushizock, Tiles
from sushiya.sushizock.dice import in_order
from sushiya.sushizock.model import Wok
from sushiya.sushizock.turn import choose
from sushiya.sushizock.turn import roll as roll_dice

__all__ = ["dice", "position", "tiles"]


def tiles(text: str) -> Tiles:
    """Sushi and bones, with a bar between them: `3 1 6 | 1 2`. Stacks are told from the bottom."""
    sushi, _, bones = text.partition("|")
    return Tiles(tuple(map(int, sushi.split())), tuple(map(int, bones.split())))


def dice(text: str) -> Dice:
    """Dice by their faces, in any order: `blue sushi blue`."""
    return in_order(FACES[FACES.index(word)] for word in text.split())


def position(
    game: Sushizock,
    *,
    rows: str = "1 | 1",
    stacks: Mapping[Seat, str] | None = None,
    turn: Seat = 0,
    roll: int = 0,
    kept: str = "",
    rolled: str = "",
) -> State[Board]:
    """The table before a move, or before a roll if no dice are rolled yet. Not all 24 tiles need be there.

    `roll` counts the rolls made. Left out, it is one for the dice rolled and one for those kept.
    """
    board = Board(
        box=Tiles(),
        rows=tiles(rows),
        stacks=tuple(tiles((stacks or {}).get(seat, "")) for seat in range(game.seats)),
        turn=turn,
        roll=roll or bool(kept) + bool(rolled),
        kept=dice(kept),
        rolled=dice(rolled),
    )
    return Wok(board, 0, (Todo(choose if rolled else roll_dice),)).run().state
