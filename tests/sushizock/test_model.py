"""Pins how tiles move: rows close up, stacks close up, won tiles go on top."""

import pytest

from sushiya.core import CHANCE
from sushiya.sushizock import BOX, Board, Sushizock, Tiles
from sushiya.sushizock.model import Wok, opening_board
from sushiya.testing.lines import play_lines
from sushiya.testing.sushizock import position, tiles
from tests.sushizock.helpers import THREE


def wok(rows: str, *stacks: str, turn: int = 0) -> Wok:
    board = Board(Tiles(), tiles(rows), tuple(map(tiles, stacks)), turn, 1, (), ())
    return Wok(board, 0, ())


def test_before_the_game_all_tiles_are_in_the_box() -> None:
    board = opening_board(4)
    assert board.box == BOX
    assert board.rows == Tiles()
    assert board.stacks == (Tiles(),) * 4
    assert board.turn == CHANCE
    assert repr(board) == "<Board set-up>"


@pytest.mark.parametrize(("place", "left"), [(1, (5, 6)), (2, (4, 6)), (3, (4, 5))])
def test_a_row_closes_up(place: int, left: tuple[int, ...]) -> None:
    table = wok("4 5 6 | 1 2 3", "", "")
    assert table.take("sushi", place) == (4, 5, 6)[place - 1]
    assert table.rows == Tiles(left, (1, 2, 3))


@pytest.mark.parametrize(("place", "left"), [(1, (1, 2)), (2, (1, 3)), (3, (2, 3))])
def test_place_1_of_a_stack_is_its_top_and_the_stack_closes_up(place: int, left: tuple[int, ...]) -> None:
    table = wok("", "", "5 | 1 2 3")
    assert table.steal("bone", place, victim=1) == (3, 2, 1)[place - 1]
    assert table.stacks == (Tiles(), Tiles((5,), left))


def test_a_tile_won_goes_on_top_of_the_stack_of_its_kind() -> None:
    table = wok("", "", "5 | 1", turn=1)
    table.pile("sushi", 2)
    table.pile("bone", 4)
    assert table.stacks == (Tiles(), Tiles((5, 2), (1, 4)))


def test_old_states_do_not_change() -> None:
    before = position(THREE, rows="3 | 1", rolled="sushi bone blue blue red")
    board = before.board
    after = play_lines(THREE, before, "0 take sushi 1").state
    assert before.board == board
    assert before.board.rows == Tiles((3,), (1,))
    assert after.board.rows == Tiles((), (1,))


def test_states_can_be_hashed_and_compared() -> None:
    game = Sushizock(seats=2)
    assert game.start() == game.start()
    assert hash(game.start().state) == hash(game.start().state)
