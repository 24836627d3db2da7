"""Pins the spinner: it moves on a terminal, and is a plain line anywhere else."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from sushiya.cli.progress import spinner


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("term", "moves"), [("xterm", True), ("dumb", False)])
def test_a_spinner_moves_only_where_it_can(term: str, moves: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    with spinner("Preparing the master"):
        pass
    shown = screen.getvalue()
    assert "Preparing the master" in shown
    assert ("\x1b[" in shown) == moves


COMPILING = """
import sys
from sushiya.cli.searchers import compile_searchers
from sushiya.texts import Texts
for seats in (["random", "greedy"], ["random", "master@1it"], ["master@1it"]):
    print("SEATS", file=sys.stderr, flush=True)
    compile_searchers(Texts("en"), "sushizock", seats)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudoterminals")
def test_the_spinner_turns_while_a_search_compiles_and_only_then(tmp_path: Path) -> None:
    """Without a compiler its code runs as it is, which takes seconds instead of a minute."""
    import pty

    own = {
        "NUMBA_CACHE_DIR": str(tmp_path),
        "NUMBA_DISABLE_JIT": "1",
        "TERM": "xterm",
        "PYTHONWARNINGS": "ignore",
    }
    main, other = pty.openpty()
    with subprocess.Popen([sys.executable, "-c", COMPILING], stderr=other, env=os.environ | own) as process:
        os.close(other)
        output = b""
        while chunk := _read(main):
            output += chunk
        assert process.wait() == 0, output.decode()
    os.close(main)
    _, easy, first, again = output.split(b"SEATS")
    assert b"Preparing the master, once for this computer" in first
    assert b"\x1b[" in first
    assert b"Preparing" not in easy + again


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # Linux raises this when the other end is closed
        return b""
