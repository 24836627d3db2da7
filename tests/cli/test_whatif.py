"""Pins `sushiya whatif`: the options, two of them compared, and a variation that is played on."""

import json
from pathlib import Path

import pytest

from sushiya.core import Branch, asked_in, digest_of, verify
from sushiya.core.errors import BadOptions
from sushiya.games import load_record
from tests.cli.command import sushiya


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    sushiya("play", "sushi-go", "--seats", "regular,random", "--seed", "salmon", "--save", str(file))
    return file


def decision(file: Path) -> tuple[int, str, str]:
    """A decision: its answer, what was chosen, and something else."""
    asked = [
        each for each in asked_in(load_record(file.read_text(encoding="utf-8"))) if len(each.options) > 1
    ]
    other = next(each for each in asked[2].options if each != asked[2].chosen)
    return asked[2].at, str(asked[2].chosen), str(other)


def test_it_lists_what_could_be_chosen(record: Path) -> None:
    at, chosen, other = decision(record)
    lines = sushiya("whatif", str(record), "--at", str(at)).output.splitlines()
    assert [line.split()[-1] for line in lines if chosen in line] == ["played"]
    assert any(line.strip() == other for line in lines)
    told = json.loads(sushiya("whatif", str(record), "--at", str(at), "--json").stdout)
    assert (told["played"], other in told["options"]) == (chosen, True)


def test_two_options_are_compared(record: Path) -> None:
    at, chosen, other = decision(record)
    words = ("whatif", str(record), "--at", str(at), "--take", other, "--times", "60")
    result = sushiya(*words)
    assert result.exit_code == 0
    assert chosen in result.output
    assert " % ± " in result.output
    assert "ended the same" in result.output
    assert "gewonnen" in sushiya("--lang", "de", *words[:-1], "4").output
    told = json.loads(sushiya(*words, "--json").stdout)
    assert (told["deals"], told["played"]["action"], told["other"]["action"]) == (60, chosen, other)


def test_somebody_plays_on(record: Path, tmp_path: Path) -> None:
    at, _, other = decision(record)
    file = tmp_path / "variation.record"
    words = ("whatif", str(record), "--at", str(at), "--take", other, "--play", "--save", str(file))
    sushiya(*words, input="1\n" * 200)
    original, branch = (load_record(each.read_text(encoding="utf-8")) for each in (record, file))
    assert branch.branch == Branch(digest_of(original), at)
    assert str(branch.log[at - 1].action) == other
    assert branch.players == ("you", "random") if original.log[at - 1].seat == 0 else ("regular", "you")
    assert branch.finished
    verify(branch)
    assert sushiya("replay", str(file), "--result").exit_code == 0
    assert sushiya("verify", str(file)).exit_code == 0


def test_what_is_no_decision_is_refused(record: Path) -> None:
    with pytest.raises(BadOptions, match="not a player's decision"):
        sushiya("whatif", str(record), "--at", "1")
