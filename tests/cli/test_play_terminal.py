"""Pins `sushiya play` on terminals of all kinds, each in a process of its own."""

import os
import subprocess
import sys

import pytest

from tests.cli.command import ALWAYS_THE_FIRST


def run(*arguments: str, answers: str, **environment: str) -> bytes:
    command = [sys.executable, "-c", "from sushiya.cli.main import main; main()", *arguments]
    done = subprocess.run(
        command, input=answers.encode(), capture_output=True, env=os.environ | environment, check=True
    )
    return done.stdout


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    output = run("play", "sushi-go", "--seed", "demo", answers=ALWAYS_THE_FIRST, PYTHONIOENCODING="ascii")
    assert output.isascii()
    assert b"= Sushi Go! ===" in output
    assert b"mussels x3" in output


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudoterminals")
@pytest.mark.parametrize(
    ("variable", "options", "coloured"),
    [
        ({}, [], True),
        ({}, ["--no-color"], False),
        ({"NO_COLOR": "1"}, [], False),
        ({"TERM": "dumb"}, [], False),
    ],
)
def test_a_real_terminal_has_colours_unless_they_are_unwanted(
    variable: dict[str, str], options: list[str], coloured: bool
) -> None:
    import pty

    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    environment |= {"TERM": "xterm-256color", "COLUMNS": "80"} | variable
    program = "from sushiya.cli.main import main; main()"
    main, other = pty.openpty()
    command = [sys.executable, "-c", program, "play", "sushi-go", "--seats", "Mia,Leo,greedy", "--seed", "x"]
    command += options
    with subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment) as process:
        os.close(other)
        os.write(main, b"\n1\n\n1\nquit\nquit\n")
        output = b""
        while True:
            try:
                chunk = os.read(main, 4096)
            except OSError:  # Linux raises this when the other end is closed
                break
            if not chunk:
                break
            output += chunk
        assert process.wait() == 0
    os.close(main)
    assert (b"\033[1;38" in output) == coloured
    assert (b"\033[3J" in output) == (variable != {"TERM": "dumb"}), "what was on the screen is wiped"


def test_nothing_heavy_is_imported() -> None:
    program = """
import sys
from sushiya.cli import play, replay, verify
early = {"rich", "fluent.runtime", "sushiya.cli.terminal"} & set(sys.modules)
assert not early, early
from sushiya.cli.main import group
group.main(["play", "sushizock", "--seats", "greedy,random"], standalone_mode=False)
heavy = {"numpy", "numba", "asyncio", "sqlite3"} & set(sys.modules)
assert not heavy, heavy
"""
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
