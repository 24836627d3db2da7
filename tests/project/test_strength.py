"""Pins that the tables of strength show stored results, and that these are what their commands print."""

import json
from pathlib import Path
from shlex import split
from typing import Any

import pytest

from scripts.strength import PAGES, RESULTS, main, page, refreshed, stored
from scripts.strength_play import is_current, play
from scripts.strength_rows import LADDER, Ladder, Row, every_row
from sushiya.arena.deals import play_deal
from sushiya.arena.figures import standings
from sushiya.arena.results import open_results
from sushiya.bots import takes_budget
from sushiya.cli.ladder import everyone
from tests.cli.command import sushiya
from tests.full import in_full_runs

PLAYED = [name for name in every_row() if stored(name) is not None]
CHEAP = "regular-greedy-my-first-meal"
TINY = Row("tiny", "sushi-go(seats=3)", ("greedy", "random", "random"), 3)


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_tables_are_written_from_results(file: Path) -> None:
    """If it fails: python -m scripts.strength"""
    assert file.read_text(encoding="utf-8") == page(file)


@pytest.mark.parametrize("name", PLAYED)
def test_figures_are_computed_from_each_deal_as_the_code_does_now(name: str) -> None:
    """If it fails: python -m scripts.strength"""
    found = stored(name)
    assert found == refreshed(found)


def test_every_result_belongs_to_a_row() -> None:
    assert {file.stem for file in RESULTS.glob("*.json")} - {"earlier"} == {*PLAYED}


@pytest.mark.parametrize("name", PLAYED)
def test_a_result_is_that_of_its_command(name: str) -> None:
    row, found = every_row()[name], stored(name)
    assert found is not None
    assert found["complete"]
    assert found["deals"] == row.deals
    for each, contest in zip(found.get("contests", [found]), row.contests, strict=True):
        played = (each["game"], tuple(each["line_up"]), each["seed"], each["deals"])
        assert played == (str(contest.game), contest.bots, contest.seed, row.deals)


def test_everyone_is_on_the_ladder() -> None:
    assert [*LADDER.bots] == everyone()


def test_a_row_played_again_agrees_to_the_last_figure() -> None:
    row, found = every_row()[CHEAP], stored(CHEAP)
    again = json.loads(sushiya(*_args(row), "--json").stdout)
    assert found is not None
    again = {key: again[key] for key in found}  # results of earlier versions have fewer keys
    assert _timeless(again | {"versions": None}) == _timeless(found | {"versions": None})


@in_full_runs
@pytest.mark.parametrize("name", [name for name in PLAYED if name != "ladder"])
def test_the_first_deal_of_a_row_is_as_it_was(name: str) -> None:
    row, found = every_row()[name], stored(name)
    assert found is not None
    if any(map(takes_budget, row.bots)) or "by_deal" not in found["bots"][row.bots[0]]:
        pytest.skip("takes long, or kept no deals")
    [contest] = row.contests
    for bot, standing in standings(contest, {0: play_deal(contest, 0)}).items():
        kept = found["bots"][bot]["by_deal"]
        assert {key: values[0] for key, values in standing.by_deal.items()} == {
            key: values[0] for key, values in kept.items()
        }


def test_rows_are_continued_and_stored_as_their_commands_print_them(tmp_path: Path) -> None:
    [half] = open_results(TINY.contests, tmp_path / "tiny.jsonl")
    half.add(1, play_deal(half.contest, 1))
    ladder = Ladder("small", ("greedy", "random"), 1)
    play([TINY, ladder], tmp_path, jobs=1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["small.json", "tiny.json"]
    for row in (TINY, ladder):
        found = json.loads((tmp_path / f"{row.name}.json").read_text(encoding="utf-8"))
        printed = json.loads(sushiya(*_args(row), "--json").stdout)
        assert _timeless(found) == _timeless(printed)
        assert is_current(row, tmp_path)
        assert found == refreshed(found)


def test_other_code_s_results_are_played_again(tmp_path: Path) -> None:
    assert not is_current(TINY, tmp_path)
    (tmp_path / "tiny.json").write_text('{"versions": {"code": "other"}}', encoding="utf-8")
    assert not is_current(TINY, tmp_path)


def test_a_better_interval_needs_no_match() -> None:
    found = {"bots": {"a": {"ci95": [0, 1], "by_deal": {"win_share": [1, None, 0.5], "score": [3, None, 5]}}}}
    found["bots"]["a"]["by_deal"]["rank"] = [1, None, 2]  # type: ignore[index]
    again = refreshed(found)["bots"]["a"]
    assert (again["win_share"], again["mean_score"], again["mean_rank"]) == (0.75, 4, 1.5)
    assert 0 < again["ci95"][0] < 0.75 < again["ci95"][1] <= 1


def test_a_misspelt_row_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "greedy-rnadom"])
    assert "greedy-rnadom" in capsys.readouterr().err


def _args(row: Row | Ladder) -> list[str]:
    return split(row.command)[1:]


def _timeless(found: Any) -> Any:
    """A result without how long answers took."""
    if isinstance(found, list):
        return [_timeless(each) for each in found]
    if isinstance(found, dict):
        return {key: _timeless(value) for key, value in found.items() if key != "times"}
    return found
