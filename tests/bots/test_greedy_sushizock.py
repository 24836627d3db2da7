"""Pins what the greedy bot does with the dice where a person would not hesitate."""

from random import Random

import pytest

from sushiya.bots import make_bot
from sushiya.bots.greedy_sushizock import throws
from sushiya.core import Seat, State
from sushiya.sushizock import Board, Sushizock
from sushiya.testing.sushizock import position

GAME = Sushizock(seats=2, open_stacks=True)


def answer(state: State[Board], seat: Seat = 0) -> str:
    return str(make_bot("greedy", GAME, seat, Random(1)).choose(GAME.view(state, seat)))


@pytest.mark.parametrize(
    ("rows", "stacks", "rolled", "wanted"),
    [
        ("1 6 | 1 1 4", "| 1", "sushi sushi bone bone bone", "take sushi 2"),
        ("1 1 | 1 4", "6 5 |", "sushi bone blue red red", "take bone 1"),
        ("1 1 | 1 1 4", "6 |", "sushi sushi bone bone bone", "take sushi 2"),
    ],
)
def test_it_takes_the_tile_that_does_most(rows: str, stacks: str, rolled: str, wanted: str) -> None:
    state = position(GAME, rows=rows, table=[stacks], rolled=rolled, roll=3)
    assert answer(state) == wanted


def test_it_steals_the_best_sushi_it_can_reach() -> None:
    state = position(
        GAME, rows="1 | 4", table=["| 1", "6 1 | 1 1"], rolled="sushi blue blue blue blue", roll=3
    )
    assert answer(state) == "steal sushi 2 from 1"


def test_it_rolls_on_rather_than_take_a_bad_bone_early() -> None:
    state = position(GAME, rows="6 5 6 | 3 4", table=["| 1 1"], rolled="bone bone blue red red")
    assert answer(state).startswith("keep ")


def test_it_keeps_the_dice_that_lead_to_the_best_tile() -> None:
    state = position(
        GAME, rows="1 1 2 6 | 3 3 4 2", table=["| 1"], rolled="sushi sushi sushi blue red", roll=2
    )
    assert answer(state) == "keep sushi sushi sushi"


def test_the_odds_of_a_throw_add_up() -> None:
    for count in range(1, 6):
        assert sum(chance for _, chance in throws(count)) == pytest.approx(1)
    assert dict(throws(2))[("sushi", "bone")] == pytest.approx(2 * (1 / 3) ** 2)
