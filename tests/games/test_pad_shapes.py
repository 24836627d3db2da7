"""Pins what the score pad says to data of another shape: where it is, what it is, and what it has to be."""

import pytest

from sushiya.core import BadNotation, BadOptions
from sushiya.games.pad import BadPad, score
from tests.games.pads import DUMMY, SUSHI_GO, URAMAKI, pad, refusal


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "The pad has to be an object with entries by name, not a list."),
        ({}, 'The pad needs the entry "game", for example "sushi-go(seats=3)".'),
        ({"game": 3}, '"game" has to be a text in quotes, not the number 3.'),
        ({"game": SUSHI_GO}, 'The pad needs the entry "rounds".'),
        (pad(SUSHI_GO, stacks=[]), 'The pad has no entry "stacks". Entries: game, rounds, uramaki, names.'),
        ({"game": SUSHI_GO, "rounds": {}}, '"rounds" has to be a list, not an object.'),
        (pad(SUSHI_GO), '"rounds" has to list one to three rounds, not 0.'),
        (pad(SUSHI_GO, *[["", "", ""]] * 4), '"rounds" has to list one to three rounds, not 4.'),
        ({"game": SUSHI_GO, "rounds": ["tempura"]}, "Round 1 has to be a list, not a text."),
        (pad(SUSHI_GO, ["", "", ""], ["", ""]), "Round 2 has to list 3 seats, not 2."),
        (pad(DUMMY, ["", ""]), "Round 1 has to list 3 seats (the dummy's last), not 2."),
        (
            {"game": SUSHI_GO, "rounds": [["", None, ""]]},
            "Round 1, seat 1 has to be a text in quotes, not null.",
        ),
        (
            {"game": DUMMY, "rounds": [["", "", 1.5]]},
            "Round 1, seat 2 (the dummy) has to be a text in quotes, not the number 1.5.",
        ),
        (pad(URAMAKI, ["", "", ""], uramaki=8), '"uramaki" has to be a list, not the number 8.'),
        (
            pad(URAMAKI, ["", "", ""], uramaki=[[0, 0, 0]] * 2),
            '"uramaki" lists 2 rounds, but "rounds" only 1.',
        ),
        (pad(URAMAKI, ["", "", ""], uramaki=[8]), "Round 1, uramaki has to be a list, not the number 8."),
        (pad(URAMAKI, ["", "", ""], uramaki=[[8]]), "Round 1, uramaki has to list 3 seats, not 1."),
        (
            pad(URAMAKI, ["", "", ""], uramaki=[[True, 0, 0]]),
            "Round 1, uramaki: expected a whole number, found true or false.",
        ),
        (
            pad(URAMAKI, ["", "", ""], uramaki=[[8.0, 0, 0]]),
            "Round 1, uramaki: expected a whole number, found the number 8.0.",
        ),
        (pad(SUSHI_GO, ["", "", ""], names=["Mia"]), '"names" has to list 3 seats, not 1.'),
        (
            pad(SUSHI_GO, ["", "", ""], names=["Mia", 1, "Leo"]),
            '"names", seat 1 has to be a text in quotes, not the number 1.',
        ),
        (
            pad(SUSHI_GO, ["", "", ""], names=["Mia", "Leo", " "]),
            "\"names\", seat 2: a name has to be a word or several, not ' '.",
        ),
        (
            pad(SUSHI_GO, ["", "", ""], names=["Mia", "\x1b[2J", "Leo"]),
            "\"names\", seat 1: a name has to be a word or several, not '\\x1b[2J'.",
        ),
    ],
)
def test_a_pad_of_another_shape(data: object, said: str) -> None:
    assert refusal(data) == said


def test_a_race_in_a_game_without_uramaki() -> None:
    assert refusal(pad(SUSHI_GO, ["", "", ""], uramaki=[[0, 0, 0]])) == (
        'Leave out "uramaki": this game has none. '
        "It has nigiri, maki, tempura, sashimi, gyoza, wasabi, chopsticks, pudding."
    )


@pytest.mark.parametrize(
    ("stacks", "said"),
    [
        ({}, '"stacks" has to be a list, not an object.'),
        ([{"sushi": [], "bones": []}], '"stacks" has to list 2 seats, not 1.'),
        ([[], []], "Seat 0 has to be an object with entries by name, not a list."),
        ([{"sushi": []}, {}], 'Seat 0 needs the entry "bones".'),
        ([{"sushi": [], "bones": [], "dice": 5}, {}], 'Seat 0 has no entry "dice". Entries: sushi, bones.'),
        ([{"sushi": 3, "bones": []}, {}], "Seat 0, sushi has to be a list, not the number 3."),
        ([{"sushi": [], "bones": ["1"]}, {}], "Seat 0, bones: expected a whole number, found a text."),
    ],
)
def test_stacks_of_another_shape(stacks: object, said: str) -> None:
    assert refusal({"game": "sushizock(seats=2)", "stacks": stacks}) == said


def test_sushizock_has_no_rounds() -> None:
    said = refusal({"game": "sushizock(seats=2)", "stacks": [], "rounds": []})
    assert said == 'The pad has no entry "rounds". Entries: game, stacks, names.'
    assert refusal({"game": "sushizock(seats=2)"}) == 'The pad needs the entry "stacks".'


def test_tiles_that_are_not_in_the_box() -> None:
    nothing: dict[str, list[int]] = {"sushi": [], "bones": []}
    for own, said in (
        ({"sushi": [7], "bones": []}, "Seat 1: there is no sushi 7; the box has 1, 2, 3, 4, 5, 6."),
        ({"sushi": [], "bones": [-1]}, "Seat 1: there is no bone -1; the box has 1, 2, 3, 4."),
        ({"sushi": [], "bones": [4, 4]}, "Seat 1: one bone 4 too many; the box has 1."),
    ):
        with pytest.raises(BadPad) as caught:
            score({"game": "sushizock(seats=2)", "stacks": [nothing, own]})
        assert str(caught.value) == said


def test_the_game_is_checked_first() -> None:
    with pytest.raises(BadNotation, match="There is no game 'poker'"):
        score({"game": "poker", "rounds": 3})
    with pytest.raises(BadOptions, match="for 3 to 5 players, not 2"):
        score({"game": "sushi-go(seats=2)"})
