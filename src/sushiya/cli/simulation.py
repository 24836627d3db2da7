"""The work behind `sushiya simulate`: playing with a progress bar, the table and the plot."""

from functools import partial
from pathlib import Path

import click

from sushiya.arena.estimates import by_dish, by_seat
from sushiya.arena.intervals import Figure
from sushiya.arena.study import Study, add, chunks, play_chunk
from sushiya.arena.workers import map_chunks
from sushiya.cli.bars import Panel, draw_bars
from sushiya.cli.progress import progress_bar
from sushiya.cli.searchers import compile_searchers, log_no_compiling
from sushiya.fast.families import engine_of
from sushiya.fast.tally import Tally, new_tally
from sushiya.texts import Texts

__all__ = ["draw", "simulate", "write_table"]

Rows = list[list[str]]


def simulate(texts: Texts, study: Study, matches: int, jobs: int, ray: str | None) -> Tally:
    """Play all matches, with a progress bar, and return their tally."""
    if study.is_random:
        engine_of(study.game).ready(partial(_say_compiling, texts))
    compile_searchers(texts, study.game.name, study.bots)
    work = chunks(study, matches)
    total = new_tally()
    with progress_bar(texts("simulate-progress"), matches) as progress:
        for part in map_chunks(play_chunk, work, jobs, ray):
            add(total, part)
            progress(int(part.matches))
    return total


def _say_compiling(texts: Texts) -> None:
    click.echo(texts("simulate-compiling"), err=True)
    log_no_compiling()


def write_table(texts: Texts, study: Study, tally: Tally) -> str:
    """A readable table: a line for each dish, then one for each seat."""
    dishes = [[texts(f"simulate-{name}") for name in ("dish", "points", "pick-rate")]]
    for dish in by_dish(study, tally):
        rate = "–" if dish.pick_rate is None else _percent(dish.pick_rate)
        dishes.append([_name(texts, study, dish.dish), _number(dish.points), rate])
    seats = [[texts(f"simulate-{name}") for name in ("seat", "bot", "wins", "points")]]
    for seat in by_seat(study, tally):
        seats.append([str(seat.seat), seat.bot, _percent(seat.win_share), _number(seat.score)])
    title = texts("simulate-title", game=str(study.game), count=int(tally.matches))
    return "\n".join([title, "", *_lines(dishes), "", *_lines(seats), "", texts("simulate-note"), ""])


def _lines(rows: Rows) -> list[str]:
    """Columns under their headings, the first left-aligned and the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([first.ljust(widths[0]), *map(str.rjust, others, widths[1:])]) for first, *others in rows
    ]


def _name(texts: Texts, study: Study, dish: str) -> str:
    game = study.game
    message = f"{engine_of(game).dish_message}-{dish}".replace("_", "-")
    return texts(texts.closest(message, game.name, getattr(game, "edition", "")))


def _number(figure: Figure) -> str:
    return f"{figure.mean:.2f} ± {figure.margin:.2f}"


def _percent(figure: Figure) -> str:
    return f"{figure.mean:.1%} ({figure.low:.1%} – {figure.high:.1%})"


def draw(texts: Texts, study: Study, tally: Tally, file: Path) -> None:
    """Three panels with intervals: points and pick rates by dish, wins by seat."""
    dishes, seats = by_dish(study, tally), by_seat(study, tally)
    names = [_name(texts, study, dish.dish) for dish in dishes]
    nothing = Figure.around(0.0, 0.0)
    draw_bars(
        texts("simulate-title", game=str(study.game), count=int(tally.matches)),
        [
            Panel(texts("simulate-points"), names, [dish.points for dish in dishes]),
            Panel(texts("simulate-pick-rate"), names, [dish.pick_rate or nothing for dish in dishes]),
            Panel(
                texts("simulate-wins"),
                [f"{seat.seat} {seat.bot}" for seat in seats],
                [seat.win_share for seat in seats],
            ),
        ],
        file,
    )
