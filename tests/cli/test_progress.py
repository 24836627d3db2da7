"""Pins the spinner: it moves on a terminal, and is a plain line anywhere else."""

import sys
from io import StringIO

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
