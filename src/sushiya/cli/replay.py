"""`sushiya replay`: a record, turn by turn or only its result."""

from pathlib import Path

import click

from sushiya.core import BadOptions, replay_record

__all__ = ["command"]


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--result", is_flag=True, help="Only the score sheets and the ranking.")
@click.option("--seat", type=int, help="See the match with the eyes of this seat (the first is 0).")
@click.option("--step", is_flag=True, help="Show every answer, not only every turn.")
@click.option(
    "--no-color", "plain", is_flag=True, help="No colours. NO_COLOR in the environment does the same."
)
def command(file: Path, result: bool, seat: int | None, step: bool, plain: bool) -> None:
    """Show a record step by step, or only its result.

    In a terminal, Enter goes on and q leaves. The whole record is checked before anything is shown.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.records import read_record
    from sushiya.cli.terminal.review import Review
    from sushiya.texts import Texts

    record = read_record(file)
    if seat is not None and seat not in range(record.game.seats):
        raise BadOptions(f"The match has the seats 0 to {record.game.seats - 1}; there is no seat {seat}.")
    match = replay_record(record)
    review = Review(record, seat, Painter(colour=False if plain else None), Texts())
    if result:
        review.show_result(match)
    else:
        review.show_all(every_answer=step)
