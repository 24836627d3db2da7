"""Pins `sushiya arena` and `sushiya ladder`: what they print, write and reject."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from sushiya.arena.answers import players
from sushiya.arena.deals import play_match
from sushiya.bots import UnknownBot, all_bots
from sushiya.cli.ladder import everyone
from sushiya.core import BadOptions
from sushiya.games import game_of
from tests.cli.command import WIDTH, sushiya
from tests.full import in_full_runs, some

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


WHAT = {"game", "line_up", "seed", "deals", "complete", "matches", "seatings_per_deal", "seatings", "orders"}
FIGURES = {"win_share", "ci95", "mean_score", "score_ci95", "mean_rank", "rank_ci95", "by_deal"}


def test_json_has_what_a_paper_needs() -> None:
    found = json.loads(sushiya(*DUEL, "--deals", "3", "--json").stdout)
    assert set(found) == WHAT | {"bots", "faults", "times", "versions"}
    assert found["game"] == "sushi-go(seats=3,edition=zoch)"
    assert found["line_up"] == ["greedy", "random", "random"]
    assert (found["seed"], found["deals"], found["matches"], found["complete"]) == ("arena", 3, 9, True)
    assert (found["seatings_per_deal"], found["seatings"], found["faults"]) == (3, "all", {})
    assert found["orders"] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert found["versions"].keys() >= {"sushiya", "rules", "python", "openskill"}
    assert found["versions"]["bots"] == {}
    assert found["times"]["greedy"]["answers"] == 9 * 27
    assert set(found["bots"]) == {"greedy", "random"}
    for figures in found["bots"].values():
        assert set(figures) == FIGURES | {"rating", "rating_sigma"}
        for mean, interval in (
            ("win_share", "ci95"),
            ("mean_score", "score_ci95"),
            ("mean_rank", "rank_ci95"),
        ):
            low, high = figures[interval]
            assert low <= figures[mean] <= high
    shares = found["bots"]["greedy"]["win_share"] + 2 * found["bots"]["random"]["win_share"]
    assert shares == pytest.approx(1, abs=0.001)


LIKE_RANDOM = """
from sushiya.bots.random import RandomBot

def made(game, seat, rng):
    return RandomBot(rng)
"""


@pytest.mark.parametrize("line_up", ["greedy,random,random", "random,OWN,random,OWN,random,OWN,greedy"])
def test_its_orders_and_seeds_repeat_every_match(line_up: str, tmp_path: Path) -> None:
    """Who sat where, deal by deal: played again by hand, the matches have the same mean scores."""
    (tmp_path / "own.py").write_text(LIKE_RANDOM)
    line_up = line_up.replace("OWN", f"{tmp_path / 'own.py'}:made")
    bots = line_up.split(",")
    args = ["arena", "sushi-go-party", "--bots", line_up, "--deals", "2", "--json"]
    found = json.loads(sushiya(*args).stdout)
    assert found["seatings"] == ("all" if len(bots) == 3 else "balanced")
    for deal in ("0", "1"):
        orders = found["orders"] if isinstance(found["orders"], list) else found["orders"][deal]
        assert len(orders) == found["seatings_per_deal"]
        scores: dict[str, list[int]] = {name: [] for name in bots}
        for number, order in enumerate(orders):
            seed = f"{found['seed']}/{deal}"
            names = [found["line_up"][place] for place in order]
            with players(names, game_of(found["game"]), f"{seed}/bots/{number}") as seated:
                outcome = play_match(game_of(found["game"]), seated, seed)
            for name, points in zip(names, outcome.scores, strict=True):
                scores[name].append(points)
        for name, own in scores.items():
            assert found["bots"][name]["by_deal"]["score"][int(deal)] == pytest.approx(fmean(own), abs=1e-3)


def figures(*args: str) -> dict[str, Any]:
    """The figures of a command. Times differ from run to run."""
    found: dict[str, Any] = json.loads(sushiya(*args, "--json").stdout)["bots"]
    return found


def test_the_same_seed_gives_the_same_figures() -> None:
    again = [figures(*DUEL, "--deals", "2", "--seed", seed) for seed in ("x", "x", "y")]
    assert again[0] == again[1] != again[2]


def test_neighbours_are_shown_on_purpose() -> None:
    assert "Previous seat" not in sushiya(*DUEL, "--deals", "2").stdout
    shown = sushiya(*DUEL, "--deals", "2", "--neighbours").stdout
    assert re.search(r"Bot +Previous seat +Wins +95% interval +Points\n  greedy +random +[\d.]+%", shown)
    assert re.search(r"Bot +Next seat +Wins", shown)
    found = json.loads(sushiya(*DUEL, "--deals", "2", "--neighbours", "--json").stdout)["neighbours"]
    assert [(row["bot"], row["neighbour"]) for row in found["next"]] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("random", "random"),
    ]


STOPPED = """
import signal, sys
from sushiya.arena import contest
from sushiya.cli.main import group

# A shell's job in the background, and all it starts, ignores Ctrl-C otherwise.
signal.signal(signal.SIGINT, signal.default_int_handler)

def stop_later(contest_, deal, play=contest.play_deal):
    if deal == 2:
        signal.raise_signal(signal.SIGINT)
    return play(contest_, deal)

contest.play_deal = stop_later
contest.MATCHES = 1
group.main(sys.argv[1:])
"""


@pytest.mark.parametrize("command", some([DUEL], [("ladder", "--bots", "greedy,random", "--jobs", "1")]))
def test_ctrl_c_leaves_the_table_so_far_and_a_file_to_continue_from(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    program = [sys.executable, "-c", STOPPED, *command, "--deals", "4"]
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 130, done.stderr
    assert "greedy" in done.stdout
    stopped = re.search(r"Stopped after 2 of (\d+) deals.*--resume (\S+\.jsonl)", done.stderr)
    assert stopped is not None
    file = tmp_path / stopped[2]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    if command == DUEL:
        assert figures(*DUEL, "--deals", "4", "--resume", str(file)) == figures(*DUEL, "--deals", "4")


INTERRUPTIBLE = """
import signal, sys
from sushiya.cli.main import group

# A shell's job in the background, and all it starts, ignores Ctrl-C otherwise.
signal.signal(signal.SIGINT, signal.default_int_handler)
group.main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_ctrl_c_ends_all_processes_and_keeps_what_was_played(tmp_path: Path) -> None:
    """A terminal sends it to all of them."""
    file = tmp_path / "kept.jsonl"
    many = ("--deals", "100000", "--jobs", "2", "--resume", str(file))
    program = [sys.executable, "-c", INTERRUPTIBLE, *DUEL[:-2], *many]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as playing:
        while playing.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 3):
            time.sleep(0.05)
        os.killpg(playing.pid, signal.SIGINT)
        shown, said = playing.communicate()  # returns when no process holds the pipes any longer
    assert playing.returncode == 130, said
    assert "greedy" in shown
    assert "Traceback" not in said
    stopped = re.search(r"Stopped after (\d+) of 100,?000 deals.*--resume", said)
    assert stopped is not None, said
    assert int(stopped[1]) == file.read_bytes().count(b"\n") - 1


def test_own_bots_and_policies_play_by_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class First:\n"
        "    def __init__(self, game, seat, rng): pass\n"
        "    def see(self, event): pass\n"
        "    def choose(self, view): return str(view.decision.options[0])\n"
        "def act(observation, mask): return mask.argmax()\n"
        "def lots(observation, mask, rng): return rng.choice(mask.nonzero()[0])\n"
    )
    bots = f"{file}:First,{file}:act,{file}:lots"
    played = ("arena", "sushi-go", "--bots", bots, "--deals", "1", "--jobs", "2", "--json")
    found = json.loads(sushiya(*played).stdout)
    assert set(found["bots"]) == set(bots.split(","))
    assert set(found["versions"]["bots"]) == set(bots.split(","))
    again = json.loads(sushiya(*played).stdout)
    assert found | {"times": None} == again | {"times": None}, "policies that draw lots repeat themselves"
    with pytest.raises(UnknownBot, match=r"mine_\w+ has no class or function Frist\. Did you mean First\?"):
        sushiya("arena", "sushi-go", "--bots", f"{file}:Frist,random,random")


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


@in_full_runs
def test_ray_plays_the_same_deals() -> None:
    assert figures(*DUEL, "--deals", "6", "--ray") == figures(*DUEL, "--deals", "6")


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999", "..:1", "nowhere"]
)
def test_where_there_is_no_cluster_it_is_said_soon(address: str) -> None:
    with pytest.raises(BadOptions, match=rf"no Ray cluster at '{re.escape(address)}'.*HOST:PORT"):
        sushiya(*DUEL, "--deals", "1", "--ray", address)


def test_a_game_gets_the_seats_that_the_bots_need() -> None:
    assert sushiya(
        "arena", "sushizock", "--bots", "greedy,random", "--deals", "1", "--jobs", "1"
    ).stdout.startswith("sushizock(seats=2,edition=zoch): 1 deal, 2 matches\n")


@pytest.mark.parametrize(
    ("game", "bots", "error", "message"),
    [
        ("sushi-go(seats=4)", "greedy,random", BadOptions, "has 4 seats, but 2 bots are named"),
        (
            "sushi-go",
            "greedy,shark,random",
            UnknownBot,
            "no bot 'shark'. Bots: greedy, master, net, planner, random, regular",
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
    """It also ends soon enough: no bot has a time budget."""
    assert set(everyone()) >= {"greedy", "random", "regular", "master@1000it", "uct@1000it"}
    assert len(everyone()) == len(all_bots())


def test_the_ladder_rates_the_bots_it_is_given() -> None:
    lines = sushiya("ladder", "--bots", "random,greedy", "--deals", "1", "--jobs", "1").stdout.splitlines()
    assert lines[0] == "The ladder: 6 games, 32 matches"
    assert [line.split()[0] for line in lines[2:]] == ["greedy", "random"]
    found = json.loads(
        sushiya("ladder", "--bots", "random,greedy", "--deals", "1", "--jobs", "1", "--json").stdout
    )
    assert set(found) == {"deals", "complete", "ratings", "contests", "versions"}
    assert set(found["contests"][0]) == WHAT | {"bots", "faults", "times"}
    with pytest.raises(BadOptions, match="needs at least two bots, not only greedy"):
        sushiya("ladder", "--bots", "greedy,greedy")
