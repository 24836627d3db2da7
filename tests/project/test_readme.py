"""Pins the documentation: the examples in README.md and docs/ do what they say.

Fenced blocks are run in order, those of one page in one namespace, in an empty folder:

- `python` with `>>>` is a doctest session, without it a program.
- `console run` has lines `$ sushiya …`, each followed by its output. Without output, only success counts.
  `...` stands for any text.
- `python sketch` is not run: it shows an idea. Other languages, and plain `console`, are not run either.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.project.tree import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.M | re.S)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SUSHIYA = Path(sys.executable).parent / "sushiya"


class Block(NamedTuple):
    """A fenced block: the words after the fence, its text, and the number of lines above the text."""

    info: str
    text: str
    line: int


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page."""
    found = FENCE.finditer(text)
    return [Block(m["info"].strip(), m["text"], text.count("\n", 0, m.start("text"))) for m in found]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_examples_do_what_they_say(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.info == "python" and ">>>" in block.text:
            run_session(block, page, namespace)
        elif block.info == "python":
            exec(compile("\n" * block.line + block.text, str(page), "exec"), namespace)
        elif block.info == "console run":
            run_console(block, page)
        else:
            known = not block.info.startswith("python") or block.info == "python sketch"
            assert known, f"{page.name}:{block.line}: {block.info!r}: python, or python sketch?"


def run_session(block: Block, page: Path, namespace: dict[str, Any]) -> None:
    """Run a `>>>` session. What it defines stays in the namespace."""
    session = doctest.DocTestParser().get_doctest(block.text, {}, page.name, str(page), block.line)
    session.globs = namespace
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    result = runner.run(session, out=report.append, clear_globs=False)
    assert not result.failed, "".join(report)


def run_console(block: Block, page: Path) -> None:
    """Run each `$ sushiya …` line and compare what it prints."""
    for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
        command, _, wanted = part.partition("\n")
        program, *arguments = shlex.split(command, comments=True)
        where = f"{page.name}:{block.line}: $ {command}"
        assert program == "sushiya", where
        environment = os.environ | {"COLUMNS": "100", "NO_COLOR": "1", "PYTHONUTF8": "1"}
        done = subprocess.run(
            [SUSHIYA, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, f"{where}\n{done.stdout}{done.stderr}"
        same = doctest.OutputChecker().check_output(wanted, done.stdout, OPTIONS)
        assert same or not wanted.strip(), f"{where}\n{done.stdout}"
