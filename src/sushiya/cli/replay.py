"""`sushiya replay`: show a record turn by turn, or only its result."""

from pathlib import Path

import click

from sushiya.cli.options import colour_option
from sushiya.core import BadOptions, BadRecord, Record, replay_record
from sushiya.extras import require
from sushiya.texts import Texts

__all__ = ["command"]


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--match", "number", type=click.IntRange(0), help="Which match of a file of `sushiya export`.")
@click.option("--result", is_flag=True, help="Show only the score sheets and the ranking.")
@click.option("--seat", type=int, help="Show the match from this seat's viewpoint. The first seat is 0.")
@click.option("--step", is_flag=True, help="Show every answer, not only every turn.")
@colour_option
@click.pass_obj
def command(
    texts: Texts,
    file: Path,
    number: int | None,
    result: bool,
    seat: int | None,
    step: bool,
    colour: bool | None,
) -> None:
    """Replay a recorded match step by step, or show its result.

    In a terminal, press Enter to continue and q to quit. The whole record is checked before anything is
    shown. If a record was played under older rules, only its recorded result can be shown.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.records import read_record
    from sushiya.cli.terminal.replay import Replay

    record = read_record(file) if number is None else _exported(file, number)
    if seat is not None and seat not in range(record.game.seats):
        raise BadOptions(f"The match has seats 0 to {record.game.seats - 1}; there is no seat {seat}.")
    replay = Replay(record, seat, Painter(colour=colour), texts)
    if record.outdated:
        if not result:
            raise BadRecord(f"{record.note} Use --result to see what was recorded.")
        replay.show_recorded()
        return
    match = replay_record(record)
    if result:
        replay.show_result(match)
    else:
        replay.show_all(every_answer=step)


def _exported(file: Path, number: int) -> Record:
    """A match of self-play."""
    require("data", "gymnasium", "numba", "numpy", "pyarrow")
    from sushiya.research.parquet import recorded

    return recorded(file, number)
