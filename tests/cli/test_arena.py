"""Pins `sushiya arena` and `sushiya ladder`: what they print, write and reject."""

import json
import re
from pathlib import Path

import pytest

from sushiya.bots import UnknownBot, all_bots
from sushiya.cli.ladder import everyone
from sushiya.core import BadOptions
from tests.cli.command import WIDTH, sushiya

DUEL = ("arena", "sushi-go(seats=3)", "--bots", "greedy,random,random", "--jobs", "1")


def test_the_table_has_every_bot_once_the_strongest_first() -> None:
    lines = sushiya(*DUEL, "--deals", "3").stdout.splitlines()
    assert lines[0] == "sushi-go(seats=3,edition=zoch): 3 deals, 9 matches"
    assert lines[1].split() == ["Bot", "Wins", "95%", "interval", "Rank", "Points", "Rating"]
    assert [line.split()[0] for line in lines[2:]] == ["greedy", "random"]
    assert re.fullmatch(
        r"  greedy +[\d.]+% +[\d.]+% – [\d.]+% +1\.\d\d ± \d\.\d\d +\d\d\.\d ± \d+\.\d +\d\d\.\d", lines[2]
    )
    assert all(len(line) <= WIDTH for line in lines)


def test_json_is_exactly_this() -> None:
    found = json.loads(sushiya(*DUEL, "--deals", "3", "--json").stdout)
    assert set(found) == {"bots", "deals"}
    assert found["deals"] == 3
    assert set(found["bots"]) == {"greedy", "random"}
    for figures in found["bots"].values():
        assert set(figures) == {"win_share", "ci95", "mean_score", "mean_rank"}
        low, high = figures["ci95"]
        assert 0 <= low <= figures["win_share"] <= high <= 1
    shares = found["bots"]["greedy"]["win_share"] + 2 * found["bots"]["random"]["win_share"]
    assert shares == pytest.approx(1, abs=0.001)


def test_the_same_seed_gives_the_same_figures() -> None:
    again = [sushiya(*DUEL, "--deals", "2", "--json", "--seed", seed).stdout for seed in ("x", "x", "y")]
    assert again[0] == again[1] != again[2]


def test_results_are_kept_and_a_report_is_written(tmp_path: Path) -> None:
    file, report = tmp_path / "results.jsonl", tmp_path / "report.md"
    sushiya(*DUEL, "--deals", "2", "--resume", str(file))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    sushiya(*DUEL, "--deals", "3", "--resume", str(file), "--report", str(report))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4
    text = report.read_text(encoding="utf-8")
    assert text.startswith("# sushi-go(seats=3,edition=zoch): 3 deals, 9 matches\n")
    assert "--bots greedy,random,random --deals 3 --seed arena`" in text
    assert "\n| Bot | Wins | 95% interval | Rank | Points | Rating |\n| --- |" in text


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    sushiya(*DUEL, "--deals", "2", "--plot", str(tmp_path / "figures.svg"))
    drawn = (tmp_path / "figures.svg").read_text(encoding="utf-8")
    assert "<svg" in drawn
    with pytest.raises(BadOptions, match="can't be drawn"):
        sushiya(*DUEL, "--deals", "1000000", "--plot", str(tmp_path / "figures.cake"))


def test_ray_plays_the_same_deals() -> None:
    one = sushiya(*DUEL, "--deals", "6", "--json").stdout
    assert sushiya(*DUEL, "--deals", "6", "--json", "--ray").stdout == one


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999", "..:1", "nowhere"]
)
def test_where_there_is_no_cluster_it_is_said_soon(address: str) -> None:
    with pytest.raises(BadOptions, match=rf"no Ray cluster at '{re.escape(address)}'.*HOST:PORT"):
        sushiya(*DUEL, "--deals", "1", "--ray", address)


def test_a_game_gets_the_seats_that_the_bots_need() -> None:
    assert sushiya(
        "arena", "sushizock", "--bots", "random,random", "--deals", "1", "--jobs", "1"
    ).stdout.startswith("sushizock(seats=2,edition=zoch): 1 deal, 2 matches\n")


@pytest.mark.parametrize(
    ("game", "bots", "error", "message"),
    [
        ("sushi-go(seats=4)", "greedy,random", BadOptions, "has 4 seats, but 2 bots are named"),
        (
            "sushi-go",
            "greedy,shark,random",
            UnknownBot,
            "no bot 'shark'. Bots: greedy, master, random, regular",
        ),
        ("sushi-go", "greedy@1s,random,random", BadOptions, "takes no budget"),
        ("sushi-go", "./nobody,random,random", BadOptions, "There is no program ./nobody"),
    ],
)
def test_what_can_not_be_played_is_refused(
    game: str, bots: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=re.escape(message)):
        sushiya("arena", game, "--bots", bots, "--deals", "1")


def test_a_report_needs_a_folder() -> None:
    with pytest.raises(BadOptions, match="there is no folder"):
        sushiya(*DUEL, "--report", "nowhere/report.md")


def test_a_program_plays_and_its_faults_are_told(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("#!/bin/sh\necho no\n", encoding="utf-8")
    (tmp_path / "bot").chmod(0o755)
    bots = f"{tmp_path / 'bot'},random"
    printed = sushiya("arena", "sushizock", "--bots", bots, "--deals", "1", "--jobs", "1").stdout
    assert re.search(
        r"/bot: \d+ answers were played for it, because it gave no valid", " ".join(printed.split())
    )


def test_the_ladder_is_for_everyone() -> None:
    """And it ends within anyone's patience: no bot has a time budget."""
    assert set(everyone()) >= {"greedy", "random", "regular", "master@1000it", "uct@1000it"}
    assert len(everyone()) == len(all_bots())


def test_the_ladder_rates_the_bots_it_is_given() -> None:
    lines = sushiya("ladder", "--bots", "random,greedy", "--deals", "1", "--jobs", "1").stdout.splitlines()
    assert lines[0] == "The ladder: 6 games, 22 matches"
    assert [line.split()[0] for line in lines[2:]] == ["greedy", "random"]
    with pytest.raises(BadOptions, match="needs at least two bots, not only greedy"):
        sushiya("ladder", "--bots", "greedy,greedy")
