"""Pins `sushiya solve`: best play at a moment of a recorded match, and what can't be solved."""

import json
from pathlib import Path

import pytest

from sushiya.bots.solution import CantSolve
from sushiya.core import BadOptions, asked_in
from sushiya.games import load_record
from tests.cli.command import sushiya

GAME = "sushi-go(seats=2,edition=gamewright)"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    sushiya("play", GAME, "--seats", "regular,random", "--seed", "salmon", "--save", str(file))
    return file


def answers(file: Path) -> list[int]:
    return [each.at for each in asked_in(load_record(file.read_text(encoding="utf-8")))]


def test_both_seats_are_told_how_to_play(record: Path) -> None:
    at = answers(record)[-6]  # two cards each are left after this turn
    told = json.loads(sushiya("solve", str(record), "--at", str(at), "--json").stdout)
    assert (told["game"], told["at"], told["aim"]) == (GAME, at, "points")
    assert list(told["seats"]) == ["0", "1"]
    for options in told["seats"].values():
        assert sum(each["often"] for each in options) == pytest.approx(1, abs=1e-5)
        assert all(each["at_least"] <= each["brings"] for each in options)
    best = [max(each["brings"] for each in options) for options in told["seats"].values()]
    assert best == [pytest.approx(told["value"]), pytest.approx(-told["value"])]
    other = json.loads(sushiya("solve", str(record), "--at", str(at + 1), "--json").stdout)
    assert other == told | {"at": at + 1}, "both answered the same question"


def test_it_is_shown_in_every_language(record: Path) -> None:
    words = ("solve", str(record), "--at", str(answers(record)[-4]))
    shown = sushiya(*words).output
    assert "regular: worth" in shown
    assert "Points ahead when the round is over." in shown
    assert "Vorsprung in Punkten" in sushiya("--lang", "de", *words).output
    assert "mostly to win" in sushiya(*words, "--aim", "win").output


def test_what_can_not_be_solved_is_refused(record: Path, tmp_path: Path) -> None:
    first, *_ = answers(record)
    with pytest.raises(CantSolve, match="can't know the whole hand"):
        sushiya("solve", str(record), "--at", str(first))
    with pytest.raises(BadOptions, match="Answer 1 of this match is not a player's decision"):
        sushiya("solve", str(record), "--at", "1")
    dice = tmp_path / "dice.record"
    sushiya("play", "sushizock(seats=2)", "--seats", "regular,random", "--seed", "x", "--save", str(dice))
    with pytest.raises(CantSolve, match="There is no exact solver for sushizock"):
        sushiya("solve", str(dice), "--at", str(answers(dice)[0]))
