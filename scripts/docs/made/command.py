"""The help of the `sushiya` command and of everything it can do."""

from collections.abc import Iterator

import click

from sushiya.cli.main import group

__all__ = ["command"]


def command() -> str:
    """Each subcommand with its help, as the terminal shows it."""
    return "\n\n".join(_helps(group, "sushiya"))


def _helps(each: click.Command, name: str) -> Iterator[str]:
    context = click.Context(each, info_name=name, terminal_width=88)
    yield f"## {name}\n\n```text\n{each.get_help(context)}\n```"
    if isinstance(each, click.Group):
        for own in each.list_commands(context):
            if part := each.get_command(context, own):
                yield from _helps(part, f"{name} {own}")
