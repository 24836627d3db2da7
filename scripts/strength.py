"""Plays the matches behind docs/strength.md and docs/cite.md, and writes their tables from stored results.

python -m scripts.strength             write the tables from docs/results/
python -m scripts.strength list        list all rows, and whether they have results
python -m scripts.strength play NAME…  play rows and store their results; one that is stopped continues later

A row is a command line of `sushiya arena` or `sushiya ladder`, and its result is what `--json` prints. Some
take hours. Until those are played again, they show figures from before results were stored (earlier.json).
"""

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from sushiya.games import game_of

__all__ = [
    "EARLIER",
    "GAME_NAMES",
    "MIXED",
    "PAGES",
    "RESULTS",
    "STRENGTH",
    "Row",
    "every_row",
    "game_name",
    "page",
    "stored",
]

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "results"
EARLIER = RESULTS / "earlier.json"
UNFINISHED = ROOT / ".strength"
"""A folder for rows that were stopped. Git ignores it."""
PAGES = (ROOT / "docs" / "strength.md", ROOT / "docs" / "cite.md")
GAME_NAMES = {"sushi-go": "Sushi Go!", "sushi-go-party": "Party", "sushizock": "Sushizock"}


class Row(NamedTuple):
    """A bot, its opponents, and the game they play."""

    name: str
    game: str
    bots: tuple[str, ...]
    deals: int
    seed: str = "arena"
    options: tuple[str, ...] = ()

    @property
    def command(self) -> list[str]:
        bots = ",".join(self.bots)
        played = ["--bots", bots, "--deals", str(self.deals), "--seed", self.seed]
        return ["arena", self.game, *played, *self.options]


def _duel(name: str, game: str, bot: str, other: str, deals: int, seed: str = "arena") -> Row:
    """One bot against several of another."""
    return Row(name, game, (bot, *[other] * (game_of(game).seats - 1)), deals, seed)


def _meal(name: str, seats: int = 4) -> str:
    return f"sushi-go-party(seats={seats},meal={name})"


FOUR, FIVE = "sushi-go(seats=4)", "sushi-go(seats=5)"
TWO, AMERICAN = "sushi-go(seats=2,edition=gamewright)", "sushi-go(seats=4,edition=gamewright)"
DICE = "sushizock(seats=3)"
MEALS = (
    *("my-first-meal", "sushi-go", "party-sampler", "master-menu", "points-platter", "cutthroat-combo"),
    "big-banquet",
)
STRONG = "master@10000it"

STRENGTH = (
    _duel("greedy-random", FOUR, "greedy", "random", 250),
    _duel("regular-greedy", FOUR, "regular", "greedy", 250),
    *(_duel(f"regular-greedy-{meal}", _meal(meal), "regular", "greedy", 40) for meal in MEALS),
    _duel("regular-greedy-dinner-for-two", _meal("dinner-for-two", 2), "regular", "greedy", 100),
    _duel("planner-regular", FOUR, "planner", "regular", 100),
    _duel("planner-regular-two", TWO, "planner", "regular", 100),
    *(_duel(f"planner-regular-{meal}", _meal(meal), "planner", "regular", 50) for meal in MEALS),
    _duel("planner-regular-dinner-for-two", _meal("dinner-for-two", 2), "planner", "regular", 100),
    _duel("net-regular", FOUR, "net", "regular", 250),
    _duel("net-regular-two", TWO, "net", "regular", 500),
    *(_duel(f"net-regular-{meal}", _meal(meal), "net", "regular", 250) for meal in MEALS),
    _duel("net-regular-dinner-for-two", _meal("dinner-for-two", 2), "net", "regular", 500),
    _duel("net-regular-dinner-for-two-four", _meal("dinner-for-two"), "net", "regular", 250),
    _duel("net-planner", FOUR, "net", "planner", 250),
    *(_duel(f"net-planner-{meal}", _meal(meal), "net", "planner", 50) for meal in MEALS),
    _duel("master-1s-random", AMERICAN, "master@1s", "random", 250),
    _duel("uct-random", AMERICAN, "uct@1000it", "random", 250),
    _duel("master-uct", FOUR, STRONG, "uct@1000it", 250),
    _duel("master-regular", FOUR, STRONG, "regular", 250),
    _duel("master-regular-five", FIVE, STRONG, "regular", 200),
    _duel("master-regular-two", TWO, STRONG, "regular", 500),
    *(_duel(f"master-regular-{meal}", _meal(meal), STRONG, "regular", 250) for meal in MEALS),
    _duel("master-regular-dinner-for-two", _meal("dinner-for-two", 2), STRONG, "regular", 500),
    _duel("master-200-greedy-sushizock", DICE, "master@200it", "greedy", 334),
    _duel("master-500-greedy-sushizock", DICE, "master@500it", "greedy", 334),
)
MIXED = Row("mixed", FOUR, ("regular", "greedy", "random", "uct@200it"), 20, options=("--neighbours",))
"""Four different bots, to show the effect of neighbours."""
BENCHMARKS = {
    "draft-easy": (FOUR, "greedy"),
    "draft-regular": (FOUR, "regular"),
    "duel-regular": (TWO, "regular"),
    "dice-easy": (DICE, "greedy"),
}
"""Games and opponents that we suggest for comparing new bots."""
REFERENCES = ("random", "greedy", "regular", "master@1000it")
SUITE = {
    (name, bot): _duel(f"{name}-{bot.replace('@', '-')}", game, bot, other, 250, "benchmark")
    for name, (game, other) in BENCHMARKS.items()
    for bot in REFERENCES
    if bot != other
}
LADDER = ["ladder", "--bots", "greedy,master@1000it,random,regular,uct@1000it", "--deals", "3"]


def every_row() -> dict[str, list[str]]:
    """The command line of each row, by name."""
    rows = [*STRENGTH, MIXED, *SUITE.values()]
    return {row.name: row.command for row in rows} | {"ladder": LADDER}


def page(file: Path) -> str:
    """The text of a page with its tables replaced, each between its name and the word `end`."""
    text = file.read_text(encoding="utf-8")
    for name, write in {
        "strength": _strength,
        "neighbours": _neighbours,
        "ladder": _ladder,
        "benchmarks": _benchmarks,
    }.items():
        head, begin, rest = text.partition(f"<!-- {name}: written by python -m scripts.strength -->\n")
        if begin:
            text = f"{head}{begin}{write()}\n<!-- end -->{rest.partition('<!-- end -->')[2]}"
    return text


def _table(heads: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows))


def _strength() -> str:
    earlier = json.loads(EARLIER.read_text(encoding="utf-8"))
    heads = ["bot", "against", "game", "win share", "interval", "points", "command"]
    return _table(heads, [_cells(row, stored(row.name), earlier) for row in STRENGTH])


def _cells(row: Row, kept: dict[str, Any] | None, earlier: dict[str, Any]) -> list[str]:
    bot, *others = row.bots
    found = kept["bots"][bot] if kept else earlier[row.name]
    low, high = found["ci95"]
    return [
        bot if kept else f"{bot} †",
        f"{len(others)} {others[0]}",
        game_name(row.game),
        f"{100 * found['win_share']:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f} %",
        "" if found["mean_score"] is None else f"{found['mean_score']:.1f}",
        _command(row.command),
    ]


def game_name(text: str) -> str:
    """A game for people: its name, its options and how many play."""
    given = text.partition("(")[2].rstrip(")").split(",")
    options = [option.partition("=")[2] for option in given if not option.startswith("seats=")]
    game = game_of(text)
    return ", ".join([GAME_NAMES[game.name], *options, f"{game.seats} players"])


def _command(args: list[str]) -> str:
    return f"`{shlex.join(['sushiya', *args])}`"


def _neighbours() -> str:
    found = stored(MIXED.name)
    if found is None:
        return f"Not measured yet: {_command(MIXED.command)}."
    after = {(row["bot"], row["neighbour"]): row for row in found["neighbours"]["previous"]}
    heads = ["bot", "all", *(f"after {name}" for name in MIXED.bots)]
    rows = [
        [bot, _share(found["bots"][bot]), *(_share(after.get((bot, other))) for other in MIXED.bots)]
        for bot in MIXED.bots
    ]
    played = f"{found['deals']} deals in {found['seatings_per_deal']} seatings, {found['matches']:,} matches"
    return f"{_command(MIXED.command)}: {played}.\n\n{_table(heads, rows)}"


def _share(found: dict[str, Any] | None) -> str:
    if found is None:
        return ""
    low, high = found["ci95"]
    return f"{100 * found['win_share']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _ladder() -> str:
    found = stored("ladder")
    if found is None:
        return f"Not measured yet: {_command(LADDER)}."
    matches = sum(contest["matches"] for contest in found["contests"])
    rows = [
        [name, f"{rated['rating']:.1f}", f"± {rated['sigma']:.1f}"]
        for name, rated in found["ratings"].items()
    ]
    return f"{_command(LADDER)}: {matches:,} matches.\n\n{_table(['bot', 'rating', 'uncertainty'], rows)}"


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


def play(name: str) -> None:
    """Play a row, or continue it, and store its result."""
    UNFINISHED.mkdir(exist_ok=True)
    kept = UNFINISHED / f"{name}.jsonl"
    program = [sys.executable, "-m", "sushiya", *every_row()[name], "--json", "--resume", str(kept)]
    found = json.loads(subprocess.run(program, check=True, stdout=subprocess.PIPE, text=True).stdout)
    (RESULTS / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    kept.unlink()


def main(args: list[str]) -> None:
    match args:
        case ["list"]:
            for name in every_row():
                print("stored " if stored(name) else "missing", name)
        case ["play", *names]:
            for name in names:
                play(name)
        case []:
            for file in PAGES:
                file.write_text(page(file), encoding="utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
