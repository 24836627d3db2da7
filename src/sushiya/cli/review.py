"""`sushiya review`: what each decision of a match was worth, and luck apart from skill."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sushiya.bots import Budget
from sushiya.cli.progress import spinner
from sushiya.cli.terminal.reasons import reason_text
from sushiya.core import BadOptions
from sushiya.core.codec import ascii_dumps, encode
from sushiya.extras import require
from sushiya.review.values import in_tenths
from sushiya.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

    from sushiya.cli.terminal.paint import Painter
    from sushiya.review.values import Decision, Review, SeatReview

__all__ = ["command"]

COLUMNS = ("player", "points", "accuracy", "start", "luck", "skill", "result")
SMALL = 0.05
"""What rounds to less than a tenth of a point is not shown."""


@click.command("review")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", type=int, help="List all decisions of this seat. The first seat is 0.")
@click.option(
    "--budget",
    default="5s",
    show_default=True,
    help="How long to look: 30s, or 200it for 200 imagined deals for every decision.",
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--no-keep", is_flag=True, help="Don't keep the review beside the record.")
@click.option(
    "--no-color", "plain", is_flag=True, help="No colours. NO_COLOR in the environment does the same."
)
@click.pass_obj
def command(
    texts: Texts, file: Path, seat: int | None, budget: str, as_json: bool, no_keep: bool, plain: bool
) -> None:
    """Review a finished match: what every decision was worth, and what was luck.

    Each decision is judged only by what its seat knew then: every option is played out in imagined deals
    that the seat could not tell from the truth. The review is kept beside the record (FILE.review.json), so
    that it is never computed twice.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.records import read_record

    spend = Budget.of(budget)
    record = read_record(file)
    if seat is not None and seat not in range(record.game.seats):
        raise BadOptions(f"The match has seats 0 to {record.game.seats - 1}; there is no seat {seat}.")
    require("fast", "numba", "numpy")
    from sushiya.review.kept import keep_review, kept_review
    from sushiya.review.review import review

    found = kept_review(record, file, budget)
    if found is None:
        with spinner(texts("review-looking")):
            found = review(record, spend)
        if not no_keep:
            with suppress(OSError):  # a folder that can't be written to is no reason to show nothing
                keep_review(found, record, file, budget)
    if as_json:
        click.echo(ascii_dumps(encode(found), indent=2))
    else:
        _show(found, seat, Painter(colour=False if plain else None), texts)


def _show(review: "Review", seat: int | None, painter: "Painter", texts: Texts) -> None:
    painter.say((f" {review.game}", "title"))
    started = any(abs(each.start) >= SMALL for each in review.seats)
    columns = [name for name in COLUMNS if name != "start" or started]
    rows = [tuple(painter.text((texts(f"review-column-{name}"), "quiet")) for name in columns)]
    rows += [tuple(map(painter.text, _row(each, columns, texts))) for each in review.seats]
    painter.columns([(*row, "") for row in rows], right=range(1, len(columns)))
    shown = range(len(review.seats)) if seat is None else [seat]
    for each in shown:
        _show_decisions(review, each, painter, texts, every=seat is not None)
    painter.paragraph(painter.text((texts("review-note", count=review.deals), "quiet")))


def _row(each: "SeatReview", columns: list[str], texts: Texts) -> list[str]:
    luck = each.chance + each.round
    parts = in_tenths([each.start, luck, each.skill], each.result)
    cells = {
        "player": each.player,
        "points": str(each.points),
        "accuracy": "·" if each.accuracy is None else str(each.accuracy),
        **{
            name: texts("review-points", amount=amount)
            for name, amount in zip(
                ("start", "luck", "skill", "result"), [*parts, round(each.result, 1)], strict=True
            )
        },
    }
    return [cells[name] for name in columns]


def _show_decisions(review: "Review", seat: int, painter: "Painter", texts: Texts, *, every: bool) -> None:
    mine = [each for each in review.decisions if each.seat == seat]
    listed = mine if every else sorted((each for each in mine if each.cost >= 1), key=lambda it: -it.cost)[:3]
    name = review.players[seat]
    painter.blank()
    if not listed:
        painter.paragraph(texts("review-nothing-cost", name=name))
        return
    painter.say((f" {texts('review-decisions' if every else 'review-costly', name=name)}", "title"))
    painter.columns([_decision(each, painter, texts) for each in listed], right=(0, 2))
    for each in listed:
        if each.because is not None and (each.cost or each.line == review.seats[seat].well_seen):
            why = reason_text(texts, each.because, review.players, past=True)
            painter.paragraph(painter.text((f"{each.line}  ", "quiet"), (why, "")))


def _decision(each: "Decision", painter: "Painter", texts: Texts) -> "tuple[Text | str, ...]":
    best = each.options[0].action
    if each.cost:
        worth = painter.text((texts("review-cost", amount=round(each.cost, 1)), "lost"))
        instead = texts("review-instead", option=best)
    else:
        worth = painter.text((texts("review-best" if each.chosen == best else "review-alike"), "won"))
        instead = ""
    return painter.text((str(each.line), "quiet")), each.chosen, worth, painter.text((instead, "quiet"))
