"""Pins conventions of the code: how a module starts, how long it is, what the rules import."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.tree import ROOT, files, modules

TOO_LONG = 400
CODE = {".py", ".ts", ".js", ".svelte", ".css"}
GENERATED = ROOT / "web" / "src" / "lib" / "protocol.ts"
RULES = ("core", "sushi", "sushizock")
BUILTINS = {"__import__", "eval", "exec", "input", "open", "print"}
"""Ways to reach out that need no import."""

# A folder on somebody's machine. After a letter or a dot, it is part of a longer, harmless path.
MACHINE_PATH = re.compile(r"(?<![\w.~$}*-])/(?:home|root|work|Users)/\S*|\b[A-Z]:\\+Users\\\S*")


def name(path: Path) -> str:
    """The path as shown in a test's name."""
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", modules(), ids=name)
def test_module_starts_with_a_docstring(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring, "start the module with one sentence that says what it is"


def test_modules_are_short() -> None:
    code = [path for path in files() if path.suffix in CODE and path != GENERATED]
    lines = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in code}
    long = {path: count for path, count in lines.items() if count >= TOO_LONG}
    assert not long, f"split them: {long}"


@pytest.mark.parametrize("package", [*RULES, "table"])
def test_what_runs_anywhere_imports_the_standard_library_only(package: str) -> None:
    for path in sorted((ROOT / "src" / "sushiya" / package).rglob("*.py")):
        foreign = set(imports(path)) - sys.stdlib_module_names - {"sushiya"}
        assert not foreign, f"{name(path)} imports {', '.join(sorted(foreign))}"


@pytest.mark.parametrize("package", [*RULES, "device", "table"])
def test_what_runs_anywhere_opens_and_prints_nothing(package: str) -> None:
    folder = ROOT / "src" / "sushiya" / package
    used = {
        (name(path), node.func.id)
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BUILTINS
    }
    resources = {
        name(path) for path in sorted(folder.rglob("*.py")) if {"importlib", "pkgutil"} & set(imports(path))
    }
    assert not used | resources


def test_the_codec_alone_knows_json() -> None:
    source = ROOT / "src" / "sushiya"
    found = [path for path in sorted(source.rglob("*.py")) if "json" in imports(path)]
    assert [name(path) for path in found] == ["src/sushiya/core/codec.py"]
    writers = [path for path in sorted(source.rglob("*.py")) if "JSONResponse" in path.read_text("utf-8")]
    assert not writers, "a server answers with `json_response`: the codec writes it"


def test_rules_are_bound_by_contract() -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    contracts = tools["importlinter"]["contracts"]
    (contract,) = (each for each in contracts if each["name"].startswith("Rules are a library"))
    written = [package for package in RULES if (ROOT / "src" / "sushiya" / package).exists()]
    assert contract["source_modules"] == [f"sushiya.{package}" for package in written]


def imports(path: Path) -> Iterator[str]:
    """The top-level names of everything a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_no_file_holds_a_path_of_some_machine() -> None:
    found = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:  # a picture, a font
            continue
        found += [f"{name(path)}: {match}" for match in MACHINE_PATH.findall(text)]
    assert not found
