"""Pins that rules, records, scenes and simple bots need no libraries and nothing that Windows lacks."""

import re
import subprocess
import sys
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.tree import ROOT, modules

PURE = ("core", "device", "games", "sushi", "sushizock", "table", "testing")
"""Every module of these packages must do without libraries."""
ALSO_PURE = (
    *(
        "bots",
        "bots.warmup",
        "bots.warmup_process",
        "bots.external",
        "bots.families",
        "bots.hint",
        "bots.fallback",
    ),
    *("bots.heuristic_bot", "bots.own", "bots.random", "bots.registry", "bots.seat"),
    *("arena.cluster", "arena.contest", "arena.deals", "arena.figures", "arena.intervals", "arena.ladder"),
    *("arena.ratings", "arena.report", "arena.results", "arena.seatings", "arena.workers"),
    *("extras", "texts"),
)
LIBRARIES = {"asyncpg", "click", "fluent", "gymnasium", "llvmlite", "matplotlib", "numba", "numpy"} | {
    *("openskill", "pettingzoo", "pyspiel", "ray", "rich", "segno", "starlette", "uvicorn")
}
PROGRAM = """
import signal, sys
from importlib import import_module
from random import Random

sys.modules |= dict.fromkeys({libraries})  # None makes importing it an error
for name in ("SIGKILL", "SIGHUP", "SIGALRM", "SIGUSR1"):
    delattr(signal, name)
for name in {names}:
    import_module(name)

import sushiya
for name in sushiya.GAMES:
    match = sushiya.Match(sushiya.game(name), seed="pure")
    names = ["planner", *["regular"] * (match.game.seats - 1)]
    bots = [sushiya.make_bot(bot, match.game, seat, Random(seat)) for seat, bot in enumerate(names)]
    while not match.over:
        for decision in match.state.pending:
            match.play(decision.seat, bots[decision.seat].choose(match.view(decision.seat)))
    print(name)
"""


def names() -> list[str]:
    """The modules that must do without libraries."""
    every = (path.relative_to(ROOT / "src").with_suffix("") for path in modules())
    dotted = (".".join(path.parts).removesuffix(".__init__") for path in every)
    return ["sushiya", *(name for name in dotted if name.split(".")[1:2] and name.split(".")[1] in PURE)]


def test_pure_packages_need_no_library_and_no_signals_of_unix() -> None:
    wanted = [*names(), *(f"sushiya.{name}" for name in ALSO_PURE)]
    assert len(wanted) > 80
    program = PROGRAM.format(libraries=sorted(LIBRARIES), names=wanted)
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["sushi-go", "sushi-go-party", "sushizock"]


def extras() -> dict[str, set[str]]:
    """What each extra installs, including the extras it contains; without an extra (""), the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = {
        name: [Requirement(text) for text in texts]
        for name, texts in {"": project["dependencies"], **project["optional-dependencies"]}.items()
    }

    def of(extra: str) -> set[str]:
        brought: set[str] = set()
        for requirement in found[extra]:
            brought |= {canonicalize_name(requirement.name)}.union(
                *map(of, requirement.extras & found.keys())
            )
        return brought

    return {extra: of(extra) for extra in found}


REQUIRED = [
    (path.relative_to(ROOT).as_posix(), extra, library)
    for path in modules()
    for extra, rest in re.findall(r'\brequire\("(\w*)", ([^)]+)\)', path.read_text(encoding="utf-8"))
    for library in re.findall(r"\w+", rest)
]


@pytest.mark.parametrize(("path", "extra", "library"), REQUIRED)
def test_the_extra_that_is_named_brings_the_library(path: str, extra: str, library: str) -> None:
    assert {library, f"{library}-runtime", f"{library}-cuda13x"} & extras()[extra], (
        f"{path}: is {library} in [{extra}]?"
    )


def test_all_brings_everything() -> None:
    assert len(REQUIRED) > 15
    but_gpu = [brought for extra, brought in extras().items() if extra not in ("", "gpu")]
    assert set.union(*but_gpu) == extras()["all"]
