"""Pins the wheel and the source archive: complete, the same bytes wherever and whenever they are built.

The wheel brings its command. Without any other package it still plays from Python, and says what is missing.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from sushiya import __version__
from tests.full import in_full_runs, in_turn, some
from tests.project.tree import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project's wheel, built without network access."""
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


def build(tree: Path, target: str, folder: Path) -> Path:
    """A wheel or sdist of a tree, alone in its folder."""
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder, cwd=tree)
    (built,) = folder.iterdir()
    return built


class Environment(NamedTuple):
    """A fresh environment with the wheel installed."""

    scripts: Path
    """The folder with `python` and `sushiya`."""
    packages: Path

    def python(self, program: str, cwd: Path) -> str:
        """What a program prints in it, with warnings as errors."""
        return run(self.scripts / "python", "-W", "error", "-c", program, cwd=cwd)

    def sushiya(self, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        command: list[str | Path] = [self.scripts / "sushiya", *arguments]
        return subprocess.run(
            command, cwd=cwd, env=clean(), stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8"
        )


def install(wheel: Path, folder: Path) -> Environment:
    """The wheel, and nothing else."""
    venv.create(folder, symlinks=sys.platform != "win32")
    paths = sysconfig.get_paths("venv", {"base": str(folder), "platbase": str(folder)})
    python = Path(paths["scripts"], Path(sys.executable).name)
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel)
    return Environment(python.parent, Path(paths["purelib"]))


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install --no-deps sushiya` installs."""
    return install(wheel, tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install sushiya` installs."""
    made = install(wheel, tmp_path_factory.mktemp("plain"))
    (ours,) = distributions(name="sushiya", path=[str(made.packages)])
    link_dependencies(ours, made.packages)
    return made


def link_dependencies(of: Distribution, target: Path, extras: Iterable[str] = ()) -> None:
    """Give `target` the dependencies of a distribution, and theirs in turn, as installed here."""
    for requirement in map(Requirement, of.requires or ()):
        marker = requirement.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            continue
        dependency = distribution(requirement.name)
        tops = {file.parts[0] for file in dependency.files or ()} - {"..", "__pycache__"}
        new = [top for top in sorted(tops) if not (target / top).exists()]
        for top in new:
            (target / top).symlink_to(str(dependency.locate_file(top)))
        if new:
            link_dependencies(dependency, target, requirement.extras)


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command that must succeed. Returns what it prints."""
    done = subprocess.run(command, cwd=cwd, env=clean(), capture_output=True, encoding="utf-8")
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def clean() -> dict[str, str]:
    """The environment without variables that would expose other packages than the installed ones."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


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


@in_full_runs
def test_a_second_build_elsewhere_and_at_another_time_has_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    """The second tree is the unpacked source archive: whoever has it gets the same wheel, without npm."""
    sdist = build(ROOT, "sdist", tmp_path / "first")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "other", filter="data")
    (tree,) = (tmp_path / "other").iterdir()
    for number, path in enumerate(sorted(tree.rglob("*"))):
        path.chmod(path.stat().st_mode & 0o700)
        os.utime(path, (1_700_000_000 + number,) * 2)
    assert build(tree, "wheel", tmp_path / "wheel").read_bytes() == wheel.read_bytes()
    assert build(tree, "sdist", tmp_path / "second").read_bytes() == sdist.read_bytes()


@in_full_runs
def test_a_second_build_of_the_page_has_the_same_bytes(tmp_path: Path) -> None:
    tree = tmp_path / "another" / "place"
    for folder in ("web", "src/sushiya/locales"):
        shutil.copytree(ROOT / folder, tree / folder, symlinks=True)
    shutil.copy(ROOT / "hatch_build.py", tree)
    run(sys.executable, ROOT / "hatch_build.py", cwd=ROOT)
    run(sys.executable, tree / "hatch_build.py", cwd=tree)
    first, second = (contents(each / "src" / "sushiya" / "page") for each in (ROOT, tree))
    assert len(first) > 50
    assert [name for name in first.keys() | second.keys() if first.get(name) != second.get(name)] == []


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_package_needs_only_what_its_command_does(bare: Environment) -> None:
    (ours,) = distributions(name="sushiya", path=[str(bare.packages)])
    always = [Requirement(text).name for text in ours.requires or () if "extra ==" not in text]
    assert sorted(always) == ["click", "fluent-runtime", "openskill", "rich"]


@pytest.mark.parametrize("packages", some(["bare"], ["plain"]))
def test_a_match_imports_no_other_package(
    request: pytest.FixtureRequest, tmp_path: Path, packages: str
) -> None:
    """Neither where they are missing, nor where they are installed."""
    environment: Environment = request.getfixturevalue(packages)
    there = {path.name for path in environment.packages.iterdir()}
    assert ("click" in there) is (packages == "plain")
    version, file, *results = environment.python(PROGRAM, cwd=tmp_path).splitlines()
    assert version == __version__
    assert Path(file).is_relative_to(environment.packages)
    assert results == ["played sushi-go", "played sushi-go-party", "played sushizock", "imported []"]


PROGRAM = """
from random import Random
import sushiya
print(sushiya.__version__, sushiya.__file__, sep="\\n")
for name in sushiya.GAMES:
    match = sushiya.Match(sushiya.game(name), seed="wheel")
    kinds = ("greedy", "regular", "random", "greedy")[: match.game.seats]
    made = [sushiya.make_bot(kind, match.game, seat, Random(seat)) for seat, kind in enumerate(kinds)]
    bots = [sushiya.Seated(seat, bot) for seat, bot in enumerate(made)]
    while not match.over:
        for decision in match.state.pending:
            bot = bots[decision.seat].told(match.history)
            match.play(decision.seat, bot.choose(match.view(decision.seat)))
    record = sushiya.record_of(match, kinds)
    sushiya.verify(sushiya.load(sushiya.dump_text(record)))
    print("played", name)
import sys
print("imported", [name for name in ("click", "fluent", "openskill", "rich") if name in sys.modules])
"""


@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("import sushiya.cli.main", ""),
        ("import sushiya.texts; sushiya.texts.Texts()('dish-eel')", ""),
        ("from sushiya.arena.ratings import Ratings; Ratings([])", ""),
        ("import sushiya.fast.batch", "fast"),
        ("import sushiya; sushiya.make_bot('master', sushiya.game('sushi-go'), 0, None)", "fast"),
        ("import sushiya; sushiya.make_bot('uct', sushiya.game('sushizock'), 0, None)", "fast"),
        ("import sushiya.server.app", "server"),
        ("import sushiya.research.vector_env", "research"),
        (
            "from sushiya.arena.cluster import *; next(map_on_cluster(len, [], 'local', 1))",
            "ray",
        ),
    ],
)
def test_what_needs_more_says_what(bare: Environment, tmp_path: Path, program: str, extra: str) -> None:
    caught = f"""
try:
    exec({program!r})
except Exception as error:
    import sushiya
    print(isinstance(error, sushiya.SushiyaError), error)
"""
    printed = bare.python(caught, cwd=tmp_path)
    wanted = f"'sushiya[{extra}]'" if extra else "sushiya"
    assert re.fullmatch(rf"True \w+ is not installed: pip install {re.escape(wanted)}\.\n", printed)


def test_the_command_says_what_was_left_out(bare: Environment, tmp_path: Path) -> None:
    done = bare.sushiya("--version", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Error: click is not installed: pip install sushiya.\n"


def test_the_command_plays_as_it_is_installed(plain: Environment, tmp_path: Path) -> None:
    assert __version__ in plain.sushiya("--version", cwd=tmp_path).stdout
    for line in (
        "play sushi-go --seats greedy,regular,random --seed 1 --save match.txt",
        "verify match.txt",
        "arena sushizock --bots greedy,random --deals 2 --jobs 1",
    ):
        done = plain.sushiya(*line.split(), cwd=tmp_path)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("line", "extra"),
    in_turn(
        [
            ("play sushi-go --seats master,greedy,greedy", "fast"),
            ("simulate sushi-go --games 10", "fast"),
            ("serve", "server"),
            ("db migrate", "server"),
            ("arena sushizock --bots greedy,random --plot figures.png", "research"),
            ("arena sushizock --bots greedy,random --deals 2 --ray", "ray"),
        ]
    ),
)
def test_a_command_that_needs_more_says_what(
    plain: Environment, tmp_path: Path, line: str, extra: str
) -> None:
    done = plain.sushiya(*line.split(), cwd=tmp_path)
    assert done.returncode == 2, done.stdout + done.stderr
    assert re.fullmatch(
        rf"Error: \w+ is not installed: pip install 'sushiya\[{extra}\]'\.", done.stderr.splitlines()[-1]
    )
