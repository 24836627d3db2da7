"""Pins `sushiya review`: the table, the costly picks, JSON, and that nothing is computed twice."""

import json
import re
from pathlib import Path

import pytest

from sushiya.cli.terminal.review import sparkline
from sushiya.core import BadOptions
from sushiya.review.values import SETTLED, in_tenths
from tests.cli.command import sushiya

ENOUGH = f"{SETTLED}it"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    sushiya("play", "sushizock", "--seats", "regular,random", "--seed", "salmon", "--save", str(file))
    return file


def test_a_review_tells_luck_from_skill(record: Path) -> None:
    result = sushiya("review", str(record), "--budget", ENOUGH)
    assert result.exit_code == 0
    for words in ("accuracy", "luck", "skill", f"{SETTLED} deals", "two moments to keep", "turning point"):
        assert words in " ".join(result.output.split())
    assert "~" not in result.output
    assert len(re.findall(r"[▁▂▃▄▅▆▇█]{20,40}  \d+ % → (?:100|0|50) %", result.output)) == 2
    told = json.loads(sushiya("review", str(record), "--budget", ENOUGH, "--json").stdout)
    options = sum(len(each["options"]) for each in told["decisions"] if each["seat"] == 0)
    every = sushiya("review", str(record), "--budget", ENOUGH, "--seat", "0").output
    assert len(re.findall(r" \d+ % ± \d+ +-?\d+\.\d ± \d+\.\d ", every)) == options
    assert "Genauigkeit" in sushiya("--lang", "de", "review", str(record), "--budget", ENOUGH).output


def test_a_first_picture_is_told_as_one(record: Path) -> None:
    """From a few deals, it says how good the choices were only roughly, and nothing that may still turn."""
    told = sushiya("review", str(record), "--budget", "4it").output
    accuracies = re.findall(r" ~ (\d+) ", told)
    assert len(accuracies) == 2
    assert all(int(each) % 5 == 0 for each in accuracies)
    assert "First picture" in told
    assert "--budget 200it" in told
    for words in ("moments", "rare", "luck ", "skill ", "turning point"):
        assert words not in told
    assert "Erstes Bild" in sushiya("--lang", "de", "review", str(record), "--budget", "4it").output


def test_json_has_everything_and_nothing_is_computed_twice(record: Path) -> None:
    told = json.loads(sushiya("review", str(record), "--budget", "3it", "--json").stdout)
    assert told["deals"] == 3
    assert len(told["seats"]) == 2
    beside = record.with_name("game.record.review.json")
    kept = json.loads(beside.read_text(encoding="utf-8"))
    kept[0]["review"]["deals"] = 77  # so that we see where it comes from
    beside.write_text(json.dumps(kept), encoding="utf-8")
    shorter = json.loads(sushiya("review", str(record), "--budget", "2it", "--json").stdout)
    assert shorter["deals"] == 2
    again = json.loads(sushiya("review", str(record), "--budget", "3it", "--json").stdout)
    assert again["deals"] == 77, "a review with another budget doesn't replace it"
    other = json.loads(sushiya("review", str(record), "--budget", "2it", "--json", "--no-keep").stdout)
    assert other["deals"] == 2


def test_there_is_no_such_seat(record: Path) -> None:
    with pytest.raises(BadOptions, match="seats 0 to 1"):
        sushiya("review", str(record), "--seat", "2")


def test_a_sparkline_keeps_its_ends() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert sparkline([0.0, *[0.5] * 98, 1.0], 5) == "▁▅▅▅█"
    assert sparkline([0.3]) == "▃"


def test_rounded_figures_add_up() -> None:
    assert in_tenths([0.04, 0.04, 0.04], 0.12) == [0.1, 0.0, 0.0]
    assert in_tenths([-1.64, 6.94, 0.0], 5.3) == [-1.6, 6.9, 0.0]
    for parts in ([1.25, -3.33, 0.07], [-0.01, 0.01, 10.0]):
        assert sum(in_tenths(parts, sum(parts))) == pytest.approx(round(sum(parts), 1))
