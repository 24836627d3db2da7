"""Runs the `sushiya` command inside a test."""

from click.testing import CliRunner, Result

from sushiya.cli.main import group

__all__ = ["ALWAYS_THE_FIRST", "WIDTH", "sushiya"]

WIDTH = 80
ALWAYS_THE_FIRST = "1\n" * 500
"""What somebody types who takes the first option of every question."""


def sushiya(*args: str, input: str | None = None) -> Result:
    """The result of the command. Sushiya's own errors are raised."""
    return CliRunner().invoke(group, args, input=input, catch_exceptions=False)
