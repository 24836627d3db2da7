"""Pins `sushiya puzzle`: the position, the answer with its costs, and what there is to choose from."""

import pytest

from sushiya.core import BadOptions
from sushiya.puzzles import all_puzzles
from tests.cli.command import sushiya

FIRST = all_puzzles("sushi-go")[0]


def test_the_best_answer_and_another_one() -> None:
    right = sushiya("puzzle", "--number", "1", input=f"{FIRST.best}\n").output
    assert "Puzzle 1" in right
    assert "Yes," in right
    assert "best" in right
    wrong = sushiya("puzzle", "--number", "1", input=f"{list(FIRST.costs)[-1]}\n").output
    assert "Nearly:" in wrong
    assert f"−{list(FIRST.costs.values())[-1]}" in wrong
    german = sushiya("--lang", "de", "puzzle", "--number", "1", input=f"{FIRST.best}\n").output
    assert "Ja," in german


def test_what_the_seat_knows_of_the_next_hand_is_told() -> None:
    assert "Next comes" in sushiya("puzzle", "--number", "1", input=f"{FIRST.best}\n").output


def test_tag_and_grade_and_today() -> None:
    for arguments in (["--tag", "pudding"], ["--grade", "sharp"], ["--daily"], ["--game", "sushi-go-party"]):
        result = sushiya("puzzle", *arguments, input="1\n1\n")
        assert result.exit_code == 0
        assert "best" in result.output


def test_nothing_fits() -> None:
    with pytest.raises(BadOptions, match=r"No puzzle of sushi-go is tagged 'pizza'\. Tags: .*pudding"):
        sushiya("puzzle", "--tag", "pizza")
    with pytest.raises(BadOptions, match="none like that"):
        sushiya("puzzle", "--number", "99999")
