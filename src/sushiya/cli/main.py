"""The `sushiya` command: a group of subcommands, each imported only when it runs."""

import os
import sys
from importlib import import_module

import click

from sushiya import __version__
from sushiya.cli.language import language_of
from sushiya.core import SushiyaError
from sushiya.texts import Texts, languages

__all__ = ["main"]

COMMANDS = {
    "serve": "Play in the browser, alone or with friends by a link.",
    "play": "Play a game in the terminal, with people and bots in any mix.",
    "arena": "Bots against each other on paired deals, with intervals.",
    "ladder": "All bots against each other on a mix of games.",
    "score": "The score pad for a physical table.",
    "rules": "What a game or a card does, in our words.",
    "meals": "The suggested meals of Sushi Go Party!, and à la carte.",
    "replay": "Show a record step by step, or only its result.",
    "verify": "Check a record against its seed commitment.",
    "simulate": "Play many matches, and count what dishes and seats make of them.",
    "db": "Back up, restore or migrate the server's database.",
    "new-dish": "The skeleton of a new dish, in a source checkout.",
}


class LazyGroup(click.Group):
    """Lists subcommands without importing them: `sushiya --help` answers at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"sushiya.cli.{cmd_name.replace('-', '_')}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="sushiya")
@click.option(
    "--lang",
    metavar="CODE",
    help=f"Speak {', '.join(languages())}; otherwise the language of LC_ALL or LANG.",
)
@click.pass_context
def group(ctx: click.Context, lang: str | None) -> None:
    """The table for Sushi Go!, Sushi Go Party! and Sushizock.

    Start with `sushiya play sushi-go`. Every command explains itself with --help.
    """
    ctx.obj = Texts(language_of(os.environ) if lang is None else lang)


def main() -> None:
    """Run the command; an error of ours is a sentence and exit code 2, never a traceback."""
    try:
        group.main(prog_name="sushiya", standalone_mode=True)
    except SushiyaError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
