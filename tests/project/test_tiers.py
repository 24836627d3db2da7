"""Pins the tiers of `./run test`: every test belongs to exactly one, and arguments work."""

import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.tree import ROOT, files


def load_run() -> ModuleType:
    """The `run` script as a module."""
    spec = spec_from_loader("run", SourceFileLoader("run", str(ROOT / "run")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RUN = load_run()
TIERS: dict[str, tuple[str, ...]] = RUN.TIERS


def collected() -> list[Path]:
    """Every test file that pytest collects."""
    paths = [path.relative_to(ROOT) for path in files()]
    return [path for path in paths if path.parts[0] == "tests" and path.match("test_*.py")]


def test_every_test_is_in_one_tier() -> None:
    homes = {
        path: [tier for tier, own in TIERS.items() for each in own if path.is_relative_to(each)]
        for path in collected()
    }
    assert homes
    wrong = {str(path): found for path, found in homes.items() if len(found) != 1}
    assert not wrong, f"name them once in TIERS of ./run: {wrong}"


def test_every_path_of_a_tier_has_tests() -> None:
    for tier, own in TIERS.items():
        for each in own:
            assert any(path.is_relative_to(each) for path in collected()), f"{tier}: {each}"


def test_every_tier_does_something_and_runs_all_its_tests() -> None:
    for tier, own in TIERS.items():
        steps = RUN.steps_of([tier], full=False)
        assert steps
        assert sorted(own) == sorted(
            part for command in steps.values() for part in map(str, command) if part.startswith("tests/")
        )


def test_all_tiers_together_run_each_test_once() -> None:
    commands = RUN.steps_of(list(TIERS), full=False).values()
    paths = [part for command in commands for part in map(str, command) if part.startswith("tests/")]
    assert sorted(paths) == sorted(path for own in TIERS.values() for path in own)


def test_the_help_lists_the_tiers() -> None:
    listed = re.findall(r"^ {32}(\w+)  ", str(RUN.__doc__), re.MULTILINE)
    assert listed == list(TIERS)


def test_mutants_are_for_full_runs_of_the_rules() -> None:
    assert "mutants" not in RUN.steps_of(["rules"], full=False)
    assert "mutants" in RUN.steps_of(["rules"], full=True)


@pytest.mark.parametrize(
    ("options", "tiers", "chosen"),
    [
        ("", " ".join(TIERS), ""),
        ("--full", " ".join(TIERS), ""),
        ("rules", "rules", ""),
        ("server rules --full", "server rules", ""),
        ("-k miso", "", "-k miso"),
        ("-k rules", "", "-k rules"),
        ("-x --full -k server", "", "-x -k server"),
        ("tests/sushi", "", "tests/sushi"),
        ("tests/sushi/test_turn.py::test_a -x", "", "tests/sushi/test_turn.py::test_a -x"),
        ("rules -k miso", "rules", "-k miso"),
        ("rules server -x -k rules", "rules server", "-x -k rules"),
    ],
)
def test_what_arguments_mean(options: str, tiers: str, chosen: str) -> None:
    assert RUN.tiers_and_arguments(options.split()) == (tiers.split(), chosen.split())


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("ruels", f"There is no tier, file or folder 'ruels'. Tiers: {', '.join(TIERS)}."),
        ("rules serve", "There is no tier, file or folder 'serve'. Tiers: "),
        ("tests/nowhere.py::test_a", "There is no tier, file or folder 'tests/nowhere.py::test_a'"),
        ("rules tests/server", "Name tiers or paths, not both: rules and tests/server."),
        ("checks -x", "checks does not run pytest, so it takes no arguments: -x"),
        ("rules page -k miso", "page does not run pytest, so it takes no arguments: -k miso"),
    ],
)
def test_what_is_refused(options: str, why: str) -> None:
    with pytest.raises(SystemExit, match=re.escape(why)):
        RUN.tiers_and_arguments(options.split())


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_for_tests_is_told(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert RUN.main(["test", option]) == 0
    assert "./run test rules -k miso" in capsys.readouterr().out
