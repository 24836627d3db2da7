"""Pins `sushiya replay`: turns, results, the viewpoint of a seat, and damaged records."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sushiya.core import BadOptions, BadRecord, Entry, QuotedAction, Record, dump_text
from sushiya.games import load_record
from tests.cli.command import WIDTH, sushiya


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game: Mia against two bots."""
    return save(tmp_path, "sushi-go", "1\n" * 200)


def save(folder: Path, game: str, answers: str) -> Path:
    file = folder / "game.record"
    seats = ("--seats", "Mia,greedy,greedy")
    sushiya("play", game, *seats, "--seed", "x", "--save", str(file), input=answers)
    return file


def test_every_turn_is_shown_as_a_table(record: Path) -> None:
    output = sushiya("replay", str(record)).output
    for round in (1, 2, 3):
        for turn in range(1, 10):
            assert output.count(f"round {round} of 3 · turn {turn} of 9") == 1
        assert output.count(f"Round {round} is over") == 1
    assert "greedy 2: " in output
    assert "Your hand" not in output
    assert re.search(r"1\.  \w+.* points", output)
    assert max(map(len, output.splitlines())) <= WIDTH
    assert "\033" not in output


def test_the_result_alone(record: Path) -> None:
    output = sushiya("replay", str(record), "--result").output
    assert "turn 1" not in output
    assert [f"Round {n}  " in output for n in (1, 2, 3)] == [True] * 3
    assert "Desserts" in output
    assert re.search(r"3\.  \w+", output)


def test_the_eyes_of_a_seat_see_its_hand_only(record: Path) -> None:
    mine, theirs = (sushiya("replay", str(record), "--seat", seat).output for seat in ("0", "1"))
    hands = [re.findall(r"Your hand\n(.*?)\n\n", output, re.DOTALL) for output in (mine, theirs)]
    assert len(hands[0]) == len(hands[1]) == 27
    assert hands[0][0] != hands[1][0]
    assert hands[0][1] != hands[1][1]
    with pytest.raises(BadOptions, match="seats 0 to 2; there is no seat 3"):
        sushiya("replay", str(record), "--seat", "3")


def test_every_answer_can_be_shown(record: Path) -> None:
    output = sushiya("replay", str(record), "--step").output
    assert output.count(": pick ") == 3 * 9 * 3
    assert output.count("chance: deal ") == 3
    mine = sushiya("replay", str(record), "--step", "--seat", "0").output
    assert mine.count(": pick ") == 9 * 3
    assert "deal" not in mine


def test_sushizock(tmp_path: Path) -> None:
    file = save(tmp_path, "sushizock", "1\n" * 200)
    output = sushiya("replay", str(file)).output
    assert "24 tiles left" in output
    assert re.search(r"greedy 1 took (sushi|bone) ", output)
    assert re.search(r"1\.  .* points", output)
    assert "tiles left" not in sushiya("replay", str(file), "--result").output


def test_an_open_record_says_so(tmp_path: Path) -> None:
    file = save(tmp_path, "sushi-go", "1\n1\n")
    assert "turn 3 of 9" in sushiya("replay", str(file)).output
    for arguments in ([], ["--result"]):
        assert "the match was not finished" in sushiya("replay", str(file), *arguments).output


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("pick ", "eat ", "digest does not match"),
        ("sushiya-record 1", "sushiya-record 9", "format 9"),
        ("\n\nscores", "\nscores", "expected"),
    ],
)
def test_a_damaged_record_is_refused_precisely(record: Path, old: str, new: str, message: str) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadRecord, match=message):
        sushiya("replay", str(record))


@pytest.fixture
def old_record(record: Path) -> tuple[Path, Record]:
    """The same game as if played under older rules with another notation."""
    told = load_record(record.read_text(encoding="utf-8"))
    log = tuple(Entry(seat, QuotedAction(str(action).replace("pick", "eat"))) for seat, action in told.log)
    old = replace(told, rules="sushi-go/0", log=log)
    record.write_text(f"# {old.note}\n{dump_text(old)}", encoding="utf-8")
    return record, old


def test_by_older_rules_the_result_is_shown_as_recorded(old_record: tuple[Path, Record]) -> None:
    file, record = old_record
    output = sushiya("replay", str(file), "--result").output
    assert "Played under rules sushi-go/0; we play sushi-go/1 and can't replay it." in output
    assert "sushi-go(seats=3,edition=zoch)" in output
    assert record.scores is not None
    assert record.winners is not None
    rows = re.findall(r"^  (Mia|greedy 1|greedy 2) +(-?\d+) points(  ✓ winner)?$", output, re.MULTILINE)
    names = ("Mia", "greedy 1", "greedy 2")
    assert sorted(rows) == sorted(
        (name, str(points), "  ✓ winner" if seat in record.winners else "")
        for seat, (name, points) in enumerate(zip(names, record.scores, strict=True))
    )
    assert [int(points) for _, points, _ in rows] == sorted(record.scores, reverse=True)
    assert max(map(len, output.splitlines())) <= WIDTH


def test_by_older_rules_an_open_match_has_players_but_no_points(old_record: tuple[Path, Record]) -> None:
    file, record = old_record
    left = replace(record, scores=None, winners=None, seed=None)
    file.write_text(dump_text(left), encoding="utf-8")
    output = sushiya("replay", str(file), "--result").output
    assert all(f"  {name}\n" in output for name in ("Mia", "greedy 1", "greedy 2"))
    assert "points" not in output
    assert "the match was not finished" in output


def test_by_older_rules_nothing_is_replayed(old_record: tuple[Path, Record]) -> None:
    file, _ = old_record
    with pytest.raises(BadRecord, match=r"can't replay it\. Use --result to see what was recorded\.$"):
        sushiya("replay", str(file))


def test_what_is_no_text_or_no_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadRecord, match=r"picture\.png is not a record"):
        sushiya("replay", str(file))
    missing = sushiya("replay", str(tmp_path / "missing"))
    assert missing.exit_code == 2
    assert "does not exist" in missing.output
