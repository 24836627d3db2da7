"""Pins that comparing the engines finds an error in any dish: each is planted into a copy, and caught."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sushiya.sushi import DISHES
from tests.fast.sushi.planted import PLANTED
from tests.full import FULL
from tests.project.tree import ROOT

PROGRAM = """
import sys
from random import Random
import sushiya.fast
from sushiya.sushi import DISHES, PARTY_EDITIONS, SushiGoParty
from tests.fast.sushi.drawn import meal_with
from tests.fast.sushi.lockstep import play_both

folder, dish = sys.argv[1:]
assert sushiya.fast.__path__[0].startswith(folder)
beside = {"tea": ("takeout_box",), "special_order": ("spoon",), "takeout_box": ("menu",)}.get(dish, ())
wanted = () if dish == "nigiri" else (dish, *beside)


def games():
    rng = Random(dish)
    while True:
        seats = rng.choice([n for n in range(2, 9) if all(n in DISHES[name].seats for name in wanted)])
        yield SushiGoParty(seats, meal_with(wanted, seats, rng), rng.choice(list(PARTY_EDITIONS)))


play_both(games(), 60)
"""


def compare(folder: Path, dish: str) -> subprocess.CompletedProcess[str]:
    """Compare both engines of this copy of the package, uncompiled, in games with this dish."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(folder)}
    program = [sys.executable, "-c", PROGRAM, str(folder), dish]
    return subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the package."""
    shutil.copytree(
        ROOT / "src" / "sushiya", tmp_path / "sushiya", ignore=shutil.ignore_patterns("page", "__pycache__")
    )
    return tmp_path


def test_an_error_can_be_planted_into_every_dish() -> None:
    assert PLANTED.keys() == DISHES.keys()
    for dish, (file, right, wrong) in PLANTED.items():
        text = (ROOT / "src" / "sushiya" / "fast" / "sushi" / file).read_text(encoding="utf-8")
        assert text.count(right) == 1, f"{dish}: {file} must contain {right!r} exactly once"
        assert right != wrong


def test_an_honest_copy_is_no_different(copy: Path) -> None:
    assert compare(copy, "special_order").returncode == 0


@pytest.mark.parametrize("dish", PLANTED if FULL else ["miso_soup"])
def test_an_error_is_caught(dish: str, copy: Path) -> None:
    file, right, wrong = PLANTED[dish]
    path = copy / "sushiya" / "fast" / "sushi" / file
    path.write_text(path.read_text(encoding="utf-8").replace(right, wrong), encoding="utf-8")
    done = compare(copy, dish)
    assert done.returncode == 1
    assert "Difference: " in done.stderr, done.stderr
