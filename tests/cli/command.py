"""Runs the `sushiya` command inside a test."""

from click.testing import CliRunner, Result

from sushiya.cli.main import group

__all__ = ["WIDTH", "sushiya"]

WIDTH = 80


def sushiya(*args: str, input: str | None = None) -> Result:
    """What the command prints; an error of ours is raised."""
    return CliRunner().invoke(group, args, input=input, catch_exceptions=False)
