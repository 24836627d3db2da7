"""Pins what the searching bots do with the dice where a person would not hesitate."""

from random import Random

import pytest

from sushiya.bots import make_bot
from sushiya.bots.budget import Budget
from sushiya.bots.master_sushizock import MasterSushizockBot
from sushiya.sushizock import Sushizock
from sushiya.testing.sushizock import position
from tests.bots.table import play

GAME = Sushizock(seats=2, open_stacks=True)


@pytest.mark.parametrize("name", ["master@60it", "uct@60it"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_at_every_table(name: str, seats: int) -> None:
    game = Sushizock(seats)
    assert play(game, [name] + ["random"] * (seats - 1), "any").over


@pytest.mark.parametrize("name", ["master@200it", "uct@2000it", "master@20ms", "uct@50ms"])
@pytest.mark.parametrize(
    ("rows", "table", "rolled", "wanted"),
    [
        # The last bone pays for the second sushi, and wins.
        ("| 1", ["6 5 | 1", "6 | 1"], "sushi bone blue red red", "take bone 1"),
        # The bone would be one too many.
        ("| 4", ["6 | 1", "5 4 | 1 1"], "bone blue blue blue blue", "steal sushi 2 from 1"),
    ],
)
def test_it_sees_how_the_match_ends(name: str, rows: str, table: list[str], rolled: str, wanted: str) -> None:
    state = position(GAME, rows=rows, table=table, rolled=rolled, roll=3)
    assert str(make_bot(name, GAME, 0, Random(1)).choose(GAME.view(state, 0))) == wanted


def test_all_options_are_ranked_with_win_and_margin() -> None:
    state = position(GAME, rows="1 6 | 1 1 4", table=["| 1"], rolled="sushi sushi bone blue red")
    view = GAME.view(state, 0)
    assert view.decision is not None
    ranked = MasterSushizockBot(GAME, 0, Random(1), Budget(iterations=400)).rank(view)
    assert {option for option, *_ in ranked} == set(view.decision.options)
    assert [value for _, value, *_ in ranked] == sorted((value for _, value, *_ in ranked), reverse=True)
    assert all(0 <= win <= 1 and -30 < margin < 30 for _, _, win, margin in ranked)
    assert ranked[0][2] > 0.5
