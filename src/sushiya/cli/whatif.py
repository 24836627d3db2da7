"""`sushiya whatif`: another option of a recorded match, played out many times or played on."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sushiya.bots import is_known, usual_bot
from sushiya.cli.options import NewFile, colour_option
from sushiya.cli.progress import spinner
from sushiya.core import BadOptions, Branch, Record, branched, decision_at, digest_of, varied
from sushiya.core.codec import ascii_dumps, encode
from sushiya.extras import require
from sushiya.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

    from sushiya.cli.terminal.paint import Painter
    from sushiya.review.comparison import Comparison, Ends

__all__ = ["command"]

COLUMNS = ("whatif-option", "whatif-won", "whatif-ahead", "whatif-better-in")
FEW = 50
"""With fewer matches, no percentages are given."""


@click.command("whatif")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--at",
    type=click.IntRange(1),
    required=True,
    help="Which answer: its number, as `sushiya review` shows it.",
)
@click.option("--take", metavar="OPTION", help='What to take instead, such as "pick tempura".')
@click.option(
    "--times", type=click.IntRange(2), default=1000, show_default=True, help="How often to play it out."
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--play", is_flag=True, help="Play on from there yourself, against bots.")
@click.option(
    "--save",
    type=NewFile(),
    help="With --play: write the record of the variation to this file.",
)
@colour_option
@click.pass_obj
def command(
    texts: Texts,
    file: Path,
    at: int,
    take: str | None,
    times: int,
    as_json: bool,
    play: bool,
    save: Path | None,
    colour: bool | None,
) -> None:
    """Take another option of a recorded match: play it out many times, or play on.

    Without --take, this lists the options. The chosen option and the other one are played out in the same
    imagined deals, which the seat could not tell from the truth.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.records import read_record

    record = read_record(file)
    painter = Painter(colour=colour)
    if take is None:
        _show_options(record, at, painter, texts, as_json=as_json)
    elif play:
        _play_on(record, at, take, save, painter, texts)
    else:
        require("fast", "numba", "numpy")
        from sushiya.review.compare import compare

        with spinner(texts("whatif-times", count=times)):
            found = compare(record, at, take, times)
        if as_json:
            click.echo(ascii_dumps(encode(found), indent=2))
        else:
            _show(found, painter, texts)


def _show_options(record: Record, at: int, painter: "Painter", texts: Texts, *, as_json: bool) -> None:
    asked = decision_at(record, at)
    options = [str(each) for each in asked.options]
    if as_json:
        told = {"at": at, "seat": asked.seat, "played": str(asked.chosen), "options": options}
        click.echo(ascii_dumps(told, indent=2))
        return
    painter.say((f" {texts('whatif-options-at', at=at, name=record.players[asked.seat])}", "title"))
    for each in options:
        played = texts("whatif-played") if each == str(asked.chosen) else ""
        painter.say(f"  {each}  ", (played, "me"))


def _play_on(record: Record, at: int, take: str, save: Path | None, painter: "Painter", texts: Texts) -> None:
    """The person takes the seat that decided; bots play all others, as in the match or as `regular`."""
    from sushiya.cli.searchers import compile_searchers
    from sushiya.cli.terminal.host import Host
    from sushiya.cli.terminal.people import YOU
    from sushiya.table.seats import LEVEL_OF
    from sushiya.table.variations import STAND_IN

    if record.seed is None:
        raise BadOptions("This record has no seed, so nobody can deal the rest of the match.")
    seat = varied(record, at, take)[0].seat
    names = tuple(
        YOU
        if each == seat
        else usual_bot(record.game, player if is_known(player) else LEVEL_OF.get(player, STAND_IN))
        for each, player in enumerate(record.players)
    )
    match = branched(record, at, take)
    compile_searchers(texts, record.game.name, names)
    Host(
        record.game,
        names,
        record.seed,
        painter,
        texts,
        save,
        begun=match,
        branch=Branch(digest_of(record), at),
    ).run()


def _show(found: "Comparison", painter: "Painter", texts: Texts) -> None:
    for sentence in _answer(found, texts):
        painter.paragraph(sentence)
    painter.blank()
    rows: list[tuple[Text | str, ...]] = [tuple(painter.text((texts(name), "quiet")) for name in COLUMNS)]
    rows += [_row(each, found.deals, texts) for each in (found.other, found.played)]
    painter.columns([(*row, "") for row in rows], right=(1, 2, 3))
    painter.paragraph(texts("whatif-same", count=found.same))
    painter.paragraph(painter.text((texts("whatif-caption"), "quiet")))


def _answer(found: "Comparison", texts: Texts) -> list[str]:
    option = found.other.action
    if found.deals < FEW:
        return [texts("whatif-few", better=found.other.better, worse=found.played.better)]
    if found.alike:
        return [texts("whatif-alike", option=option)]
    wins = round(100 * found.wins.mean)
    sign = "plus" if wins > 0 else "minus" if wins < 0 else "even"
    gain = found.gain.mean
    return [
        texts(
            "whatif-points",
            option=option,
            sign="plus" if gain > 0 else "minus",
            points=texts("review-points", amount=round(abs(gain), 1)),
        ),
        texts("whatif-wins", sign=sign, count=abs(wins)),
    ]


def _row(each: "Ends", deals: int, texts: Texts) -> "tuple[Text | str, ...]":
    won = f"{100 * each.win.mean:.0f} % ± {50 * (each.win.high - each.win.low):.0f}"
    margin = texts("review-points", amount=round((each.ahead.high - each.ahead.low) / 2, 1))
    ahead = f"{texts('review-points', amount=round(each.ahead.mean, 1))} ± {margin}"
    return each.action, won if deals >= FEW else "·", ahead, str(each.better)
