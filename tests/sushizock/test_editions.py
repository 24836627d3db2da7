"""Pins the editions: they differ in who begins."""

import pytest

from sushiya.core import CHANCE, IllegalAction
from sushiya.sushizock import DrawLot, LayRows, LotDrawn, RollDice, Sushizock, TurnBegan
from sushiya.testing.lines import play_lines

ROWS = "* rows 1 1 2 2 3 3 4 4 5 5 6 6 | 1 1 1 1 1 2 2 2 2 3 3 4"


@pytest.mark.parametrize("first", [0, 2])
def test_zoch_the_host_says_who_ate_fish_last(first: int) -> None:
    game = Sushizock(seats=4, first=first)
    start = game.start().state
    assert start.pending == (LayRows(CHANCE),)
    step = play_lines(game, start, ROWS)
    assert step.events[-1] == TurnBegan(first)
    assert step.state.pending == (RollDice(CHANCE, 5),)


def test_999games_draws_lots() -> None:
    game = Sushizock(seats=4, edition="999games")
    laid = play_lines(game, game.start().state, ROWS).state
    assert laid.pending == (DrawLot(CHANCE, 4),)
    assert laid.board.turn == CHANCE
    step = play_lines(game, laid, "* first 3")
    assert step.events == (LotDrawn(3), TurnBegan(3))
    assert step.state.board.turn == 3
    with pytest.raises(IllegalAction):
        play_lines(game, laid, "* first 4")
