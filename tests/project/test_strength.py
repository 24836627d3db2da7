"""Pins that the tables of strength show stored results, and that these are what their commands print."""

import json
from pathlib import Path

import pytest

from scripts.strength import EARLIER, PAGES, RESULTS, every_row, page
from sushiya.games import game_of

STORED = [file for file in sorted(RESULTS.glob("*.json")) if file != EARLIER]


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_tables_are_written_from_results(file: Path) -> None:
    """If it fails: python -m scripts.strength"""
    assert file.read_text(encoding="utf-8") == page(file)


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_a_result_is_that_of_its_command(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    kind, *args = every_row()[file.stem]
    assert found["complete"]
    if kind == "arena":
        given = dict(zip(args[1::2], args[2::2], strict=False))
        assert found["game"] == str(game_of(args[0]))
        assert found["line_up"] == given["--bots"].split(",")
        assert (found["deals"], found["seed"]) == (int(given["--deals"]), given["--seed"])
