"""`sushiya ladder`: rate every bot."""

import os
from pathlib import Path

import click

from sushiya.arena.contest import play_contests
from sushiya.arena.ladder import MIX, contests, rate
from sushiya.arena.report import ladder_json
from sushiya.arena.results import open_results
from sushiya.bots import LEVELS, all_bots, takes_budget
from sushiya.cli.arena import check_bots
from sushiya.cli.options import resume_option
from sushiya.cli.paper import Paper
from sushiya.cli.progress import progress_bar
from sushiya.cli.searchers import compile_searchers
from sushiya.cli.stopping import stoppable
from sushiya.core import BadOptions
from sushiya.core.codec import ascii_dumps
from sushiya.texts import Texts

__all__ = ["command", "everyone"]

BUDGET = "@1000it"


@click.command("ladder")
@click.option("--bots", metavar="NAMES", help="Only these bots, at least two. Default: all of them.")
@click.option(
    "--deals", type=click.IntRange(1), default=5, show_default=True, help="Deals per pair and game."
)
@click.option("--jobs", type=click.IntRange(1), help="Number of processes. Default: one per core.")
@click.option("--seed", default="ladder", show_default=True, help="A different seed gives different deals.")
@click.option("--json", "wants_json", is_flag=True, help="Print the ratings and all figures as JSON.")
@resume_option
@click.pass_context
def command(
    ctx: click.Context,
    bots: str | None,
    deals: int,
    jobs: int | None,
    seed: str,
    wants_json: bool,
    resume: Path | None,
) -> None:
    """Rate all bots against each other on a mix of games.

    Every pair plays every game of the mix on paired deals, as in `sushiya arena`. Ratings are computed by
    openskill: everyone starts at 25, and the uncertainty shrinks with every match. Unless you name the
    bots, those that search get a thousand iterations per answer.
    """
    texts: Texts = ctx.obj
    names = everyone() if bots is None else list(dict.fromkeys(check_bots(bots)))
    if len(names) < 2:
        raise BadOptions(f"A ladder needs at least two bots, not only {names[0]}.")
    every = open_results(contests(names, seed), resume)
    for game in sorted({results.contest.game.name for results in every}):
        compile_searchers(texts, game, names)
    with progress_bar(texts("arena-progress"), deals * len(every)) as progress, stoppable() as stopped:
        play_contests(every, deals, jobs or os.cpu_count() or 1, progress)
    ratings = rate(names, every, deals)
    if wants_json:
        click.echo(ascii_dumps(ladder_json(every, ratings, deals)))
    else:
        matches = sum(map(len, (outcomes for results in every for outcomes in results.first(deals).values())))
        paper = Paper()
        paper.heading(texts("ladder-title", games=len(MIX), matches=matches))
        rows = [[_label(name), f"{rating:.1f}", f"± {sigma:.1f}"] for name, rating, sigma in ratings.table()]
        paper.table([[texts("arena-bot"), texts("arena-rating"), texts("ladder-unsure")], *rows])
    stopped.leave(ctx, every, deals, resume, "ladder")


def everyone() -> list[str]:
    """All bots. Their budgets take only minutes and are the same on every computer."""
    return [f"{name}{BUDGET}" if takes_budget(name) else name for name in sorted(all_bots())]


def _label(name: str) -> str:
    """The bot, and in brackets the levels it plays."""
    levels = [level for level, bot in LEVELS.items() if bot == name != level]
    return f"{name} ({', '.join(levels)})" if levels else name
