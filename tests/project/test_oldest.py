"""Pins that the oldest versions of other packages that pyproject.toml allows really work."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.full import in_full_runs
from tests.project.tree import ROOT

TOOLS = ("anyio", "httpx2", "hypothesis", "jsonschema_rs", "packaging", "pytest", "websockets")
"""What the tests need themselves."""
TESTED = (
    "tests/arena/test_figures.py",
    "tests/arena/test_ladder.py",
    "tests/arena/test_results.py",
    "tests/cli/terminal/test_paint.py",
    "tests/cli/test_arena.py",
    "tests/cli/test_main.py",
    "tests/cli/test_progress.py",
    "tests/cli/test_simulate.py",
    "tests/research/test_parquet.py",
    "tests/research/test_pettingzoo.py",
    "tests/research/test_registered.py",
    "tests/server/test_app.py",
    "tests/server/test_metrics.py",
    "tests/server/test_rest.py",
    "tests/server/test_socket.py",
    "tests/server/test_kept_out.py",
    "tests/server/test_transport.py",
    "tests/server/store/test_contract.py",
    "tests/test_texts.py",
)
"""What needs the server, its stores, the terminal with its texts, the arena with its ratings and plots, and
the interfaces for research.

Not more of the terminal: the test runner of older versions of click can't tell errors apart, and never ends
its input. The command itself works with them.
"""


@in_full_runs  # installs everything anew
@pytest.mark.skipif(sys.platform == "win32", reason="the folders of an environment are called otherwise")
def test_the_oldest_versions_that_are_allowed_work(tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    python = tmp_path / "bin" / "python"
    install = (python, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    subprocess.run(
        [*install, "--require-hashes", "--no-deps", "-r", "requirements/oldest.lock"], cwd=ROOT, check=True
    )
    subprocess.run([*install, *TOOLS], cwd=ROOT, check=True)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    environment.pop("SUSHIYA_FULL")
    for game in ("sushi-go", "sushizock"):  # which compiles the engine: nothing else should say so later
        command = (python, "-m", "sushiya", "simulate", game, "--games", "1")
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
    # That old packages use what newer ones call deprecated is not for us to change.
    options = ("-q", "-p", "no:cacheprovider", "-W", "ignore::DeprecationWarning")
    tests = (python, "-m", "pytest", *options, *TESTED)
    subprocess.run(tests, cwd=ROOT, env=environment, check=True)
