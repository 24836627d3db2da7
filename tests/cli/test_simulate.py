"""Pins `sushiya simulate`: table, JSON, CSV and plot, and the same figures with any number of jobs."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from sushiya.bots import UnknownBot
from sushiya.core import BadNotation, BadOptions
from tests.cli.command import sushiya
from tests.full import in_full_runs


def simulate(*args: str) -> str:
    result = sushiya("simulate", *args)
    assert result.exit_code == 0
    return result.stdout


def figures(*args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(simulate(*args, "--format", "json"))
    return found


def test_a_table_for_people() -> None:
    lines = simulate("sushi-go", "--games", "2000").splitlines()
    assert lines[0] == "sushi-go(seats=4,edition=zoch): 2,000 matches"
    assert lines[2].split() == ["dish", "points", "picked"]
    assert [line.split()[0] for line in lines[3:11]] == [
        *("nigiri", "maki", "tempura", "sashimi", "mussels", "wasabi", "chopsticks", "pudding"),
    ]
    assert lines[12].split() == ["seat", "bot", "wins", "points"]
    assert [line.split()[:2] for line in lines[13:17]] == [[str(seat), "random"] for seat in range(4)]


def test_in_another_language() -> None:
    printed = sushiya("--lang", "de", "simulate", "sushizock", "--games", "50").stdout
    assert printed.splitlines()[0] == "sushizock(seats=3,edition=zoch): 50 Partien"
    assert "Knochen" in printed or "Gräte" in printed


def test_figures_with_intervals() -> None:
    found = figures("sushi-go", "--games", "20000")
    assert found["matches"] == 20_000
    tempura = found["dishes"]["tempura"]["points"]
    assert tempura["low"] < tempura["mean"] < tempura["high"]
    assert tempura["mean"] == pytest.approx(4.27, abs=0.2)
    assert sum(seat["win_share"]["mean"] for seat in found["seats"]) == pytest.approx(1, abs=1e-5)
    assert sum(seat["score"]["mean"] for seat in found["seats"]) == pytest.approx(
        4 * sum(dish["points"]["mean"] for dish in found["dishes"].values()), abs=1e-3
    )


def test_bots_play_on_the_reference() -> None:
    found = figures("sushi-go", "--games", "40", "--bot", "greedy", "--bot", "random", "--bot", "random")
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random", "random"]
    assert found["seats"][0]["win_share"]["low"] > 1 / 3
    assert found["dishes"]["pudding"]["pick_rate"]["mean"] < 1


def test_intervals_of_two_matches_are_possible() -> None:
    """After two matches, shares below 0 and above 1 were called possible, and others certain."""
    found = figures("sushi-go", "--games", "2", "--bot", "greedy")
    shares = [seat["win_share"] for seat in found["seats"]]
    shares += [dish["pick_rate"] for dish in found["dishes"].values() if dish["pick_rate"] is not None]
    for share in shares:
        assert 0 <= share["low"] <= share["mean"] <= share["high"] <= 1
        assert share["low"] < share["high"]


@in_full_runs  # every process compiles
def test_the_number_of_jobs_changes_nothing() -> None:
    one = figures("sushizock", "--games", "20000", "--seed", "jobs")
    assert figures("sushizock", "--games", "20000", "--seed", "jobs", "--jobs", "2") == one
    assert figures("sushizock", "--games", "20000", "--seed", "others") != one


@in_full_runs  # a cluster takes long to start, and the arena's tests start one
def test_the_same_on_a_cluster() -> None:
    one = figures("sushizock", "--games", "50000", "--seed", "jobs")
    assert figures("sushizock", "--games", "50000", "--seed", "jobs", "--ray") == one


def test_csv_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "figures.csv"
    assert simulate("sushizock", "--games", "100", "--format", "csv", "--output", str(file)) == ""
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [(row["about"], row["name"], row["figure"]) for row in rows] == [
        *(("dish", kind, figure) for kind in ("sushi", "bone") for figure in ("points", "pick_rate")),
        *(("seat", str(seat), figure) for seat in range(3) for figure in ("win_share", "score")),
    ]
    assert all(float(row["low"]) <= float(row["mean"]) <= float(row["high"]) for row in rows)


def test_a_plot(tmp_path: Path) -> None:
    file = tmp_path / "figures.png"
    simulate("sushizock", "--games", "100", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BadOptions, match=r"figures\.tofu can't be drawn"):
        simulate("sushizock", "--games", "100", "--plot", str(tmp_path / "figures.tofu"))


def test_what_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="no game 'sushi'"):
        simulate("sushi")
    with pytest.raises(UnknownBot, match="no bot 'chef'"):
        simulate("sushi-go", "--bot", "chef")
    with pytest.raises(BadOptions, match=r"4 seats, but 3 bots"):
        simulate("sushi-go(seats=4)", "--bot", "random", "--bot", "greedy", "--bot", "random")
    with pytest.raises(BadOptions, match="no folder"):
        simulate("sushi-go", "--output", str(tmp_path / "nowhere" / "figures.csv"))
