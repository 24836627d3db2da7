"""Pins the course of a turn: rolls, what follows a move, who is next, when the match ends."""

import pytest

from sushiya.core import CHANCE, IllegalAction, Step
from sushiya.sushizock import (
    ChooseMove,
    GameEnded,
    Kept,
    RollDice,
    Rolled,
    Stole,
    Sushizock,
    Tiles,
    Took,
    TurnBegan,
)
from sushiya.testing.lines import play_lines
from sushiya.testing.sushizock import position
from tests.sushizock.helpers import THREE, options

ROWS = "3 1 6 2 5 | 1 2 4 1 3"


def test_first_roll_with_two_sushi_and_three_bones() -> None:
    """sushizock E1: the 2nd sushi, the 3rd bone, or set dice aside and roll again."""
    state = position(THREE, rows=ROWS, rolled="sushi sushi bone bone bone")
    assert options(state) == [
        "take sushi 2",
        "take bone 3",
        "keep sushi",
        "keep bone",
        "keep sushi sushi",
        "keep sushi bone",
        "keep bone bone",
        "keep sushi sushi bone",
        "keep sushi bone bone",
        "keep bone bone bone",
        "keep sushi sushi bone bone",
        "keep sushi bone bone bone",
    ]


def test_last_roll_with_three_red_chopsticks() -> None:
    """sushizock E2: the first sushi, the first bone, or the top bone of an opponent."""
    state = position(
        THREE,
        rows=ROWS,
        table=["6 | 2", "4 | 1 3", "| 2"],
        kept="red red",
        rolled="red sushi bone",
        roll=3,
    )
    assert options(state) == ["take sushi 1", "take bone 1", "steal bone 1 from 1", "steal bone 1 from 2"]


def test_nothing_allowed_the_worst_bone() -> None:
    """sushizock E3: one sushi left, the dice show two, nothing to steal: the worst bone left, here -3."""
    state = position(THREE, rows="4 | 1 3 1", kept="sushi sushi", rolled="blue blue red", roll=3)
    assert options(state) == ["take bone 2"]
    step = play_lines(THREE, state, "0 take bone 2")
    assert step.events == (Took(0, "bone", 3, 2, forced=True), TurnBegan(1))
    assert step.state.board.rows == Tiles((4,), (1, 1))
    assert step.state.board.stacks[0] == Tiles((), (3,))


def test_nothing_allowed_and_no_bones_left() -> None:
    """sushizock R1: the sushi with the lowest value; the player chooses between two equal ones."""
    state = position(THREE, rows="2 5 2 |", kept="bone bone", rolled="bone blue red", roll=3)
    assert options(state) == ["take sushi 1", "take sushi 3"]
    step = play_lines(THREE, state, "0 take sushi 3")
    assert step.events[0] == Took(0, "sushi", 2, 3, forced=True)
    assert step.state.board.rows.sushi == (2, 5)


def test_nothing_allowed_and_two_worst_bones() -> None:
    """sushizock R1: the player chooses among equal bones."""
    state = position(THREE, rows="1 | 3 1 3", kept="sushi sushi", rolled="blue blue red", roll=3)
    assert options(state) == ["take bone 1", "take bone 3"]
    assert play_lines(THREE, state, "0 take bone 1").state.board.rows.bones == (1, 3)
    assert play_lines(THREE, state, "0 take bone 3").state.board.rows.bones == (3, 1)


def test_who_can_only_steal_must_steal() -> None:
    """sushizock R3: the forced tile is only for a player who can take nothing at all."""
    state = position(
        THREE,
        rows="1 | 3 1",
        table=["", "6 |", "| 4"],
        kept="blue blue blue",
        rolled="sushi sushi",
        roll=3,
    )
    assert options(state) == ["steal sushi 1 from 1"]


def test_chopsticks_without_a_stack_to_steal_from() -> None:
    """sushizock R3: a player who can't take and has nothing to steal gets the forced tile."""
    state = position(
        THREE,
        rows="1 | 3 1",
        table=["6 |", "", "| 4"],
        kept="blue blue blue",
        rolled="sushi sushi",
        roll=3,
    )
    assert options(state) == ["take bone 1"]


def test_the_forced_tile_is_for_the_last_roll() -> None:
    """sushizock R3: before the last roll, a player who can take nothing rolls again."""
    state = position(THREE, rows="1 | 3 1", rolled="sushi sushi blue blue red")
    assert all(option.startswith("keep") for option in options(state))


def test_a_die_must_be_left_to_roll() -> None:
    """sushizock R6: neither all five nor none of the dice can be set aside."""
    state = position(THREE, rows="1 | 3 1", rolled="blue blue red red red")
    assert "keep blue blue red red red" not in options(state)
    with pytest.raises(IllegalAction, match="not an option for seat 0"):
        play_lines(THREE, state, "0 keep blue blue red red red")


def test_after_the_last_roll_nothing_is_kept() -> None:
    """sushizock R6: after the third roll a tile is taken."""
    state = position(THREE, rows=ROWS, kept="blue red", rolled="sushi sushi bone", roll=3)
    assert options(state) == ["take sushi 2", "take bone 1"]


def test_only_dice_of_the_roll_just_made_are_kept() -> None:
    """sushizock R5: at least one of the new dice; dice set aside before don't count."""
    state = position(THREE, rows=ROWS, kept="blue blue", rolled="sushi bone red")
    assert [option for option in options(state) if "keep" in option] == [
        "keep sushi",
        "keep bone",
        "keep red",
        "keep sushi bone",
        "keep sushi red",
        "keep bone red",
    ]
    with pytest.raises(IllegalAction):
        play_lines(THREE, state, "0 keep blue")


def test_a_whole_turn() -> None:
    """sushizock E6: the printed turn of three rolls, with a tile stolen from the bottom of a stack."""
    state = position(THREE, rows=ROWS, table=["1 | 2", "6 3 4 | 1", "5 | 1 1"], at="roll")
    state = play_lines(THREE, state, "* roll sushi sushi bone blue red").state
    assert options(state)[:2] == ["take sushi 2", "take bone 1"]
    assert all(option.startswith("keep") for option in options(state)[2:])

    step = play_lines(THREE, state, "0 keep blue", "* roll sushi bone blue blue")
    assert step.events == (Kept(0, ("blue",)), Rolled(0, ("sushi", "bone", "blue", "blue"), 2))
    assert options(step.state)[:4] == [
        "take sushi 1",
        "take bone 1",
        "steal sushi 1 from 1",
        "steal sushi 1 from 2",
    ]
    assert all(option.startswith("keep") for option in options(step.state)[4:])

    state = play_lines(THREE, step.state, "0 keep blue blue", "* roll sushi blue").state
    assert state.board.kept == ("blue", "blue", "blue")
    assert options(state) == [
        "take sushi 1",
        "steal sushi 1 from 1",
        "steal sushi 2 from 1",
        "steal sushi 3 from 1",
        "steal sushi 1 from 2",
    ]

    step = play_lines(THREE, state, "0 steal sushi 3 from 1")
    assert step.events == (Stole(0, 1, "sushi", 6, 3), TurnBegan(1))
    assert step.state.board.stacks == (Tiles((1, 6), (2,)), Tiles((3, 4), (1,)), Tiles((5,), (1, 1)))


def test_a_single_die_is_the_last_roll() -> None:
    """sushizock E7: four dice are set aside after the first roll, one is rolled; there is no third roll."""
    state = position(THREE, rows=ROWS, rolled="sushi sushi bone blue red")
    state = play_lines(THREE, state, "0 keep sushi sushi bone blue", "* roll sushi").state
    assert state.board.roll == 2
    assert options(state) == ["take sushi 3", "take bone 1"]


def test_a_single_die_that_leaves_nothing() -> None:
    """sushizock R3: a second roll of one die was the last, so the forced tile may follow it."""
    state = position(THREE, rows="1 | 2 4", kept="sushi blue blue red", rolled="sushi")
    assert options(state) == ["take bone 2"]


def test_the_dice_left_are_rolled() -> None:
    state = position(THREE, rows=ROWS, at="roll")
    assert state.pending == (RollDice(CHANCE, 5),)
    state = play_lines(THREE, state, "* roll sushi sushi bone blue red", "0 keep bone red").state
    assert state.pending == (RollDice(CHANCE, 3),)
    assert state.board.kept == ("bone", "red")
    assert state.board.rolled == ()
    state = play_lines(THREE, state, "* roll bone bone bone", "0 keep bone").state
    assert state.pending == (RollDice(CHANCE, 2),)
    assert state.board.kept == ("bone", "bone", "red")


def test_a_tile_ends_the_turn_and_the_left_neighbour_rolls_all_dice() -> None:
    state = position(THREE, rows=ROWS, turn=2, kept="blue", rolled="sushi bone bone red")
    step = play_lines(THREE, state, "2 take bone 2")
    assert step.events == (Took(2, "bone", 2, 2, forced=False), TurnBegan(0))
    board = step.state.board
    assert (board.turn, board.roll, board.kept, board.rolled) == (0, 0, (), ())
    assert step.state.pending == (RollDice(CHANCE, 5),)
    assert board.rows.bones == (1, 4, 1, 3)


def test_a_tile_stolen_from_inside_a_stack_is_laid_open() -> None:
    """sushizock R4: it lies on top of the thief's stack, and everybody sees what it is."""
    state = position(THREE, rows=ROWS, turn=1, table=["", "| 2", "| 3 1"], rolled="red red red red blue")
    step = play_lines(THREE, state, "1 steal bone 2 from 2")
    assert step.events[0] == Stole(1, 2, "bone", 3, 2)
    assert step.events[0].to is None
    assert [own.bones for own in step.state.board.stacks] == [(), (2, 3), (1,)]
    assert THREE.view(step.state, 0).stacks[1].bones.top == 3


def test_the_last_tile_of_the_middle_ends_the_game() -> None:
    state = position(THREE, rows="5 |", table=["| 1", "6 4 | 2", "| 3"], rolled="sushi bone bone red red")
    step = play_lines(THREE, state, "0 take sushi 1")
    assert step.events == (Took(0, "sushi", 5, 1, forced=False), GameEnded((4, 4, -3), (0, 1)))
    assert step.state.over
    assert step.state.pending == ()
    with pytest.raises(IllegalAction, match="over"):
        play_lines(THREE, step.state, "1 take sushi 1")


def test_a_forced_tile_may_end_the_game() -> None:
    state = position(THREE, rows="| 4", kept="sushi sushi", rolled="sushi blue red", roll=3)
    assert play_lines(THREE, state, "0 take bone 1").events[-1] == GameEnded((-4, 0, 0), (1, 2))


def test_stealing_never_ends_the_game() -> None:
    state = position(THREE, rows="5 |", table=["", "6 |"], rolled="blue blue blue bone red")
    assert not play_lines(THREE, state, "0 steal sushi 1 from 1").state.over


def test_one_row_may_run_out_before_the_other() -> None:
    state = position(THREE, rows="5 | 1", rolled="sushi bone red red red")
    state = play_lines(THREE, state, "0 take sushi 1", "* roll sushi sushi bone bone bone").state
    assert all(option.startswith("keep") for option in options(state))


def test_a_step_that_asks_is_public_and_can_be_taken_again() -> None:
    state = Sushizock(seats=2, first=1).start().state
    while not isinstance(state.pending[0], ChooseMove):
        assert state.ask is not None
        assert all(isinstance(arg, int) for todo in (state.ask.asked_by, *state.todo) for arg in todo.args)
        assert isinstance(state.ask.asked_by, Step)
        lines = {"LayRows": "* rows 1 1 2 2 3 3 4 4 5 5 6 6 | 1 1 1 1 1 2 2 2 2 3 3 4"}
        line = lines.get(type(state.pending[0]).__name__, "* roll sushi sushi bone blue red")
        state = play_lines(THREE, state, line).state
    assert state.pending[0].seat == 1
