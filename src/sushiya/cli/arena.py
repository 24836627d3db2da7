"""`sushiya arena`: pit bots against each other on paired deals."""

import os
from pathlib import Path

import click

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Contest
from sushiya.arena.figures import standings
from sushiya.arena.report import as_json, faults, rating_of, row
from sushiya.arena.results import Results
from sushiya.bots import check_player
from sushiya.cli.bars import Panel, check_plot, draw_bars
from sushiya.cli.paper import Paper
from sushiya.cli.play import make_game
from sushiya.cli.progress import progress_bar
from sushiya.cli.searchers import compile_searchers
from sushiya.core import BadOptions
from sushiya.core.codec import ascii_dumps
from sushiya.texts import Texts

__all__ = ["command"]

COLUMNS = ("bot", "wins", "interval", "rank", "points", "rating")


@click.command("arena")
@click.argument("game")
@click.option("--bots", required=True, metavar="NAMES", help="Who plays: `regular,greedy,greedy,./mybot`.")
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="Number of deals.")
@click.option("--jobs", type=click.IntRange(1), help="Number of processes. Default: one per core.")
@click.option("--seed", default="arena", show_default=True, help="Another seed gives other deals.")
@click.option("--json", "wants_json", is_flag=True, help="Print the figures as JSON.")
@click.option(
    "--report",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the figures to this file, as Markdown.",
)
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Plot the figures into this file, such as figures.png or figures.svg.",
)
@click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Run on the Ray cluster at this address. Without one: on this machine, with --jobs processes.",
)
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Store every result in this file, and continue from the results already in it.",
)
@click.pass_obj
def command(
    texts: Texts,
    game: str,
    bots: str,
    deals: int,
    jobs: int | None,
    seed: str,
    wants_json: bool,
    report: Path | None,
    plot: Path | None,
    ray: str | None,
    resume: Path | None,
) -> None:
    """Pit bots against each other on paired deals.

    GAME is sushi-go, sushi-go-party or sushizock, or a text form such as
    "sushi-go-party(seats=4,meal=master-menu)".

    Each deal is played once per rotation of the seats, so all bots get the same luck. A win shared by two
    counts as half a win for each. The figures come with 95% confidence intervals, computed over deals.

    \b
      sushiya arena sushi-go --bots regular,greedy,greedy,greedy --deals 250
      sushiya arena sushizock --bots greedy,./mybot,random --resume results.jsonl
    """
    names = check_bots(bots)
    for file in (report, plot, resume):
        if file is not None and not file.parent.is_dir():
            raise BadOptions(f"{file} can't be written: there is no folder {file.parent}.")
    if plot is not None:
        check_plot(plot)
    results = Results(Contest(make_game(game, [], len(names)), names, seed), resume)
    compile_searchers(texts, results.contest.game.name, names)
    with progress_bar(texts("arena-progress"), deals) as progress:
        play_contests([results], deals, jobs or os.cpu_count() or 1, progress, ray)
    if report is not None:
        report.write_text(_markdown(texts, results, deals), encoding="utf-8")
    if plot is not None:
        _draw(texts, results, deals, plot)
    if wants_json:
        click.echo(ascii_dumps(as_json(results, deals)))
    else:
        _show(texts, results, deals)


def check_bots(text: str) -> tuple[str, ...]:
    """The names in `regular,greedy,./mybot`. Raises an error if one of them is not a bot."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        check_player(name)
    return names


def _rows(results: Results, deals: int) -> list[list[str]]:
    """A row for each bot, the strongest first."""
    table = standings(results.contest, results.first(deals))
    ratings = rating_of(results, deals)
    return [row(name, table[name], rating) for name, rating in ratings.items()]


def _show(texts: Texts, results: Results, deals: int) -> None:
    paper = Paper()
    paper.heading(_title(texts, results, deals))
    paper.table([[texts(f"arena-{column}") for column in COLUMNS], *_rows(results, deals)])
    for line in _faults(texts, results, deals):
        paper.text(line)


def _markdown(texts: Texts, results: Results, deals: int) -> str:
    rows = [[texts(f"arena-{column}") for column in COLUMNS], ["---"] * len(COLUMNS), *_rows(results, deals)]
    bots = ",".join(results.contest.bots)
    seed = results.contest.seed
    return "\n".join(
        [
            f"# {_title(texts, results, deals)}",
            "",
            f"`sushiya arena '{results.contest.game}' --bots {bots} --deals {deals} --seed {seed}`",
            "",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
            *_faults(texts, results, deals),
            texts("arena-note"),
            "",
        ]
    )


def _draw(texts: Texts, results: Results, deals: int, file: Path) -> None:
    table = standings(results.contest, results.first(deals))
    names = list(rating_of(results, deals))
    draw_bars(
        _title(texts, results, deals),
        [
            Panel(texts("arena-wins"), names, [table[name].win_share for name in names]),
            Panel(texts("arena-rank"), names, [table[name].rank for name in names]),
            Panel(texts("arena-points"), names, [table[name].score for name in names]),
        ],
        file,
    )


def _title(texts: Texts, results: Results, deals: int) -> str:
    game = results.contest.game
    return texts("arena-title", game=str(game), deals=deals, matches=deals * game.seats)


def _faults(texts: Texts, results: Results, deals: int) -> list[str]:
    return [texts("arena-faults", bot=name, count=count) for name, count in faults(results, deals).items()]
