"""`sushiya simulate`: many matches, and what dishes and seats make of them."""

import csv
import io
import json
from pathlib import Path

import click

from sushiya.cli.bars import check_plot
from sushiya.cli.play import make_game
from sushiya.core import BadOptions
from sushiya.texts import Texts

__all__ = ["command"]


@click.command("simulate")
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(2), default=10_000, show_default=True, help="How many matches to play."
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="Who plays: named once for all seats, or once for each. Otherwise the random bot.",
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes.")
@click.option("--seed", default="simulate", show_default=True, help="The same seed gives the same figures.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "json", "csv"]),
    default="table",
    show_default=True,
    help="How the figures are written.",
)
@click.option(
    "--output",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write the figures to this file.",
)
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Draw the figures into this file, such as figures.png or figures.svg.",
)
@click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Work on the Ray cluster at this address, or without one on this machine as --jobs says.",
)
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
    """Play many matches, and count what dishes and seats make of them.

    GAME is sushi-go, sushi-go-party or sushizock, or a text form such as
    "sushi-go-party(seats=4,meal=master-menu)".

    For each dish: the points that it brought one player in a match, and how often it was picked when
    it could be. For each seat: its share of the wins (a shared one counts for its share) and its
    points. Behind ± is the 95 % interval. A table of random bots plays on the fast engine, a hundred
    thousand matches a second.

    \b
      sushiya simulate sushi-go --games 1000000 --jobs 2
      sushiya simulate sushizock --bot greedy --games 500 --format csv
    """
    for file in (output, plot):
        if file is not None and not file.parent.is_dir():
            raise BadOptions(f"{file} can't be written: there is no folder {file.parent}.")
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
        text = json.dumps(as_json(study, tally), indent=2) + "\n"
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
