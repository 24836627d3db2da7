"""Plots of stored results: points with their intervals, and bars.

They are drawings in the page, in its colours and its font. Lengths are parts of the width, so that they fit
any screen and no letter gets too small.
"""

import json
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

from scripts.calibration import stored as stored_calibration
from scripts.docs.made.tables import table
from scripts.speed import RESULTS as SPEED
from scripts.strength import GAME_NAMES, RESULTS, figures_of, game_name, is_old, stored
from scripts.strength_rows import LADDER, MIXED, STRENGTH, THINKING

__all__ = [
    "Line",
    "bench",
    "calibration",
    "ladder",
    "neighbours",
    "net_curve",
    "plot",
    "review_bench",
    "speed",
    "strength",
    "thinking",
]

HIGH = 46
"""Pixels of one line of a plot: its label, and below it the drawing."""


class Line(NamedTuple):
    """One line of a plot. Numbers are parts of the plot's width, from 0 to 1."""

    label: str
    shown: str
    value: float
    interval: tuple[float, float] | None = None
    """The interval; without one, a bar is drawn."""
    mark: float | None = None


def plot(title: str, lines: Iterable[Line]) -> str:
    """A plot as HTML, on lines without a gap, so that it can stand in Markdown."""
    drawn = list(lines)
    inside = "".join(_drawn(HIGH * number, line) for number, line in enumerate(drawn))
    size = f'width="100%" height="{HIGH * len(drawn)}"'
    picture = f'<svg role="img" aria-label="{escape(title)}" {size}>{inside}</svg>'
    return f'\n<figure class="plot"><figcaption>{escape(title)}</figcaption>{picture}</figure>\n'


def _drawn(top: int, line: Line) -> str:
    y = top + 32
    parts = [
        f'<text x="0" y="{top + 18}">{escape(line.label)}</text>',
        f'<text x="100%" y="{top + 18}" class="figure">{escape(line.shown)}</text>',
        _stroke("axis", 0, 1, y),
    ]
    if line.mark is not None:
        parts.append(
            f'<line class="mark" x1="{line.mark:.2%}" x2="{line.mark:.2%}" y1="{y - 6}" y2="{y + 6}"/>'
        )
    if line.interval is None:
        parts.append(_stroke("length", 0, line.value, y))
    else:
        parts.append(_stroke("interval", *line.interval, y))
        parts.append(f'<circle cx="{line.value:.2%}" cy="{y}" r="6"/>')
    return "".join(parts)


def _stroke(kind: str, start: float, end: float, y: int) -> str:
    return f'<line class="{kind}" x1="{start:.2%}" x2="{end:.2%}" y1="{y}" y2="{y}"/>'


def strength() -> str:
    """Win shares, one plot for each pair of bots."""
    plots = []
    for (bot, other), rows in groupby(STRENGTH, lambda row: (row.bots[0], row.bots[1])):
        lines = [
            _share_line(game_name(row.game) + (" †" if is_old(found) else ""), found, 1 / len(row.bots))
            for row in rows
            if (found := figures_of(row)) is not None
        ]
        if lines:
            title = f"Win share of one {bot} against {other} only; the mark is parity"
            plots.append(plot(title, lines))
    return "".join(plots)


def _share_line(label: str, found: dict[str, Any], parity: float) -> Line:
    low, high = found["ci95"]
    return Line(label, f"{100 * found['win_share']:.1f} %", found["win_share"], (low, high), parity)


def thinking() -> str:
    """What more thinking brings; empty until that was measured."""
    lines = [
        _share_line(row.bots[0], found, 1 / len(row.bots))
        for row in THINKING
        if (found := figures_of(row)) is not None
    ]
    title = f"Win share of one master against three {THINKING[0].bots[1]}; the mark is parity"
    return plot(title, lines) if lines else ""


def neighbours() -> str:
    """Who sits before a bot, and its win share in that case."""
    found = stored(MIXED.name)
    if found is None:
        return ""
    lines = [
        _share_line(f"{row['bot']} after {row['neighbour']}", row, 1 / len(MIXED.bots))
        for row in sorted(found["neighbours"]["previous"], key=lambda row: MIXED.bots.index(row["bot"]))
        if row["bot"] != "random"
    ]
    return plot("Win share by who sits at the previous seat; the mark is parity", lines)


def ladder() -> str:
    """The ratings of all bots."""
    found = stored(LADDER.name)
    if found is None:
        return ""
    rated = found["ratings"]
    least: float = min(each["rating"] - each["sigma"] for each in rated.values())
    most: float = max(each["rating"] + each["sigma"] for each in rated.values())

    def part(rating: float) -> float:
        return 0.02 + 0.96 * (rating - least) / (most - least)

    lines = [
        Line(
            name,
            f"{each['rating']:.1f} ± {each['sigma']:.1f}",
            part(each["rating"]),
            (part(each["rating"] - each["sigma"]), part(each["rating"] + each["sigma"])),
        )
        for name, each in rated.items()
    ]
    return plot("Rating, with its uncertainty", lines)


def net_curve() -> str:
    """The strength of `net` during its training, every other minute or so."""
    curve = json.loads((RESULTS / "net" / "curve.json").read_text(encoding="utf-8"))
    most = max(entry["against fast policy"] for entry in curve)
    lines = [
        Line(
            f"{entry['minutes']:.1f} minutes, {entry['decisions'] / 1e6:,.0f} million decisions",
            f"{entry['against fast policy']:.2f}",
            entry["against fast policy"] / most,
            mark=1 / most,
        )
        for entry in curve[::6]
    ]
    return plot("Win share against the fast policy, as a multiple of the fair share, which is marked", lines)


def calibration(kind: str = "positions") -> str:
    """How often probabilities of each tenth came true, one plot for each game."""
    title = "how often chances came true; the mark is the given probability"
    games = stored_calibration()["games"].items()
    return "".join(plot(f"{GAME_NAMES[game]}: {title}", _tenths(found[kind])) for game, found in games)


def _tenths(found: dict[str, Any]) -> Iterator[Line]:
    for number, tenth in enumerate(found["tenths"]):
        if tenth is not None:
            won, margin = tenth["won"], tenth["margin"]
            interval = max(0.0, won - margin), min(1.0, won + margin)
            label = f"given {10 * number} to {10 * number + 10} %, {tenth['count']:,} times"
            yield Line(label, f"{100 * won:.1f} %", won, interval, tenth["given"])


def speed(name: str, figure: str, *title: str) -> str:
    """One figure of a benchmark for each of its games, with the command and the machine."""
    if not (SPEED / f"{name}.json").exists():
        return f"\nNot measured yet: `./run bench {name}`.\n"
    found = json.loads((SPEED / f"{name}.json").read_text(encoding="utf-8"))
    figures = {_label(what): values[figure] for what, values in found["found"].items() if figure in values}
    how = f"`{found['command']}` on {found['date']}: {found['machine']}, Python {found['python']}."
    return f"{plot(' '.join(title), _bars(figures))}\n{how}\n"


def bench(name: str, *figures: str) -> str:
    """Some figures of a benchmark of the server, or all of them, with the command and the machine.

    Where it has several parts, such as attacks, each is a row, and a figure of them all is told below.
    Otherwise each figure is a row.
    """
    if not (SPEED / f"{name}.json").exists():
        return f"\nNot measured yet: `python -m scripts.speed {name}`.\n"
    stored_bench = json.loads((SPEED / f"{name}.json").read_text(encoding="utf-8"))
    found: dict[str, Any] = stored_bench["found"]
    parts = {part: values for part, values in found.items() if isinstance(values, dict)}
    if parts:
        heads = ["", *(_in_words(figure) for figure in figures)]
        rows = [
            [_in_words(part), *(str(values.get(figure, "")) for figure in figures)]
            for part, values in parts.items()
        ]
        of_all = [f"{_in_words(each)}: {found[each]}. " for each in found if each not in parts]
    else:
        heads, rows = ["figure", "found"], [[_in_words(each), str(found[each])] for each in figures or found]
        of_all = []
    how = f"`{stored_bench['command']}` on {stored_bench['date']}: {stored_bench['machine']}."
    return f"{table(heads, rows)}\n{''.join(of_all).capitalize()}{how}\n"


def _in_words(figure: str) -> str:
    return figure.replace("_", " ")


def review_bench() -> str:
    """How long a review takes, and how much reviews slow down live matches; empty until that was measured."""
    file = RESULTS / "review" / "bench.json"
    if not file.exists():
        return ""
    stored_bench = json.loads(file.read_text(encoding="utf-8"))
    found: dict[str, Any] = stored_bench["found"]
    games = {_label(name): values for name, values in found.items() if "first_picture_s" in values}
    heads = ["match", "first picture, s", "final, s", "calibration error"]
    figures = ("first_picture_s", "final_s", "calibration_error")
    rows = [[name, *(str(values[figure]) for figure in figures)] for name, values in games.items()]
    held, beside = found["reasons of all games"], found["beside live matches"]
    told = [
        f"Reasons that held when checked independently: {_or_why(held, 'share_that_held')}.",
        f"Factor by which 20 running reviews slow 99 % of answers: {_or_why(beside, 'p99_ratio')}.",
        f"`{stored_bench['command']}` on {stored_bench['date']}: {stored_bench['machine']}.",
    ]
    return table(heads, rows) + "\n" + " ".join(told) + "\n"


def _or_why(found: dict[str, Any], figure: str) -> str:
    """A figure, or why there is none."""
    return str(found["why"] if found[figure] is None else found[figure])


def _label(game: str) -> str:
    """A benchmark's name for a game, such as `party:big-banquet/4`, in words; any other name as it is."""
    name, _, seats = game.partition("/")
    if not seats:
        return game
    name, _, meal = name.partition(":")
    return ", ".join(
        [
            GAME_NAMES[{"party": "sushi-go-party"}.get(name, name)],
            *([meal] if meal else []),
            f"{seats} players",
        ]
    )


def _bars(figures: dict[str, float]) -> Iterator[Line]:
    most = max(figures.values())
    for label, value in figures.items():
        yield Line(label, f"{value:,.0f}" if value >= 10 else f"{value:.2f}", value / most)
