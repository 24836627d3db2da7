"""Pins that pip, pipx and uv install the command from a folder of wheels, each in a fresh environment.

They come from a package index into an environment of their own, so only full runs try them.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import NamedTuple

import pytest

from sushiya import __version__
from tests.full import in_full_runs
from tests.project.test_wheel import build
from tests.project.tree import ROOT

pytestmark = in_full_runs


class Shelf(NamedTuple):
    """The installers, and a folder with the wheel and all that its command needs."""

    programs: Path
    wheels: Path
    wheel: Path

    def run(self, *command: str | Path, home: Path) -> str:
        """What a command prints for somebody who has nothing but the installers and these wheels."""
        path = os.pathsep.join((str(self.programs), os.defpath))
        env = {"PATH": path, "HOME": str(home), "PIP_CONFIG_FILE": os.devnull, "UV_NO_CONFIG": "1"}
        done = subprocess.run(command, cwd=home, env=env, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """What is in it comes from the index; from here on, nothing does."""
    tools, wheels = tmp_path_factory.mktemp("tools"), tmp_path_factory.mktemp("wheels")
    venv.create(tools, with_pip=True)
    programs = tools / ("Scripts" if os.name == "nt" else "bin")
    wheel = build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))
    pip = (programs / Path(sys.executable).name, "-m", "pip", "--quiet", "--disable-pip-version-check")
    subprocess.run([*pip, "install", "pipx", "uv"], check=True)
    subprocess.run([*pip, "wheel", "--wheel-dir", wheels, wheel], check=True)
    return Shelf(programs, wheels, wheels / wheel.name)


PLAY = ("play", "sushi-go", "--seats", "greedy,greedy,random", "--seed", "1")


def test_pip(shelf: Shelf, tmp_path: Path) -> None:
    venv.create(tmp_path / "fresh", with_pip=True)
    folder = tmp_path / "fresh" / shelf.programs.name
    wanted = ("--no-index", "--find-links", shelf.wheels, "sushiya")
    shelf.run(folder / Path(sys.executable).name, "-m", "pip", "install", *wanted, home=tmp_path)
    assert __version__ in shelf.run(folder / "sushiya", "--version", home=tmp_path)
    assert "Seed: 1" in shelf.run(folder / "sushiya", *PLAY, home=tmp_path)


def test_pipx(shelf: Shelf, tmp_path: Path) -> None:
    wanted = ("--pip-args", f"--no-index --find-links {shelf.wheels}", "--spec", shelf.wheel)
    pipx = (shelf.programs / "pipx", "run", *wanted, "sushiya")
    assert __version__ in shelf.run(*pipx, "--version", home=tmp_path)
    assert "Seed: 1" in shelf.run(*pipx, *PLAY, home=tmp_path)


@pytest.mark.parametrize("named", ["the file", "the package"])
def test_uvx(shelf: Shelf, tmp_path: Path, named: str) -> None:
    package = str(shelf.wheel) if named == "the file" else "sushiya"
    wanted = ("--offline", "--no-index", "--find-links", shelf.wheels, "--from", package)
    uvx = (shelf.programs / "uvx", *wanted, "sushiya")
    assert __version__ in shelf.run(*uvx, "--version", home=tmp_path)
    assert "Seed: 1" in shelf.run(*uvx, *PLAY, home=tmp_path)
