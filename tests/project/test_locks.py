"""Pins the locks: exact, hashed, consistent with pyproject.toml, and without any package index URL."""

import json
import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.tree import ROOT, files

ADDRESS = re.compile(r"\b(?:https?|ftp|file|git\+\w+)://\S*")
INDEX_OPTION = re.compile(r"--(?:index-url|extra-index-url|find-links|trusted-host)\S*|^\s*-[if]\s.*", re.M)


def locked() -> dict[str, Requirement]:
    """The requirements of the dev lock by name. If markers make several, the first one."""
    text = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")
    result: dict[str, Requirement] = {}
    for line in text.replace("\\\n", " ").splitlines():
        if line and not line.lstrip().startswith("#"):
            requirement = Requirement(line.split(" --hash=")[0])
            result.setdefault(canonicalize_name(requirement.name), requirement)
    return result


def test_python_locks_and_pyproject_name_no_index() -> None:
    texts = [*(ROOT / "requirements").iterdir(), ROOT / "pyproject.toml"]
    for path in texts:
        text = path.read_text(encoding="utf-8")
        assert not ADDRESS.findall(text), path
        assert not INDEX_OPTION.findall(text), path


@pytest.mark.parametrize("lock", ["dev", "server", "oldest", "recipes"])
def test_every_locked_requirement_is_exact_and_hashed(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert lines
    for line in lines:
        assert re.match(r"[a-z0-9.-]+==[\w.]+ .*--hash=sha256:[0-9a-f]{64}", line), line


def test_lock_satisfies_pyproject() -> None:
    """If this fails: ./run lock"""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, have = pyproject["project"], locked()
    extras = [
        text
        for extra, texts in project["optional-dependencies"].items()
        if extra != "gpu"  # for those who have such a card; it is too large for everybody else
        for text in texts
    ]
    wanted = [*project["dependencies"], *extras, *pyproject["dependency-groups"]["dev"]]
    for requirement in map(Requirement, wanted):
        if requirement.name == project["name"]:  # an extra that includes others
            continue
        pinned = have[canonicalize_name(requirement.name)]
        (version,) = (pin.version for pin in pinned.specifier)
        assert version in requirement.specifier, f"{requirement} is locked as {version}"


def test_a_lock_is_installed_without_looking_for_dependencies() -> None:
    """Otherwise pip looks at releases newer than the locked ones, and refuses them for having no hash."""
    option = "--require-" + "hashes"
    for path in files():
        if path.suffix not in ("", ".md", ".py"):
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            assert option not in line or "--no-deps" in line, f"{path}: {line}"


def test_npm_files_name_no_registry() -> None:
    for path in files():
        if path.name == ".npmrc":
            text = path.read_text(encoding="utf-8")
            assert not ADDRESS.findall(text), path
            assert not re.search(r"^\s*(?:@[^:]*:)?registry\s*=", text, re.M), path
        if path.name in {"package-lock.json", "npm-shrinkwrap.json"}:
            assert not addresses(json.loads(path.read_text(encoding="utf-8"))), path


def addresses(node: Any) -> list[str]:
    """Every URL in an npm lock: also those for funding, which `npm` writes and nobody needs."""
    match node:
        case dict():
            return [found for value in node.values() for found in addresses(value)]
        case list():
            return [found for value in node for found in addresses(value)]
        case str():
            return ADDRESS.findall(node)
        case _:
            return []
