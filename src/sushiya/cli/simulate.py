"""`sushiya simulate`: play many matches for statistics on dishes and seats."""

import csv
import io
from pathlib import Path

import click

from sushiya.cli.bars import check_plot
from sushiya.cli.options import NewFile, plot_option, ray_option
from sushiya.cli.play import make_game
from sushiya.core.codec import ascii_dumps
from sushiya.texts import Texts

__all__ = ["command"]


@click.command("simulate")
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(2), default=10_000, show_default=True, help="Number of matches to play."
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="The bot for all seats; or repeat the option, once per seat. Default: random.",
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Number of processes.")
@click.option("--seed", default="simulate", show_default=True, help="The same seed gives the same figures.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "json", "csv"]),
    default="table",
    show_default=True,
    help="Output format.",
)
@click.option("--output", type=NewFile(), help="Write the figures to this file.")
@plot_option
@ray_option
@click.pass_obj
def command(
    texts: Texts,
    game: str,
    games: int,
    bots: tuple[str, ...],
    jobs: int,
    seed: str,
    form: str,
    output: Path | None,
    plot: Path | None,
    ray: str | None,
) -> None:
    """Play many matches for statistics on dishes and seats.

    GAME is the name of a game (`sushiya rules` lists them) or a text form such as
    "sushi-go-party(seats=4,meal=master-menu)".

    For each dish, you get the points it brought per player and match, and how often it was picked when it
    was on offer. For each seat, you get its share of the wins and its points; a win shared by two counts as
    half. ± marks the 95% confidence interval. If all bots are random, the fast engine plays about a hundred
    thousand matches per second.

    \b
      sushiya simulate sushi-go --games 1000000 --jobs 2
      sushiya simulate sushizock --bot greedy --games 500 --format csv
    """
    if plot is not None:
        check_plot(plot)
    table = make_game(game, [], len(bots) if len(bots) > 1 else None)

    from sushiya.arena.estimates import as_json, as_rows
    from sushiya.arena.study import Study
    from sushiya.cli.simulation import draw, simulate, write_table

    names = bots if len(bots) > 1 else (bots or ("random",)) * table.seats
    study = Study(table, names, seed)
    tally = simulate(texts, study, games, jobs, ray)
    if form == "json":
        text = ascii_dumps(as_json(study, tally), indent=2) + "\n"
    elif form == "csv":
        lines = io.StringIO()
        csv.writer(lines, lineterminator="\n").writerows(as_rows(study, tally))
        text = lines.getvalue()
    else:
        text = write_table(texts, study, tally)
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    if plot is not None:
        draw(texts, study, tally, plot)
