"""`sushiya puzzle`: what would you take? Positions in which one option is clearly best."""

from datetime import UTC, date, datetime
from random import Random

import click

from sushiya.cli.options import colour_option
from sushiya.core import BadOptions, listing
from sushiya.games import GAMES
from sushiya.puzzles import GRADES, Puzzle, all_puzzles, of_the_day
from sushiya.texts import Texts

__all__ = ["command"]

FIRST_DAY = date(1970, 1, 1)


@click.command("puzzle")
@click.option("--game", type=click.Choice(list(GAMES)), default=next(iter(GAMES)), show_default=True)
@click.option("--tag", help="Only puzzles about a dish (eel) or an idea (denies).")
@click.option("--grade", type=click.Choice(GRADES), help="Only puzzles of this difficulty.")
@click.option("--daily", is_flag=True, help="The puzzle of the day: the same for everybody.")
@click.option("--number", type=click.IntRange(1), help="The puzzle with this number.")
@colour_option
@click.pass_obj
def command(
    texts: Texts,
    game: str,
    tag: str | None,
    grade: str | None,
    daily: bool,
    number: int | None,
    colour: bool | None,
) -> None:
    """Solve puzzles: positions from matches of bots in which one option is clearly best.

    The cost of each option was measured in hundreds of imagined deals that fit everything the seat knows.
    """
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.puzzles import Asker

    asker = Asker(Painter(colour=colour), texts)
    if daily:
        today = (datetime.now(UTC).date() - FIRST_DAY).days
        asker.ask_all([found] if (found := of_the_day(game, today)) else [])
    else:
        asker.ask_all(_chosen(game, tag, grade, number))


def _chosen(game: str, tag: str | None, grade: str | None, number: int | None) -> list[Puzzle]:
    """The puzzles that match, in any order; raises BadOptions if there are none."""
    known = all_puzzles(game)
    tags = sorted({each for puzzle in known for each in puzzle.tags})
    if tag is not None and tag not in tags:
        raise BadOptions(f"No puzzle of {game} is tagged '{tag}'. Tags: {listing(tags, most=60)}.")
    found = [
        puzzle
        for puzzle in known
        if number in (None, puzzle.number)
        and grade in (None, puzzle.grade)
        and (tag is None or tag in puzzle.tags)
    ]
    if not found:
        raise BadOptions(f"{game} has {len(known)} puzzles, but none like that.")
    Random().shuffle(found)
    return found
