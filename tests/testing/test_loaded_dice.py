"""Pins loaded dice: chance follows the script, and errors say what is wrong with it."""

import doctest

import pytest

import sushiya.testing.loaded_dice
from sushiya.core import BadNotation, IllegalAction
from sushiya.sushizock import Sushizock
from sushiya.testing import LoadedDice
from tests.testing.toy import HighCard

ROWS = "rows 1 2 3 4 5 6 1 2 3 4 5 6 | 1 1 1 1 1 2 2 2 2 3 3 4"


def test_the_example_in_the_docstring() -> None:
    results = doctest.testmod(sushiya.testing.loaded_dice)
    assert (results.attempted > 0, results.failed) == (True, 0)


def test_chance_answers_in_order_as_soon_as_it_is_asked() -> None:
    dice = LoadedDice(["deal 1 2 3 4", "deal 5 6 7 8"])
    match = dice.match(HighCard(seats=2))
    assert match.state.board.hands == ((1, 2), (3, 4))
    assert list(dice.left) == ["deal 5 6 7 8"]
    match.play(0, match.game.parse_action("play 1"))
    match.play(1, match.game.parse_action("play 4"))
    assert match.state.board.hands == ((5, 6), (7, 8))
    assert not dice.left
    assert [str(entry.action) for entry in match.log] == ["deal 1 2 3 4", "play 1", "play 4", "deal 5 6 7 8"]


def test_several_answers_in_a_row() -> None:
    dice = LoadedDice([ROWS, "first 2", "roll red blue sushi bone bone"])
    match = dice.match(Sushizock(seats=3, edition="999games"))
    assert [decision.seat for decision in match.state.pending] == [2]
    assert not dice.left


def test_a_script_that_ends_too_early() -> None:
    with pytest.raises(IllegalAction, match=r"no answer 2: the script ends here. Chance .* like 'roll "):
        LoadedDice([ROWS]).match(Sushizock(seats=2))


def test_an_answer_that_does_not_fit() -> None:
    dice = LoadedDice([ROWS, "roll sushi"])
    with pytest.raises(
        IllegalAction, match=r"Answer 2 of the loaded dice, 'roll sushi', doesn't fit. Chance "
    ):
        dice.match(Sushizock(seats=2))
    assert dice.left == ("roll sushi",)


def test_an_answer_that_is_none() -> None:
    with pytest.raises(BadNotation):
        LoadedDice(["shake"]).match(Sushizock(seats=2))
