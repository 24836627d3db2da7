"""Pins the errors of the score pad for malformed data: where it is, what it is, and what it has to be."""

import pytest

from sushiya.core import BadNotation, BadOptions
from sushiya.games.scorepad import BadScorepad, score
from tests.games.scorepads import DUMMY, SUSHI_GO, URAMAKI, pad, refusal

NO_GAME = 'The pad has to be an object with an entry "game", for example "sushi-go(seats=3)".'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], NO_GAME),
        ({}, NO_GAME),
        ({"game": 3}, "pad.game has to be a string, not a whole number."),
        ({"game": SUSHI_GO}, "pad lacks the field 'rounds'."),
        (pad(SUSHI_GO, stacks=[]), "pad has no field 'stacks'. Fields: game, names, rounds, race, uramaki."),
        ({"game": SUSHI_GO, "rounds": {}}, "pad.rounds has to be a list."),
        (pad(SUSHI_GO), "pad.rounds has to list one to three rounds, not 0."),
        (pad(SUSHI_GO, *[["", "", ""]] * 4), "pad.rounds has to list one to three rounds, not 4."),
        ({"game": SUSHI_GO, "rounds": ["tempura"]}, "pad.rounds[0] has to be a list."),
        (pad(SUSHI_GO, ["", "", ""], ["", ""]), "Round 2 has to list 3 seats, not 2."),
        (pad(DUMMY, ["", ""]), "Round 1 has to list 3 seats (the dummy's last), not 2."),
        ({"game": SUSHI_GO, "rounds": [["", None, ""]]}, "pad.rounds[0][1] has to be a string, not null."),
        ({"game": DUMMY, "rounds": [["", "", 1.5]]}, "pad.rounds[0][2] has to be a string, not a number."),
        (pad(URAMAKI, ["", "", ""], race=8), "pad.race has to be a list."),
        (
            pad(URAMAKI, ["", "", ""], race=[[0, 0, 0]] * 2),
            "pad.race lists 2 rounds, but pad.rounds only 1.",
        ),
        (pad(URAMAKI, ["", "", ""], race=[8]), "pad.race[0] has to be a list."),
        (pad(URAMAKI, ["", "", ""], race=[[8]]), "Round 1, race has to list 3 seats, not 1."),
        (
            pad(URAMAKI, ["", "", ""], race=[[True, 0, 0]]),
            "pad.race[0][0] has to be a whole number, not true or false.",
        ),
        (
            pad(URAMAKI, ["", "", ""], race=[[8.0, 0, 0]]),
            "pad.race[0][0] has to be a whole number, not a number.",
        ),
        (pad(SUSHI_GO, ["", "", ""], names=["Mia"]), "pad.names has to list 3 seats, not 1."),
        (
            pad(SUSHI_GO, ["", "", ""], names=["Mia", 1, "Leo"]),
            "pad.names[1] has to be a string, not a whole number.",
        ),
        (
            pad(SUSHI_GO, ["", "", ""], names=["Mia", "Leo", " "]),
            "pad.names[2] has to be one or more words, not ' '.",
        ),
        (
            pad(SUSHI_GO, ["", "", ""], names=["Mia", "\x1b[2J", "Leo"]),
            "pad.names[1] has to be one or more words, not '\\x1b[2J'.",
        ),
    ],
)
def test_a_pad_of_another_shape(data: object, said: str) -> None:
    assert refusal(data) == said


def test_a_race_in_a_game_without_one() -> None:
    assert refusal(pad(SUSHI_GO, ["", "", ""], race=[[0, 0, 0]])) == (
        'Leave out "race": this game has none. '
        "It has nigiri, maki, tempura, sashimi, gyoza, wasabi, chopsticks, pudding."
    )


def test_the_older_name_of_the_race_is_named_as_it_was_given() -> None:
    assert refusal(pad(SUSHI_GO, ["", "", ""], uramaki=[[0, 0, 0]])).startswith('Leave out "uramaki":')
    assert refusal(pad(URAMAKI, ["", "", ""], uramaki=[[8]])) == (
        "Round 1, uramaki has to list 3 seats, not 1."
    )
    assert refusal(pad(URAMAKI, ["", "", ""], race=[[8, 0, 0]], uramaki=[[8, 0, 0]])) == (
        '"uramaki" is the older name of "race": give only one of them.'
    )


@pytest.mark.parametrize(
    ("stacks", "said"),
    [
        ({}, "pad.stacks has to be a list."),
        ([{"sushi": [], "bones": []}], "pad.stacks has to list 2 seats, not 1."),
        ([[], []], "pad.stacks[0] has to be an object."),
        ([{"sushi": []}, {}], "pad.stacks[0] lacks the field 'bones'."),
        (
            [{"sushi": [], "bones": [], "dice": 5}, {}],
            "pad.stacks[0] has no field 'dice'. Fields: sushi, bones.",
        ),
        ([{"sushi": 3, "bones": []}, {}], "pad.stacks[0].sushi has to be a list."),
        (
            [{"sushi": [], "bones": ["1"]}, {}],
            "pad.stacks[0].bones[0] has to be a whole number, not a string.",
        ),
    ],
)
def test_stacks_of_another_shape(stacks: object, said: str) -> None:
    assert refusal({"game": "sushizock(seats=2)", "stacks": stacks}) == said


def test_sushizock_has_no_rounds() -> None:
    said = refusal({"game": "sushizock(seats=2)", "stacks": [], "rounds": []})
    assert said == "pad has no field 'rounds'. Fields: game, names, stacks."
    assert refusal({"game": "sushizock(seats=2)"}) == "pad lacks the field 'stacks'."


def test_tiles_that_are_not_in_the_box() -> None:
    nothing: dict[str, list[int]] = {"sushi": [], "bones": []}
    for own, said in (
        ({"sushi": [7], "bones": []}, "Seat 1: there is no sushi 7; the box has 1, 2, 3, 4, 5, 6."),
        ({"sushi": [], "bones": [-1]}, "Seat 1: there is no bone -1; the box has 1, 2, 3, 4."),
        ({"sushi": [], "bones": [4, 4]}, "Seat 1: one bone 4 too many; the box has 1."),
    ):
        with pytest.raises(BadScorepad) as caught:
            score({"game": "sushizock(seats=2)", "stacks": [nothing, own]})
        assert str(caught.value) == said


def test_the_game_is_checked_first() -> None:
    with pytest.raises(BadNotation, match="There is no game 'poker'"):
        score({"game": "poker", "rounds": 3})
    with pytest.raises(BadOptions, match="for 3 to 5 players, not 2"):
        score({"game": "sushi-go(seats=2)"})
