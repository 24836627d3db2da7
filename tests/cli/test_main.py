"""Pins the command as a whole: its help is instant, and errors are single sentences."""

import subprocess
import sys

import pytest

from sushiya import __version__
from sushiya.cli.main import COMMANDS, main
from tests.cli.command import sushiya


def test_help_lists_every_command() -> None:
    output = sushiya("--help").output
    for name in COMMANDS:
        assert f"\n  {name} " in output


@pytest.mark.parametrize("name", ["play", "replay", "verify"])
def test_every_command_explains_itself(name: str) -> None:
    result = sushiya(name, "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.output


def test_help_imports_no_command() -> None:
    program = """
import sys
from sushiya.cli.main import group
group.main(["--help"], standalone_mode=False)
assert not {"sushiya.cli.play", "sushiya.bots", "rich", "fluent.runtime"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_version() -> None:
    assert __version__ in sushiya("--version").output


def test_an_unknown_command_is_named() -> None:
    result = sushiya("eat")
    assert result.exit_code == 2
    assert "eat" in result.output


def test_an_error_of_ours_is_a_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sushiya", "play", "chess"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("Error: There is no game 'chess'.")
