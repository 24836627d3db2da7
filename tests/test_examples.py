"""Pins the examples: each runs by itself, and prints what it promises."""

import subprocess
import sys

import pytest

from tests.project.tree import ROOT

EXAMPLES = {"my_bot": "rarest-first", "luck_of_the_deal": "seat 3:"}


def test_every_example_is_listed() -> None:
    assert {path.stem for path in (ROOT / "examples").glob("*.py")} == set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs(name: str) -> None:
    program = [sys.executable, str(ROOT / "examples" / f"{name}.py")]
    done = subprocess.run(program, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert EXAMPLES[name] in done.stdout
