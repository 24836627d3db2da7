"""Pins the documentation: the examples in README.md and docs/ do what they say.

Fenced blocks are run in order, those of one page in one namespace, in an empty folder:

- `python` with `>>>` is a doctest session, without it a program.
- `python NAME.py` is a program, too, and saved under this name for the blocks below it.
- `console run` has lines `$ sushiya …`, each followed by its output. Without output, only success counts.
  `...` stands for any text.
- Plain `console` is not run, but what follows `$ sushiya` or `$ ./run` has to be a command with its options.
- `json` and `toml` have to be readable.
- `python sketch` is not run: it shows an idea. Other languages are not run either.

Of a few pages whose examples take long, quick runs only check that programs and commands are well formed.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

from sushiya.cli.main import group
from tests.full import FULL
from tests.project.tree import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.M | re.S)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LONG = ("data.md", "research.md", "how-to/back-up.md", "how-to/train.md")
"""In docs/: pages whose examples compile, export or start much."""
OWN_COMMANDS = ("bench", "docs", "lock", "release", "screenshots", "test")
"""What only `./run` can do."""
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
    runs = FULL or page not in [ROOT / "docs" / name for name in LONG]
    for block in blocks(page.read_text(encoding="utf-8")):
        if not runs and block.info != "python sketch":
            read(block, page)
        elif block.info == "python" and ">>>" in block.text:
            run_session(block, page, namespace)
        elif re.fullmatch(r"python( \w+\.py)?", block.info):
            exec(compile("\n" * block.line + block.text, str(page), "exec"), namespace)
            if name := block.info.partition(" ")[2]:
                Path(name).write_text(block.text, encoding="utf-8")
        elif block.info == "console run":
            run_console(block, page)
        else:
            look_at(block, page)


def read(block: Block, page: Path) -> None:
    """Check a block that would be run: a program compiles, and a command exists with its options."""
    if not block.info.startswith("python"):
        kind = block.info.removesuffix(" run")
        look_at(block._replace(info=kind), page)
    elif ">>>" in block.text:
        for example in doctest.DocTestParser().get_examples(block.text):
            compile(example.source, str(page), "single")
    else:
        compile(block.text, str(page), "exec")


def test_the_long_pages_are_there_and_have_examples() -> None:
    for name in LONG:
        infos = [block.info for block in blocks((ROOT / "docs" / name).read_text(encoding="utf-8"))]
        assert "python" in infos or "console run" in infos


def look_at(block: Block, page: Path) -> None:
    """Check what can be checked about a block without running it."""
    where = f"{page.name}:{block.line}"
    match block.info:
        case "json":
            # lines of JSON, or one value that may be split over lines
            [json.loads(line) for line in block.text.splitlines()] if is_lines(block) else json.loads(
                block.text
            )
        case "toml":
            tomllib.loads(block.text)
        case "console":
            for line in re.findall(r"^\$ ((?:sushiya|\./run) .*)$", block.text, re.M):
                check_command(shlex.split(line, comments=True), f"{where}: $ {line}")
        case info:
            known = not info.startswith("python") or info == "python sketch"
            assert known, f"{where}: {info!r}: python, or python sketch?"


def is_lines(block: Block) -> bool:
    """Whether each line is a value of its own."""
    return all(line[0] in "[{" for line in block.text.splitlines())


def check_command(words: list[str], where: str) -> None:
    """Check that a command line names a command that exists, and options that it has."""
    program, *arguments = words
    if program == "./run" and (not arguments or arguments[0].startswith("-")):
        arguments = ["serve", *arguments]
    if program == "./run" and arguments[0] in OWN_COMMANDS:
        return
    command: click.Command = group
    while isinstance(command, click.Group):
        context = click.Context(command, info_name=program)
        name, *arguments = arguments
        found = command.get_command(context, name)
        assert found, f"{where}: there is no command {name}"
        command = found
    command.make_parser(click.Context(command)).parse_args(arguments)  # raises for an option it does not have


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
