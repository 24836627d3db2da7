"""Pins what a person may type in `sushiya play`: cards and dice by number, name or notation, and commands."""

import re

import pytest

from sushiya.core import Match
from sushiya.sushi.sushi_go import SushiGo
from tests.cli.command import sushiya


def first_pick(answer: str) -> str:
    """What follows this answer to the first question of a fixed game. The test below pins the hand."""
    return sushiya("play", "sushi-go", "--seed", "demo", input=f"{answer}\n").output.split("Your pick ▸", 1)[
        1
    ]


def test_a_card_is_chosen_by_number_name_beginning_or_notation() -> None:
    output = sushiya("play", "sushi-go", "--seed", "demo", input="").output
    assert re.search(r"1  maki with 1 roll +6 / 3 +4  sashimi +3 = 10", output)
    for answer in ("4", "sashimi", "SASH", "pick sashimi"):
        assert "You: sashimi" in first_pick(answer), answer
    for answer in ("2", "maki:3", "maki 3", "maki with 3 rolls"):
        assert "You: maki with 3 rolls" in first_pick(answer), answer


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("99", "“99” is not on the list. Type a number from 1 to 6, or a name such as maki"),
        ("wasabi", "“wasabi” is not on the list."),
        ("maki", "“maki” could be maki with 1 roll, maki with 3 rolls. Type a little"),
        ("", "Type a number from 1 to 6, or a name such as maki with 1 roll."),
        ("u", "There is nothing to take back here."),
        ("? pizza", "There is nothing called “pizza”."),
    ],
)
def test_a_bad_answer_is_asked_again_with_what_would_be_right(answer: str, message: str) -> None:
    follows = first_pick(answer + "\n4")
    assert message in " ".join(follows.split("\n"))
    assert "You: sashimi" in follows


def test_a_question_mark_explains_what_a_number_stands_for() -> None:
    assert "Every set of three scores 10" in first_pick("? 4"), "the rule of sashimi"
    assert "There is nothing called “99”." in first_pick("? 99")
    rolled = sushiya("play", "sushizock", "--seed", "demo", input="? 1\n").output
    assert "There is nothing called" not in rolled


def test_commands_help_and_do_not_answer() -> None:
    output = first_pick("?\n? mussels\n? eel\nscore\nlog\ntable\n? rules")
    assert "this help" in output
    assert "Five or more score 15." in output  # the rule of mussels
    assert "One eel costs you 3 points." in output  # a dish of another game
    assert "Round 1 so far" in output
    assert "Round 1: 8 cards each." in output
    assert "108 cards, shuffled once" in output
    assert "turn 2 of 8" not in output


def test_an_answer_of_several_parts_can_be_taken_back_step_by_step() -> None:
    game, seed = "sushi-go(seats=3)", wasabi_seed()
    output = sushiya("play", game, "--seed", seed, input="wasabi\nnigiri\nu\nnigiri\n2\n").output
    assert output.count("A wasabi is free.") == 2
    assert re.search(r"You: \w+ nigiri ·", output), "kept beside the wasabi"
    output = sushiya("play", game, "--seed", seed, input="wasabi\nnigiri\n1\n").output
    assert re.search(r"You: \w+ nigiri on wasabi", output)


def wasabi_seed() -> str:
    """The seed of a deal with a wasabi in the first hand of seat 0, and one kind of nigiri in the next."""
    for number in range(100):
        hands = Match(SushiGo(3), f"w{number}").state.board.hands
        nigiri = {card for card in hands[2] if card.dish == "nigiri"}
        if (
            any(card.dish == "wasabi" for card in hands[0])
            and len(nigiri) == 1
            and hands[2].count(*nigiri) > 1
        ):
            return f"w{number}"
    raise AssertionError


def test_dice_are_set_aside_by_number_or_face_in_one_step_or_two() -> None:
    roll = sushiya("play", "sushizock", "--seed", "demo", input="").output
    assert "Roll 1 of 3  1:sushi  2:sushi  3:bone  4:bone  5:blue" in roll
    for answer in ("roll\n1 5", "keep 1 5", "keep blue sushi", "3\nsushi blue", "keep sushi blue"):
        output = sushiya("play", "sushizock", "--seed", "demo", input=answer + "\n").output
        assert re.search(r"Roll 2 of 3 .*set aside  sushi  blue", output), answer
    refused = sushiya("play", "sushizock", "--seed", "demo", input="roll\n1 2 3 4 5\nred\n1 1\nb\n").output
    assert refused.count("Name one or more of these dice") == 4
