"""Pins the score pad step by step: what it asks, what it rejects, and that no entry is lost."""

import json

import pytest

from tests.cli.command import sushiya


def answer(*answers: str) -> tuple[dict[str, object], str]:
    """The result of these answers, and everything that was printed on the way."""
    result = sushiya("score", "--json", input="".join(f"{line}\n" for line in answers))
    assert result.exit_code == 0
    return json.loads(result.stdout), result.stderr


def test_a_game_of_sushi_go_round_by_round() -> None:
    game = ["sushi-go", "zoch", "3", "Mia, Leo, Ida"]
    sheet, asked = answer(*game, "tempura tempura", "", "pudding", "y", "", "", "", "", "maki:1", "", "")
    assert sheet["totals"] == [5 + 6 - 6, -6, 6]
    assert sheet["winners"] == [2]
    for question in ("Which game?", "Which edition?", "How many players?", "Names", "Mia: ", "Ida: "):
        assert question in asked
    assert "Score round 3 as well?" in asked
    assert "With the dummy?" not in asked
    assert "nigiri:egg nigiri:salmon nigiri:squid maki:1" in asked


def test_the_sheet_is_printed_at_the_end() -> None:
    result = sushiya("score", input="sushi-go(seats=3)\nMia,Leo,Ida\ntempura tempura\n\n\nn\n")
    assert "Mia         Leo         Ida" in result.stdout
    assert "Which game?" not in result.stdout


def test_enter_takes_what_is_usual() -> None:
    sheet, _ = answer("", "", "", "", *["gyoza"] * 4, "n")
    assert sheet["totals"] == [1, 1, 1, 1]


def test_every_refused_answer_is_asked_again_and_nothing_is_lost() -> None:
    sheet, asked = answer(
        "poker",
        "sushi-go",
        "devir",
        "gamewright",
        "six",
        "7",
        "2",
        "maybe",
        "yes",
        "Mia",
        "Mia, Leo",
        "nigiri:squid",
        "tempurra",
        "nigiri:squid nigiri:squid nigiri:squid nigiri:squid nigiri:squid",
        "nigiri:squid " * 4,
        "eel",
        "gyoza",
        "n",
    )
    assert sheet["totals"] == [3, 12, 1]
    for said in (
        "There is no game 'poker'.",
        "There is no edition 'devir' of sushi-go.",
        "The option seats has to be a number, not 'six'.",
        "for 2 to 5 players, not 7.",
        "The option dummy has to be yes or no, not 'maybe'.",
        "There are 2 seats: expected 2 names separated by commas, or none.",
        "Round 1, seat 1: there is no card 'tempurra'",
        "Round 1, seat 1: one nigiri:squid too many; the deck has 5.",
        "Round 1, seat 2 (the dummy): there is no card 'eel'",
    ):
        assert asked.count(said) == 1, said


def test_a_party_asks_for_its_meal() -> None:
    sheet, asked = answer("sushi-go-party", "2", "big-banquet", "sushi-go", "", "gyoza", "", "n")
    assert "spoon is for 3 to 8 players, not for 2." in asked
    assert sheet["totals"] == [1, 0]


@pytest.mark.parametrize("names", ["Mia,,Leo", "Mia, Leo, \x07"])
def test_names_are_words(names: str) -> None:
    _, asked = answer("sushi-go(seats=3)", names, "", "", "", "", "n")
    assert "There are 3 seats: expected 3 names" in asked


def test_uramaki_are_asked_for_before_the_plates() -> None:
    game = "sushi-go-party(seats=3,meal=points-platter)"
    wrong = ["eight", "8 0", "5 0 0"]
    first = ["8 0 0", "uramaki:5", "", ""]
    sheet, asked = answer(game, "", *wrong, *first, "y", *[""] * 4, "n")
    assert sheet["totals"] == [13, 0, 0]
    for said in (
        "but found 'eight'.",
        "There are 3 seats: expected 3 numbers, not 2.",
        "Round 1, uramaki: 5, 0, 0 can't occur together.",
    ):
        assert said in asked


def test_an_answer_can_be_taken_back() -> None:
    game = "sushi-go-party(seats=3,meal=points-platter)"
    sheet, _ = answer(game, "", "<", "", "gyoza", "<", "<", "8 0 0", "tea", "", "", "n")
    assert sheet["totals"] == [9, 0, 0]


def test_sushizock_asks_for_both_stacks() -> None:
    sheet, asked = answer("sushizock", "2", "", "3 7", "3 5", "1", "-6", "6", "5", "2 2")
    assert sheet == {"totals": [2, 2], "winners": [0, 1]}
    for said in (
        "Seat 0: there is no sushi 7",
        "found '-6'.",
        "Seat 1: there is no bone 5",
        "seat 1, bones from bottom to top",
    ):
        assert said in asked


def test_the_end_of_input_ends_the_questions() -> None:
    result = sushiya("score", input="sushi-go(seats=3)\n")
    assert result.exit_code == 1
    assert result.stdout.strip() == ""
