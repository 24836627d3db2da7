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
    "serve": "Play in the browser, alone or with friends.",
    "site": "Write the page as plain files, to play against bots without a server.",
    "play": "Play a game in the terminal, with people and bots in any mix.",
    "arena": "Pit bots against each other on paired deals.",
    "ladder": "Rate all bots against each other on a mix of games.",
    "score": "Score a game played with real cards or tiles.",
    "rules": "Explain a game or a dish.",
    "meals": "List the suggested meals of Sushi Go Party!, or check your own.",
    "replay": "Replay a recorded match step by step, or show its result.",
    "review": "Review a finished match: what every decision was worth, and what was luck.",
    "whatif": "Take another option of a recorded match: play it out many times, or play on.",
    "solve": "Solve the last turns of a round between two exactly.",
    "puzzle": "Solve puzzles: positions in which one option is clearly best.",
    "daily": "Play the deal of the day, the same for everybody.",
    "verify": "Check that a recorded match was played fairly.",
    "simulate": "Play many matches for statistics on dishes and seats.",
    "export": "Write self-play as Parquet, for learning and analysis.",
    "db": "Back up, restore or migrate the server's database.",
    "new-dish": "Create the skeleton of a new dish in a source checkout.",
}


class LazyGroup(click.Group):
    """Lists subcommands without importing them, so that `sushiya --help` is instant."""

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
    help=f"Language: {', '.join(languages())}. Default: from LC_ALL, LC_MESSAGES or LANG.",
)
@click.pass_context
def group(ctx: click.Context, lang: str | None) -> None:
    """Play Sushi Go!, Sushi Go Party! and Sushizock, with people and bots.

    Start with `sushiya play sushi-go`, or play in the browser with `sushiya serve`. Every command has its
    own --help.
    """
    ctx.obj = Texts(language_of(os.environ) if lang is None else lang)


def main() -> None:
    """Run the command. Sushiya's own errors print a sentence and exit with code 2, never a traceback."""
    try:
        group.main(prog_name="sushiya", standalone_mode=True)
    except SushiyaError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
