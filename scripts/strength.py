"""Writes the tables of docs/strength.md and docs/cite.md from stored results, and plays their matches.

python -m scripts.strength             compute all figures again from each deal's, and write the tables
python -m scripts.strength list        list all rows: how old their results are
python -m scripts.strength play NAME…  play rows and store their results
python -m scripts.strength play --all  play all rows without a result of the code as it is

--jobs N: on this many processes. --into FOLDER: write the results there instead of docs/results. What was
stopped continues when the same command is given again.

A row is a command line of `sushiya arena` or `sushiya ladder`, and its result is what `--json` prints. With
the figures of each deal, which older ones lack (†), better intervals need no new matches.
"""

import json
import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from scripts.strength_play import is_current, play, write
from scripts.strength_rows import (
    BENCHMARKS,
    CLAIRVOYANT,
    LADDER,
    MIXED,
    REFERENCES,
    STRENGTH,
    STRONG,
    SUITE,
    THINKING,
    YARDSTICKS,
    Row,
    every_row,
)
from sushiya.arena.figures import standing_of
from sushiya.arena.report import figures
from sushiya.games import game_of

__all__ = [
    "GAME_NAMES",
    "PAGES",
    "RESULTS",
    "figures_of",
    "game_name",
    "is_old",
    "page",
    "refreshed",
    "stored",
]

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "results"
EARLIER = RESULTS / "earlier.json"
"""Figures of rows that were played before results were stored."""
REGRET = RESULTS / "solver" / "regret.json"
PAGES = (ROOT / "docs" / "strength.md", ROOT / "docs" / "cite.md")
OLD = (
    "\n\n† Played before the figures of each deal and a digest of the code were stored: "
    "the interval is the one that was computed then."
)
GAME_NAMES = {"sushi-go": "Sushi Go!", "sushi-go-party": "Party", "sushizock": "Sushizock"}


def page(file: Path) -> str:
    """The text of a page with its tables replaced, each between its name and the word `end`."""
    text = file.read_text(encoding="utf-8")
    for name, table in {
        "strength": _strength,
        "room": _room,
        "thinking": _thinking,
        "regret": _regret,
        "neighbours": _neighbours,
        "ladder": _ladder,
        "benchmarks": _benchmarks,
    }.items():
        head, begin, rest = text.partition(f"<!-- {name}: written by python -m scripts.strength -->\n")
        if begin:
            made = table()
            note = OLD if "†" in made else ""
            text = f"{head}{begin}{made}{note}\n<!-- end -->{rest.partition('<!-- end -->')[2]}"
    return text


def _table(heads: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows))


def _strength() -> str:
    heads = ["bot", "against", "game", "win share", "interval", "points", "command"]
    return _table(heads, [_cells(row, found) for row in STRENGTH if (found := figures_of(row))])


def _cells(row: Row, found: dict[str, Any]) -> list[str]:
    bot, *others = row.bots
    return [
        f"{bot}{_mark(found)}",
        f"{len(others)} {others[0]}",
        game_name(row.game),
        *_three(found),
        f"`{row.command}`",
    ]


def _three(found: dict[str, Any]) -> list[str]:
    """Win share, interval and points."""
    low, high = found["ci95"]
    points = "" if found["mean_score"] is None else f"{found['mean_score']:.1f}"
    return [f"{100 * found['win_share']:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %", points]


def figures_of(row: Row) -> dict[str, Any] | None:
    """The figures of the row's first bot; None if it was never played."""
    found = stored(row.name)
    if found is not None:
        return dict(found["bots"][row.bots[0]])
    earlier = json.loads(EARLIER.read_text(encoding="utf-8")) if EARLIER.exists() else {}
    return earlier.get(row.name)


def is_old(found: dict[str, Any]) -> bool:
    """Whether figures are from before those of each deal were stored, so that they stay as they are."""
    return "by_deal" not in found


def _mark(found: dict[str, Any] | None) -> str:
    return " †" if found and is_old(found) else ""


def game_name(text: str) -> str:
    """A game for people: its name, its options and how many play."""
    given = text.partition("(")[2].rstrip(")").split(",")
    options = [option.partition("=")[2] for option in given if not option.startswith("seats=")]
    game = game_of(text)
    return ", ".join([GAME_NAMES[game.name], *options, f"{game.seats} players"])


def _neighbours() -> str:
    found = stored(MIXED.name)
    if found is None:
        return f"Not measured yet: `{MIXED.command}`."
    after = {(row["bot"], row["neighbour"]): row for row in found["neighbours"]["previous"]}
    heads = ["bot", "all", *(f"after {name}" for name in MIXED.bots)]
    rows = [
        [bot, _share(found["bots"][bot]), *(_share(after.get((bot, other))) for other in MIXED.bots)]
        for bot in MIXED.bots
    ]
    played = f"{found['deals']} deals in {found['seatings_per_deal']} seatings, {found['matches']:,} matches"
    return f"`{MIXED.command}`: {played}.\n\n{_table(heads, rows)}"


def _share(found: dict[str, Any] | None) -> str:
    if found is None:
        return ""
    low, high = found["ci95"]
    return f"{100 * found['win_share']:.1f} % ({100 * low:.1f} to {100 * high:.1f}){_mark(found)}"


def _ladder() -> str:
    found = stored(LADDER.name)
    if found is None:
        return f"Not measured yet: `{LADDER.command}`."
    matches = sum(contest["matches"] for contest in found["contests"])
    rows = [
        [name, f"{rated['rating']:.1f}", f"± {rated['sigma']:.1f}"]
        for name, rated in found["ratings"].items()
    ]
    return f"`{LADDER.command}`: {matches:,} matches.\n\n{_table(['bot', 'rating', 'uncertainty'], rows)}"


def _room() -> str:
    """What share of the room between regulars and a bot that sees all hands each bot uses."""
    bots = ("planner", "net", STRONG)
    others = {row.name: row for row in STRENGTH}
    rows = []
    for row in YARDSTICKS:
        top = figures_of(row)
        if top is None:
            continue
        parity, end = 1 / game_of(row.game).seats, row.name.removeprefix("clairvoyant-regular")
        cells = []
        for bot in bots:
            found = figures_of(others[f"{bot.partition('@')[0]}-regular{end}"])
            used = (found["win_share"] - parity) / (top["win_share"] - parity) if found else None
            cells.append("–" if used is None else f"{100 * used:.0f} %{_mark(found)}")
        rows.append([game_name(row.game), *cells, _share(top)])
    return _table(["game", *bots, CLAIRVOYANT], rows) if rows else _not_measured(YARDSTICKS)


def _thinking() -> str:
    rows = [
        [f"{int(row.bots[0][7:-2]):,}", _share(found), f"`{row.command}`"]
        for row in THINKING
        if (found := figures_of(row))
    ]
    return _table(["iterations", "win share", "command"], rows) if rows else _not_measured(THINKING)


def _not_measured(rows: tuple[Row, ...]) -> str:
    return f"Not measured yet: `python -m scripts.strength play {' '.join(row.name for row in rows)}`."


def _regret() -> str:
    if not REGRET.exists():
        return "Not measured yet: `python -m scripts.regret`."
    found = json.loads(REGRET.read_text(encoding="utf-8"))
    heads = ["bot", "points lost", "interval", "best play missed", "could lose"]
    rows = [
        [
            bot,
            f"{each['points']:.3f}",
            f"{each['ci95'][0]:.3f} to {each['ci95'][1]:.3f}",
            f"{100 * each['missed']:.1f} %",
            f"{each['at_most']:.3f}",
        ]
        for bot, each in found["bots"].items()
    ]
    return f"`{found['command']}`: {found['positions']:,} positions.\n\n{_table(heads, rows)}"


def _benchmarks() -> str:
    rows = []
    for name, (_, other) in BENCHMARKS.items():
        cells = []
        for bot in REFERENCES:
            found = stored(SUITE[name, bot].name) if bot != other else None
            cells.append(_share(found["bots"][bot]) if found else "equal" if bot == other else "–")
        rows.append([name, *cells])
    return _table(["benchmark", *REFERENCES], rows)


def stored(name: str) -> dict[str, Any] | None:
    """The result of a row, if it was played."""
    file = RESULTS / f"{name}.json"
    found: dict[str, Any] | None = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
    return found


def refreshed(found: Any) -> Any:
    """A result with all means and intervals computed again from the values of each deal."""
    if isinstance(found, list):
        return [refreshed(each) for each in found]
    if not isinstance(found, dict):
        return found
    found = {key: value if key == "by_deal" else refreshed(value) for key, value in found.items()}
    return found | figures(standing_of(found["by_deal"])) if "by_deal" in found else found


def _tables() -> None:
    """Write figures and tables anew."""
    for name in every_row():
        found = stored(name)
        if found is not None and found != (again := refreshed(found)):
            write(again, RESULTS / f"{name}.json")
    for file in PAGES:
        file.write_text(page(file), encoding="utf-8")


def _list() -> None:
    for name, row in every_row().items():
        state = "current" if is_current(row, RESULTS) else "older  " if stored(name) else "missing"
        print(state, name)


def main(args: list[str]) -> None:
    parser = ArgumentParser("python -m scripts.strength", usage=__doc__)
    parser.add_argument("what", nargs="?", choices=["list", "play"])
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*every_row(), []])
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path, default=RESULTS)
    given = parser.parse_intermixed_args(args)
    if given.what is None:
        _tables()
    elif given.what == "list":
        _list()
    else:
        missing = [row for row in every_row().values() if given.all and not is_current(row, given.into)]
        try:
            play([*(every_row()[name] for name in given.names), *missing], given.into, given.jobs)
        except KeyboardInterrupt:
            sys.exit("Stopped: the same command continues.")


if __name__ == "__main__":
    main(sys.argv[1:])
