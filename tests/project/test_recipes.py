"""Pins the recipes: each learns something, with the versions of requirements/recipes.lock."""

import os
import re
import subprocess
import venv
from pathlib import Path

import pytest

from scripts.net_golden import GAMES, played
from sushiya.bots.net_weights import PlainNetwork, Weights, numpy_network
from tests.full import in_full_runs
from tests.learning import why_not_learned
from tests.project.tree import ROOT

RECIPES = {
    "many_runs": ("4", 1.0),
    "maskable_ppo": ("8000", 1.0),
    "nfsp": ("1200", 0.2),
    "ppo": ("20", 2.0),
}
"""The argument that makes a recipe short enough for a test, and what it gains at least. A network that has
learned nothing may be ahead of random players."""


def test_every_recipe_is_listed() -> None:
    assert {path.stem for path in (ROOT / "examples" / "recipes").glob("*.py")} == set(RECIPES)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of their own, with PyTorch."""
    folder = tmp_path_factory.mktemp("recipes")
    venv.create(folder, with_pip=True)
    install = (folder / "bin" / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    subprocess.run(
        [*install, "--require-hashes", "--no-deps", "-r", "requirements/recipes.lock"], cwd=ROOT, check=True
    )
    return folder / "bin" / "python"


@in_full_runs  # it installs PyTorch
@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_learns(name: str, python: Path) -> None:
    size, gain = RECIPES[name]
    program = [str(python), str(ROOT / "examples" / "recipes" / f"{name}.py"), size]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    assert why_not_learned(done.stdout, gain) == "", done.stdout
    assert re.search(r"^\d+ s in all$", done.stdout, re.MULTILINE), done.stdout


@in_full_runs
def test_models_of_the_real_onnx_runtime_are_bots(python: Path, tmp_path: Path) -> None:
    """Whatever type its mask has, a model chooses the same card."""
    program = [str(python), str(ROOT / "tests" / "project" / "onnx_models.py"), str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    chosen = done.stdout.splitlines()
    assert len(chosen) == 4
    assert len(set(chosen)) == 1


@in_full_runs
def test_a_net_is_trained_from_nothing_by_one_command(python: Path, tmp_path: Path) -> None:
    """Tiny, so it learns next to nothing; but its weights can be loaded and play."""
    command = [str(python), "-m", "scripts.train_net", "all", str(tmp_path), "--tiny"]
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    for expected in (True, False):  # the second time it goes on where it stopped
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=1200
        )
        assert done.returncode == 0, done.stderr
        assert ("imitate …" in done.stdout) == expected
    weights = Weights.of((tmp_path / "net_weights.bin").read_bytes())
    assert played(GAMES[0], numpy_network(weights)) == played(GAMES[0], PlainNetwork(weights))
