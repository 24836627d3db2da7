"""`sushiya arena`: pit bots against each other on paired deals."""

import os
from pathlib import Path

import click

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Contest
from sushiya.arena.figures import NEIGHBOURS, standings
from sushiya.arena.report import as_json, faults, neighbour_rows, rating_of, row
from sushiya.arena.results import Results, open_results
from sushiya.bots import check_player
from sushiya.cli.bars import Panel, check_plot, draw_bars
from sushiya.cli.options import NewFile, plot_option, ray_option, resume_option
from sushiya.cli.paper import Paper
from sushiya.cli.play import make_game
from sushiya.cli.progress import progress_bar
from sushiya.cli.searchers import compile_searchers
from sushiya.cli.stopping import stoppable
from sushiya.core.codec import ascii_dumps
from sushiya.texts import Texts

__all__ = ["command"]

COLUMNS = ("bot", "wins", "interval", "rank", "points", "rating")


@click.command("arena")
@click.argument("game")
@click.option("--bots", required=True, metavar="NAMES", help="Who plays: `regular,greedy,greedy,./mybot`.")
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="Number of deals.")
@click.option("--jobs", type=click.IntRange(1), help="Number of processes. Default: one per core.")
@click.option("--seed", default="arena", show_default=True, help="A different seed gives different deals.")
@click.option("--neighbours", is_flag=True, help="Also show how each bot did next to each of the others.")
@click.option("--json", "wants_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--report", type=NewFile(), help="Write the figures to this file, as Markdown.")
@plot_option
@ray_option
@resume_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    bots: str,
    deals: int,
    jobs: int | None,
    seed: str,
    neighbours: bool,
    wants_json: bool,
    report: Path | None,
    plot: Path | None,
    ray: str | None,
    resume: Path | None,
) -> None:
    """Pit bots against each other on paired deals.

    GAME is the name of a game (`sushiya rules` lists them) or a text form such as
    "sushi-go-party(seats=4,meal=master-menu)".

    A bot is a level, a built-in bot or one of another package, my_module:MyBot, my_bot.py:MyBot, a policy
    (policy.py:act, weights.npz or model.onnx) or a program (./mybot).

    Each deal is played in every seating, so all bots get the same luck and the same neighbours. If there
    are more than 120 seatings, a balanced selection of them is played, in which everyone still sits next to
    everyone equally often. A win shared by two counts as half a win for each. The figures come with 95%
    confidence intervals, computed over deals. Ctrl-C shows the figures so far, and how to continue.

    \b
      sushiya arena sushi-go --bots regular,greedy,greedy,greedy --deals 250
      sushiya arena sushizock --bots greedy,./mybot,random --resume results.jsonl
    """
    texts: Texts = ctx.obj
    names = check_bots(bots)
    if plot is not None:
        check_plot(plot)
    every = open_results([Contest(make_game(game, [], len(names)), names, seed)], resume)
    [results] = every
    compile_searchers(texts, results.contest.game.name, names)
    with progress_bar(texts("arena-progress"), deals) as progress, stoppable() as stopped:
        play_contests(every, deals, jobs or os.cpu_count() or 1, progress, ray)
    if not results.first(deals):
        raise click.Abort
    if report is not None:
        report.write_text(_markdown(texts, results, deals, neighbours), encoding="utf-8")
    if plot is not None:
        _draw(texts, results, deals, plot)
    if wants_json:
        click.echo(ascii_dumps(as_json(results, deals, neighbours)))
    else:
        _show(texts, results, deals, neighbours)
    stopped.leave(ctx, every, deals, resume, "arena")


def check_bots(text: str) -> tuple[str, ...]:
    """The names in `regular,greedy,./mybot`. Raises an error if one of them is not a bot."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        check_player(name)
    return names


def _tables(texts: Texts, results: Results, deals: int, neighbours: bool) -> list[list[list[str]]]:
    """A row for each bot, the strongest first; then, if wanted, by neighbour. The first row has headings."""
    table = standings(results.contest, results.first(deals))
    ratings = rating_of(results, deals)
    rows = [row(name, table[name], rating) for name, rating in ratings.items()]
    tables = [[[texts(f"arena-{column}") for column in COLUMNS], *rows]]
    if neighbours:
        for side in NEIGHBOURS:
            heads = [texts(f"arena-{column}") for column in ("bot", side, "wins", "interval", "points")]
            tables.append([heads, *neighbour_rows(results, deals, side)])
    return tables


def _show(texts: Texts, results: Results, deals: int, neighbours: bool) -> None:
    paper = Paper()
    paper.heading(_title(texts, results, deals))
    for table in _tables(texts, results, deals, neighbours):
        paper.table(table)
    for line in _faults(texts, results, deals):
        paper.text(line)


def _markdown(texts: Texts, results: Results, deals: int, neighbours: bool) -> str:
    bots, seed = ",".join(results.contest.bots), results.contest.seed
    lines = [
        f"# {_title(texts, results, deals)}",
        "",
        f"`sushiya arena '{results.contest.game}' --bots {bots} --deals {deals} --seed {seed}`",
        "",
    ]
    for heads, *rows in _tables(texts, results, deals, neighbours):
        lines += [f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows)] + [""]
    note = texts("arena-note", seatings="all" if results.contest.is_exhaustive else "balanced")
    return "\n".join([*lines, *_faults(texts, results, deals), note, ""])


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
    contest, played = results.contest, results.first(deals)
    matches = sum(map(len, played.values()))
    return texts("arena-title", game=str(contest.game), deals=len(played), matches=matches)


def _faults(texts: Texts, results: Results, deals: int) -> list[str]:
    return [texts("arena-faults", bot=name, count=count) for name, count in faults(results, deals).items()]
