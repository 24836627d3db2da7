"""`sushiya score`: score a game played with real cards or tiles."""

from collections.abc import Iterable, Iterator
from typing import TextIO

import click

from sushiya.cli.families import TERMINALS
from sushiya.cli.paper import Paper
from sushiya.core.codec import BadMessage, parse_json, spaced_dumps
from sushiya.games.scorepad import BadScorepad, Part, Sheet, score
from sushiya.texts import Texts

__all__ = ["command", "print_sheet", "read_json", "warnings_in_words"]

WIDEST = 12
NOTHING = "·"
"""Shown where a seat has no cards and no points for a dish."""


@click.command(short_help="Score a game played with real cards or tiles.")
@click.argument("file", type=click.File(encoding="utf-8-sig"), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.pass_obj
def command(texts: Texts, file: TextIO | None, as_json: bool) -> None:
    """Score a game played with real cards or tiles.

    Without FILE, you are asked step by step. With FILE, or - for standard input, the pad is read as JSON:

    \b
      {"game": "sushi-go-party(seats=2,meal=sushi-go)",
       "names": ["Mia", "Leo"],
       "rounds": [["tempura tempura maki:3 wasabi nigiri:squid", "maki:1 pudding"]]}

    A round lists the cards in front of each seat at its end, in the order they were played. A nigiri goes on
    the oldest free wasabi before it; nigiri:egg/free is on none. ~tempura is face down, and special_order>eel
    is a copy. Leave out menus and takeout boxes that were set aside. The dummy's cards, if any, come last.
    Desserts are scored after three rounds. Cards that can't be there by the rules still score, with a note.

    "race": [[8, 0]] lists the points each seat won with uramaki during each round. What is left at the end
    of the round is scored for you. "names" is optional.

    \b
      {"game": "sushizock(seats=2)",
       "stacks": [{"sushi": [3, 5], "bones": [1]}, {"sushi": [6], "bones": [2, 2]}]}

    List stacks from bottom to top, and bones without the minus sign.
    """
    if file is None:
        from sushiya.cli.questions import ask_pad

        pad: object = ask_pad(texts)
    else:
        pad = read_json(file)
    sheet = score(pad)
    for sentence in warnings_in_words(sheet, texts):
        click.echo(texts("pad-note", value=sentence), err=True)
    if as_json:
        click.echo(spaced_dumps(sheet.as_json()))
    else:
        print_sheet(sheet, texts)


def read_json(file: TextIO) -> object:
    """The value in this file; raises BadScorepad if it is not JSON."""
    try:
        return parse_json(file.read())
    except (BadMessage, UnicodeDecodeError) as error:
        raise BadScorepad(f"The pad can't be read: {error}") from None


# The sheet --------------------------------------------------------------------------------------------------


def warnings_in_words(sheet: Sheet, texts: Texts) -> Iterator[str]:
    """A sentence for everything on the pad that can't be there by the rules."""
    columns = _columns(sheet, texts)
    name = TERMINALS.of(sheet.game).row_name
    for found in sheet.warnings:
        yield texts(
            f"scorepad-warning-{found.id}",
            round=found.round,
            who=columns[found.seat],
            dish=name(texts, sheet.game, found.dish),
            count=found.count,
        )


def print_sheet(sheet: Sheet, texts: Texts) -> None:
    """Print the score sheet: a row for each dish, a column for each seat."""
    page = _Page(sheet, texts)
    page.head()
    for number, part in enumerate(sheet.rounds, 1):
        page.part(texts("pad-round", count=number), part)
    if sheet.final is not None:
        page.part(texts("pad-final"), sheet.final)
    if sheet.made_of is not None:
        page.rows(sheet.made_of)
    page.row(texts("pad-total"), sheet.totals, style="bold")
    page.result()


def _columns(sheet: Sheet, texts: Texts) -> list[str]:
    """The names of the seats, and the dummy last."""
    seats = sheet.names or tuple(texts("pad-seat", count=seat) for seat in range(sheet.game.seats))
    return [*seats, *[texts("pad-dummy")] * (len(sheet.totals) - len(seats))]


class _Page:
    """A sheet being printed."""

    def __init__(self, sheet: Sheet, texts: Texts) -> None:
        self.sheet = sheet
        self.texts = texts
        self.paper = Paper()
        self.columns = _columns(sheet, texts)
        game, terminal = sheet.game, TERMINALS.of(sheet.game)
        self.names = {scored: terminal.row_name(texts, game, scored) for scored in terminal.scored(game)}
        labels = [texts("pad-round-sum"), texts("pad-total"), *self.names.values()]
        self.margin = max(map(len, labels)) + 2
        self.column = min(WIDEST, (self.paper.width - self.margin) // len(self.columns))

    def head(self) -> None:
        game = self.sheet.game
        self.paper.line(f"{self.texts.get(f'game-{game.name}', game.name)}  {game}", "dim")
        self.paper.line()
        self.paper.heading(" " * self.margin + "".join(_fit(name, self.column) for name in self.columns))

    def part(self, title: str, part: Part) -> None:
        """A round, or the end of the game."""
        self.paper.heading(title)
        self.rows(part, "  ")
        self.row("  " + self.texts("pad-round-sum"), part.points, style="bold")

    def rows(self, part: Part, indent: str = "") -> None:
        """A row for everything that at least one seat has."""
        for scored, name in self.names.items():
            if any(scored in points for points in part.dishes):
                self.row(indent + name, [points.get(scored, NOTHING) for points in part.dishes])

    def row(self, label: str, values: Iterable[object], style: str = "") -> None:
        cells = "".join(_fit(str(value), self.column) for value in values)
        self.paper.line(label.ljust(self.margin) + cells, style)

    def result(self) -> None:
        self.paper.line()
        winners = self.sheet.winners
        if winners is None:
            self.paper.line(self.texts("pad-unfinished"))
            return
        names = ", ".join(self.columns[seat] for seat in winners)
        self.paper.heading(self.texts("pad-winner", count=len(winners), value=names))
        scores = self.sheet.totals[: self.sheet.game.seats]
        if scores.count(max(scores)) > len(winners):
            self.paper.line(self.texts("pad-tie-break"))


def _fit(text: str, width: int) -> str:
    """The text right-aligned in a column, after at least one space. Text that is too long is cut off."""
    from rich.cells import cell_len, set_cell_size

    if cell_len(text) >= width:
        text = set_cell_size(text, width - 2).rstrip() + "…"
    return " " * (width - cell_len(text)) + text
