"""Whether a match of Sushizock could come to a state, as far as kernels rely on it."""

from collections.abc import Iterator

from sushiya.core import CHANCE, State
from sushiya.sushizock import Board, ChooseMove, RollDice, Sushizock
from sushiya.sushizock.dice import NUMBER_OF_DICE
from sushiya.sushizock.tiles import Tiles
from sushiya.sushizock.turn import LAST_ROLL

__all__ = ["impossible"]


def impossible(game: Sushizock, state: State[Board]) -> str:
    """Why no match comes to this state; empty if one might."""
    return next(_reasons(game, state), "")


def _reasons(game: Sushizock, state: State[Board]) -> Iterator[str]:
    board = state.board
    if len(board.stacks) != game.seats:
        yield f"there are {game.seats} stacks, not {len(board.stacks)}"
    if state.ask is None:
        if board.rows != Tiles():
            yield "the match goes on until the middle is empty"
        return
    (decision,) = state.ask.decisions
    if not isinstance(decision, ChooseMove | RollDice):
        if (board.turn, board.roll, board.kept, board.rolled) != (CHANCE, 0, (), ()):
            yield "nobody rolls dice before the first turn"
        return
    rolled = isinstance(decision, ChooseMove)
    if board.turn not in range(game.seats):
        yield f"seat {board.turn} does not exist"
    if board.box != Tiles() or board.rows == Tiles():
        yield "there are tiles in the middle, and none in the box"
    if board.roll not in range(rolled, LAST_ROLL + rolled):
        yield f"nobody rolls {board.roll} times before this question"
    if len(board.kept) not in range(NUMBER_OF_DICE):
        yield f"nobody keeps {len(board.kept)} dice and rolls again"
    if len(board.rolled) != (NUMBER_OF_DICE - len(board.kept)) * rolled:
        yield f"there are {NUMBER_OF_DICE} dice, not {len(board.kept)} and {len(board.rolled)}"
