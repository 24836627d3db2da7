"""Pins `sushiya verify`: what it checks, and where a record fails."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sushiya.core import BadOptions, BadRecord, commitment, dump_text, seed_with_luck
from sushiya.games import load_record
from tests.cli.command import sushiya


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    sushiya("play", "sushizock", "--seats", "greedy,random", "--seed", "salmon", "--save", str(file))
    return file


def test_a_fair_record_passes_every_check(record: Path) -> None:
    result = sushiya("verify", str(record))
    assert result.exit_code == 0
    assert result.output.count("✓") == 5
    for words in (
        "digest",
        "rules sushizock/1",
        "scores: ",
        "“salmon” is the one promised",
        "deals and rolls",
    ):
        assert words in result.output
    assert "Fair and square." in result.output


def test_what_was_noted_before_the_match_is_checked(record: Path) -> None:
    salmon = commitment("salmon")
    for noted in (salmon, salmon[:16].upper()):
        result = sushiya("verify", str(record), "--commitment", noted)
        assert "the commitment that you noted" in result.output
        assert result.output.count("✓") == 6
    with pytest.raises(BadRecord, match="not the one that was noted"):
        sushiya("verify", str(record), "--commitment", commitment("tuna"))
    for nothing in ("", salmon[:15], "salmon and tuna, please"):
        assert "16 to 64 hexadecimal digits" in sushiya("verify", str(record), "--commitment", nothing).output
    with pytest.raises(BadRecord, match="What the players added: nothing"):
        sushiya("verify", str(record), "--luck", "77aa")


def test_luck_that_was_added_is_found(tmp_path: Path) -> None:
    file, seed = tmp_path / "game.record", seed_with_luck("secret", ["", "77aa"])
    sushiya("play", "sushizock", "--seats", "greedy,random", "--seed", seed, "--save", str(file))
    with pytest.raises(BadRecord, match="Bots add nothing"):
        sushiya("verify", str(file), "--luck", "77aa")
    record = replace(load_record(file.read_text(encoding="utf-8")), players=("Kenji", "Mia"))
    file.write_text(dump_text(record), encoding="utf-8")
    for seat in ([], ["--seat", "1"]):
        result = sushiya("verify", str(file), "--luck", "77aa", "--commitment", commitment("secret"), *seat)
        assert "“77aa”, is in the seed, as Mia’s part" in " ".join(result.output.split())
    with pytest.raises(BadRecord, match="not what the seed has for seat 0"):
        sushiya("verify", str(file), "--luck", "77aa", "--seat", "0")
    with pytest.raises(BadOptions, match="no seat 2"):
        sushiya("verify", str(file), "--luck", "77aa", "--seat", "2")
    with pytest.raises(BadRecord, match="'77ab' is not in the seed"):
        sushiya("verify", str(file), "--luck", "77ab")


def test_an_edited_record_breaks_where_it_was_edited(record: Path) -> None:
    original = record.read_text(encoding="utf-8")
    record.write_text(original.replace("roll", "keep", 1), encoding="utf-8")
    with pytest.raises(BadRecord, match="digest does not match"):
        sushiya("verify", str(record))
    other = replace(load_record(original), seed="tuna")
    record.write_text(dump_text(other), encoding="utf-8")
    with pytest.raises(BadRecord, match="not the one that was promised"):
        sushiya("verify", str(record))
    scores = replace(load_record(original), scores=(99, 0))
    record.write_text(dump_text(scores), encoding="utf-8")
    with pytest.raises(BadRecord, match="leads to the scores"):
        sushiya("verify", str(record))


def verified_apart(record: Path) -> "subprocess.CompletedProcess[str]":
    """What the command does in a process of its own."""
    command = [sys.executable, "-c", "from sushiya.cli.main import main; main()", "verify", str(record)]
    utf8 = os.environ | {"PYTHONUTF8": "1"}
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=utf8)


def test_a_record_by_older_rules_is_shown_but_not_vouched_for(record: Path) -> None:
    old = replace(load_record(record.read_text(encoding="utf-8")), rules="sushizock/0")
    record.write_text(dump_text(old), encoding="utf-8")
    done = verified_apart(record)
    assert done.returncode == 2
    assert "✓ The record is complete" in done.stdout
    for name, points in zip(old.players, old.scores or (), strict=True):
        assert re.search(rf"^  {name} +{points} point", done.stdout, re.MULTILINE)
    assert "✗ The rest can't be checked under the current rules." in done.stdout
    assert "Fair" not in done.stdout
    assert done.stderr == f"Error: {old.note}\n"


def test_an_open_record_has_no_seed_yet_and_exit_code_2(tmp_path: Path) -> None:
    file = tmp_path / "open.record"
    sushiya("play", "sushi-go", "--save", str(file), input="1\n")
    done = verified_apart(file)
    assert done.returncode == 2
    assert done.stdout.count("✓") == 2
    assert done.stderr == "Error: The record has no seed yet: the match is still open.\n"
