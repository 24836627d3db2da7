"""Pins output for people: wrapped, labelled, and plain where there is no terminal."""

import os
import subprocess
import sys

import pytest

from sushiya.cli.paper import Paper


def test_text_is_wrapped_beside_its_label(capsys: pytest.CaptureFixture[str]) -> None:
    Paper().text("eel " * 20 + "\nand tofu", label="dish", indent=8)
    assert capsys.readouterr().out.splitlines() == [
        "  dish  " + "eel " * 17 + "eel",
        "        eel eel",
        "        and tofu",
    ]


def test_lines_are_printed_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    paper = Paper()
    paper.heading("[bold] :sushi: 42")
    paper.line("x" * 100)
    paper.line()
    assert capsys.readouterr().out == "[bold] :sushi: 42\n" + "x" * 100 + "\n\n"


def test_a_terminal_gets_bold_and_its_own_width(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("NO_COLOR", "TTY_COMPATIBLE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    paper = Paper()
    assert paper.width == 50
    paper.heading("Round 1")
    assert capsys.readouterr().out == "\x1b[1mRound 1\x1b[0m\n"
    monkeypatch.setenv("COLUMNS", "200")
    assert Paper().width == 80


def test_rich_is_loaded_only_to_write() -> None:
    code = (
        "import sys; from sushiya.cli import meals, rules, score, questions; "
        "assert not {'rich', 'fluent'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ)
