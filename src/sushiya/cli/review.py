"""`sushiya review`: what each decision of a match was worth, with luck separated from skill."""

from contextlib import suppress
from pathlib import Path

import click

from sushiya.bots import Budget
from sushiya.cli.options import colour_option
from sushiya.cli.progress import spinner
from sushiya.core import BadOptions
from sushiya.core.codec import ascii_dumps, encode
from sushiya.extras import require
from sushiya.texts import Texts

__all__ = ["command"]


@click.command("review")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--seat",
    type=int,
    help="List all decisions of this seat, with what every option was worth. The first seat is 0.",
)
@click.option(
    "--budget",
    default="5s",
    show_default=True,
    help="How long to look: 30s, or 200it for 200 imagined deals for every decision.",
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--no-keep", is_flag=True, help="Don't keep the review beside the record.")
@colour_option
@click.pass_obj
def command(
    texts: Texts, file: Path, seat: int | None, budget: str, as_json: bool, no_keep: bool, colour: bool | None
) -> None:
    """Review a finished match: what every decision was worth, and what was luck.

    Each decision is judged only by what its seat knew at the time: every option is played out in imagined
    deals that the seat could not tell from the truth. The review is kept next to the record
    (FILE.review.json), so that it is never computed twice.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.records import read_record
    from sushiya.cli.terminal.review import show_review

    spend = Budget.of(budget)
    record = read_record(file)
    if seat is not None and seat not in range(record.game.seats):
        raise BadOptions(f"The match has seats 0 to {record.game.seats - 1}; there is no seat {seat}.")
    require("fast", "numba", "numpy")
    from sushiya.review.kept import keep_review, kept_review
    from sushiya.review.review import review

    found = kept_review(record, file, budget)
    if found is None:
        with spinner(texts("review-looking")) as say:
            found = review(record, spend, progress=lambda deals: say(texts("review-progress", count=deals)))
        if not no_keep:
            with suppress(OSError):  # a folder that can't be written to is no reason to show nothing
                keep_review(found, record, file, budget)
    if as_json:
        click.echo(ascii_dumps(encode(found), indent=2))
    else:
        show_review(found, seat, Painter(colour=colour), texts)
