"""`sushiya solve`: best play in the last turns of a round between two, exactly."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from sushiya.bots.solution import Objective, Solution, SolvedOption
from sushiya.bots.solver import solve
from sushiya.cli.options import colour_option
from sushiya.core import BadOptions, Record, exchanges
from sushiya.core.codec import ascii_dumps
from sushiya.texts import Texts

if TYPE_CHECKING:
    from sushiya.cli.terminal.paint import Painter

__all__ = ["command"]

COLUMNS = ("solve-option", "solve-often", "solve-brings", "solve-at-least")
DIGITS = 6


@click.command("solve")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--at",
    type=click.IntRange(1),
    required=True,
    help="Which answer: its number, as `sushiya review` shows it.",
)
@click.option(
    "--aim",
    type=click.Choice(get_args(Objective)),
    default="points",
    show_default=True,
    help="What counts: the lead in points when the round is over, what the master aims at (mostly to win), "
    "or, in the last round, only who wins.",
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@colour_option
@click.pass_obj
def command(texts: Texts, file: Path, at: int, aim: Objective, as_json: bool, colour: bool | None) -> None:
    """Solve a position of a recorded match exactly: best play in the last turns of a round between two.

    This works in Sushi Go! and Party once both seats know both hands and chance decides nothing more in the
    round. Both choose at once, so best play may be to mix. In the last round points are final; in earlier
    ones, desserts count as much as the master expects of them.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.records import read_record

    record = read_record(file)
    found = solved(record, at, aim)
    if as_json:
        click.echo(ascii_dumps(_told(record, at, found), indent=2))
    else:
        _show(record, found, Painter(colour=colour), texts)


def solved(record: Record, at: int, aim: Objective) -> Solution:
    """The solution of the question that answer `at` of this match belongs to. Raises BadOptions."""
    for each in exchanges(record):
        if at in range(each.first + 1, each.last + 1) and each.players:
            return solve(record.game, each.before, each.history[: each.until], aim)
    raise BadOptions(f"Answer {at} of this match is not a player's decision.")


def _told(record: Record, at: int, found: Solution) -> dict[str, Any]:
    """Everything, for programs. Figures are rounded: the last bits are noise."""
    return {
        "game": str(record.game),
        "at": at,
        "aim": found.aim,
        "value": round(found.value, DIGITS),
        "positions": found.positions,
        "seats": {
            str(seat): [_rounded(each) for each in options] for seat, options in sorted(found.options.items())
        },
    }


def _rounded(option: SolvedOption) -> dict[str, Any]:
    return {
        name: round(value, DIGITS) if isinstance(value, float) else str(value)
        for name, value in asdict(option).items()
    }


def _show(record: Record, found: Solution, painter: "Painter", texts: Texts) -> None:
    for seat, options in sorted(found.options.items()):
        name = record.players[seat]
        painter.say((f" {texts('solve-seat', name=name, value=_signed(found.value_for(seat)))}", "title"))
        heads = [painter.text((texts(column), "quiet")) for column in COLUMNS]
        rows = [
            (str(each.action), f"{each.often:.0%}", _signed(each.brings), _signed(each.at_least), "")
            for each in options
        ]
        painter.columns([(*heads, ""), *rows], right=(1, 2, 3))
        painter.blank()
    painter.paragraph(painter.text((texts("solve-note", count=found.positions, aim=found.aim), "quiet")))


def _signed(value: float) -> str:
    """Like +2 or −0.75, never −0."""
    return f"{round(value, 2) + 0.0:+.4g}".replace("-", "−")
