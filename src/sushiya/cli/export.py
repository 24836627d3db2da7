"""`sushiya export`: self-play as data for learning and analysis."""

from pathlib import Path
from time import perf_counter

import click

from sushiya.cli.options import NewFile
from sushiya.cli.play import make_game
from sushiya.extras import require

__all__ = ["command"]


@click.command("export")
@click.argument("game")
@click.option(
    "--matches", type=click.IntRange(1), default=10_000, show_default=True, help="Number of matches to play."
)
@click.option(
    "--players",
    type=click.Choice(["quick", "random", "regular"]),
    default="quick",
    show_default=True,
    help="Who plays all seats: the policy of the master's search, random, or the regular.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="The same seed gives the same file."
)
@click.option(
    "--output",
    type=NewFile(),
    required=True,
    help="The file to write, such as games.parquet.",
)
def command(game: str, matches: int, players: str, seed: int, output: Path) -> None:
    """Write self-play as Parquet: every decision with observation, mask, action and returns.

    GAME is the name of a game (`sushiya rules` lists them) or a text form such as
    "sushi-go-party(seats=4,meal=master-menu)".

    The columns are described in docs/research.md, and what every number of an observation means is in the
    file itself.

    \b
      sushiya export sushi-go --matches 100000 --output sushi-go.parquet
    """
    table = make_game(game, [], None)

    require("data", "gymnasium", "numba", "numpy", "pyarrow")
    from sushiya.research.parquet import export

    began = perf_counter()
    written = export(table, output, matches, players=players, seed=seed)
    rate = written.decisions / (perf_counter() - began)
    click.echo(
        f"{output}: {written.matches:,} matches, {written.decisions:,} decisions, {rate:,.0f} per second"
    )
