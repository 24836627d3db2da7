"""`sushiya verify`: check a record against its seed commitment."""

import re
from pathlib import Path
from typing import Any

import click

from sushiya.bots.daily import check_daily
from sushiya.cli.options import colour_option
from sushiya.core import CHANCE, BadOptions, Record, SushiyaError, luck_in, replay_record, verify
from sushiya.games.daily import daily_deal
from sushiya.texts import Texts

__all__ = ["command"]

FINGERPRINT = re.compile("[0-9a-fA-F]{16,64}")


def check_fingerprint(context: click.Context, option: click.Parameter, text: str | None) -> str | None:
    """Refuse a commitment that is too short to mean anything."""
    if text is not None and not FINGERPRINT.fullmatch(text):
        raise click.BadParameter("It must have 16 to 64 hexadecimal digits.")
    return text


@click.command("verify")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--commitment",
    callback=check_fingerprint,
    help="What the table showed before the match: at least the first 16 digits.",
)
@click.option("--daily", metavar="DATE", help="Also check that it is the deal and the bots of this day.")
@click.option(
    "--luck",
    help="What your device added to the luck of the match. Nobody with a guest's name may have added any.",
)
@click.option("--seat", type=int, help="Your seat, to check that it was added there. The first seat is 0.")
@colour_option
@click.pass_obj
def command(
    texts: Texts,
    file: Path,
    commitment: str | None,
    daily: str | None,
    luck: str | None,
    seat: int | None,
    colour: bool | None,
) -> None:
    """Check that a recorded match was played fairly.

    This checks that nothing was cut or edited, that every answer was legal, that the answers lead to the
    recorded result, that the seed is the one committed to before the match, and that all deals and rolls
    came from it. With --commitment and --luck you don't even have to trust the record: note what the table's
    menu shows before the match.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.records import read_record
    from sushiya.cli.terminal.replay import Replay
    from sushiya.table.guests import bots_of

    painter = Painter(colour=colour)

    def passed(id: str, **facts: Any) -> None:
        painter.paragraph(painter.text(("✓ ", "won"), texts(id, **facts)), hanging=2)

    painter.say((f" {file.name}", "title"))
    failed = "verify-failed"
    try:
        record = read_record(file)
        passed("verify-whole")
        if record.outdated:
            Replay(record, None, painter, texts).show_recorded()
            failed = "verify-outdated"
        replay_record(record)
        answers = sum(entry.seat != CHANCE for entry in record.log)
        passed("verify-rules", rules=record.rules, count=answers)
        if record.finished:
            passed("verify-result", scores=_scores(record))
        if seat is not None and seat not in range(record.game.seats):
            raise BadOptions(f"The match has seats 0 to {record.game.seats - 1}; there is no seat {seat}.")
        verify(record, commitment, luck, seat, [each for each in bots_of(record.players) if each != seat])
        if daily is not None:
            check_daily(record, daily_deal(record.game.name, daily))
    except SushiyaError:
        painter.paragraph(painter.text(("✗ ", "lost"), texts(failed)), hanging=2)
        raise
    passed("verify-seed", seed=str(record.seed))
    if commitment is not None:
        passed("verify-promised")
    if daily is not None:
        passed("verify-daily", date=daily)
    if luck is not None:
        parts = zip(luck_in(str(record.seed)), record.players, strict=True)
        passed("verify-added", luck=luck, name=", ".join(name for part, name in parts if part == luck))
    passed("verify-luck", count=len(record.log) - answers)
    painter.say((f" {texts('verify-fine')}", "name"))


def _scores(record: Record) -> str:
    return ", ".join(map(str, record.scores or ()))
