"""Pins `./run release`: it refuses what is not ready, builds what is, and never tags or uploads."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.release import NEEDED, dead_links, names_in, release
from tests.project.tree import ROOT

CHANGELOG = """# Changelog

## [1.2.0] - 2024-05-17

- Tea is hot.

## [1.1.0] - 2024-01-01

- Tea.
"""
PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "sushiya"
dynamic = ["version"]
requires-python = ">=3.11"

[tool.hatch.version]
path = "src/sushiya/__init__.py"
"""


def git(root: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Mia", "-c", "user.email=mia@example.org", "-c", "commit.gpgsign=false")
    return subprocess.run(
        ("git", *who, *arguments), cwd=root, check=True, capture_output=True, text=True
    ).stdout


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--message", "work")


BUILDS_DOCS = """import sys
from pathlib import Path

folder = Path(sys.argv[1])
folder.mkdir(exist_ok=True)
(folder / "index.html").write_text("docs")
print("The documentation is built.")
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository that can be released."""
    files = dict.fromkeys(
        NEEDED, "See [the design](docs/design.md), `[not](a link)` and [us](https://x.org).\n"
    )
    files |= {name: "text\n" for name in NEEDED if name.startswith("docs/")}
    files |= {
        "CHANGELOG.md": CHANGELOG,
        "CITATION.cff": "title: Sushiya\nversion: 1.2.0\ndate-released: 2024-05-17\n",
        "pyproject.toml": PYPROJECT,
        ".gitignore": "dist/\n__pycache__/\n",
        "scripts/__init__.py": "",
        "scripts/docs.py": BUILDS_DOCS,
        "src/sushiya/__init__.py": '__version__ = "1.2.0"\n',
        "src/sushiya/page/index.html": "<title>Sushiya</title>\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def test_what_is_ready_is_built_and_nothing_else_happens(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = git(tree, "log", "--all", "--format=%H %D")
    assert release(tree) == 0
    names = ["sushiya-1.2.0-py3-none-any.whl", "sushiya-1.2.0.tar.gz"]
    assert sorted(path.name for path in (tree / "dist").iterdir()) == names
    for path in (tree / "dist").iterdir():
        assert sum(name.endswith("sushiya/documentation/index.html") for name in names_in(path)) == 1
    assert not (tree / "src" / "sushiya" / "documentation").exists(), "later builds take no older one"
    said = capsys.readouterr().out
    assert "git tag -a v1.2.0" in said
    assert f"twine upload dist/{names[0]} dist/{names[1]}" in said
    assert git(tree, "log", "--all", "--format=%H %D") == before
    assert git(tree, "status", "--porcelain") == ""


def changes(file: str, old: str, new: str) -> Callable[[Path], None]:
    def change(tree: Path) -> None:
        text = (tree / file).read_text(encoding="utf-8")
        assert old in text
        (tree / file).write_text(text.replace(old, new), encoding="utf-8")
        commit(tree)

    return change


def removes(file: str) -> Callable[[Path], None]:
    def remove(tree: Path) -> None:
        (tree / file).unlink()
        commit(tree)

    return remove


CASES: dict[str, tuple[Callable[[Path], object], str]] = {
    "a changed file": (
        lambda tree: (tree / "README.md").write_text("new", encoding="utf-8"),
        "not committed: README.md",
    ),
    "a new file": (lambda tree: (tree / "idea.txt").touch(), "not committed: idea.txt"),
    "a version that is tagged": (lambda tree: git(tree, "tag", "v1.2.0"), "1.2.0 is tagged already"),
    "a version without a section": (changes("CHANGELOG.md", "[1.2.0]", "[1.0.0]"), "no section for 1.2.0"),
    "a section that is unreleased": (
        changes("CHANGELOG.md", "2024-05-17", "unreleased"),
        "says unreleased where the date of 1.2.0 belongs",
    ),
    "a newer section": (
        changes("CHANGELOG.md", "## [1.2.0]", "## [Unreleased]\n\n- Tea.\n\n## [1.2.0]"),
        "begins with a section for Unreleased",
    ),
    "an empty section": (changes("CHANGELOG.md", "- Tea is hot.", ""), "says nothing about 1.2.0"),
    "another version to cite": (changes("CITATION.cff", "1.2.0", "1.1.0"), "does not say version: 1.2.0"),
    "another date to cite": (
        changes("CITATION.cff", "2024-05-17", "2024-05-16"),
        "does not say date-released: 2024-05-17",
    ),
    "no date to cite": (
        changes("CITATION.cff", "date-released: 2024-05-17\n", ""),
        "does not say date-released: 2024-05-17",
    ),
    "an address of nobody's": (
        changes("CITATION.cff", "title", "url: 'https://x.org/tea'\ntitle"),
        "names ['https://x.org/tea'], pyproject.toml none",
    ),
    "an address that is not cited": (
        changes("pyproject.toml", "[tool.", "[project.urls]\nHomepage = 'https://x.org/tea'\n[tool."),
        "names no address, pyproject.toml ['https://x.org/tea']",
    ),
    "no readme": (removes("README.md"), "README.md is missing"),
    "a missing page": (removes("docs/design.md"), "README.md links to docs/design.md, which is missing"),
    "documentation that can't be built": (
        changes("scripts/docs.py", "print", "raise SystemExit"),
        "the documentation can't be built",
    ),
    "a build that fails": (changes("pyproject.toml", 'name = "sushiya"', 'name = "?"'), "the build fails"),
    "a build without the page": (removes("src/sushiya/page/index.html"), "was built without the page"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_ready_is_refused(case: str, tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil, message = CASES[case]
    spoil(tree)
    assert release(tree) == 1
    printed = capsys.readouterr()
    assert message in printed.err
    assert printed.out == ""
    assert not (tree / "dist").exists()


def test_every_problem_is_said_at_once(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "LICENSE").unlink()
    (tree / "CITATION.cff").write_text("version: 1.1.0\ndate-released: 2024-05-17\n", encoding="utf-8")
    assert release(tree) == 1
    said = capsys.readouterr().err
    assert len([line for line in said.splitlines() if line.startswith("- ")]) == 3


def test_no_page_of_ours_links_to_nothing() -> None:
    assert list(dead_links(ROOT)) == []
    assert [name for name in NEEDED if not (ROOT / name).is_file()] == []
