"""Pins the wheel: all of the package is in it, and it runs with its declared dependencies alone."""

import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from sushiya import __version__
from tests.project.tree import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project's wheel, built without network."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with `python` and `sushiya` of a fresh environment: the wheel and what it declares."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, symlinks=sys.platform != "win32")
    paths = sysconfig.get_paths("venv", {"base": str(folder), "platbase": str(folder)})
    python = Path(paths["scripts"], Path(sys.executable).name)
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel)
    link_dependencies("sushiya", Path(paths["purelib"]))
    return python.parent


def link_dependencies(name: str, target: Path, extras: Iterable[str] = ()) -> None:
    """Let `target` have what a distribution declares, and what that declares, as installed here."""
    for requirement in map(Requirement, distribution(name).requires or ()):
        marker = requirement.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            continue
        dependency = distribution(requirement.name)
        tops = {file.parts[0] for file in dependency.files or ()} - {"..", "__pycache__"}
        new = [top for top in sorted(tops) if not (target / top).exists()]
        for top in new:
            (target / top).symlink_to(str(dependency.locate_file(top)))
        if new:
            link_dependencies(requirement.name, target, requirement.extras)


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command that must succeed; return what it prints."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_wheel_holds_the_whole_package(wheel: Path) -> None:
    source = ROOT / "src"
    everything = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    assert everything <= packed
    assert "sushiya/py.typed" in packed
    assert any(name.startswith("sushiya/locales/") and name.endswith(".ftl") for name in packed)


def test_wheel_holds_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert tops == {"sushiya", f"sushiya-{__version__}.dist-info"}


def test_installed_package_can_be_imported(scripts: Path, tmp_path: Path) -> None:
    program = "import sushiya; print(sushiya.__version__, sushiya.__file__)"
    version, file = run(scripts / "python", "-c", program, cwd=tmp_path).split(maxsplit=1)
    assert version == __version__
    assert not Path(file.strip()).is_relative_to(ROOT)


def test_installed_command_runs(scripts: Path, tmp_path: Path) -> None:
    assert __version__ in run(scripts / "sushiya", "--version", cwd=tmp_path)
