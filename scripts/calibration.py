"""Calibrates the probabilities of reviews: plays bot matches, fits the numbers, writes docs/calibration.md.

python -m scripts.calibration              play what is missing, then write everything that follows from it
python -m scripts.calibration play NAME…   only play, the matches of these games
python -m scripts.calibration page         only write the page, from stored results

Every match has a number, and its deal, its players and its positions follow from it: the same command finds
the same. Stopped and started again, it continues where it was. It takes about a quarter of an hour.

No probability is judged by numbers to which its own match contributed. Those of Party come from all other
meals, those of the other games from the other half of the matches. The numbers that reviews use come from
all matches.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from scripts.calibration_figures import KINDS, RAW, Estimates, Found, estimates, fitted, found_in
from scripts.calibration_matches import (
    DEALS,
    FIRST,
    LEVELS,
    POSITIONS,
    SEED,
    WANTED,
    Played,
    keep,
    kept,
    measured,
)
from sushiya.games import game_of
from sushiya.review.calibration import FILE, Calibration
from sushiya.review.judge import ENDS
from sushiya.sushi.meals import MEALS

__all__ = ["GAME_NAMES", "PAGE", "RESULT", "held_out", "meal_of", "page", "results", "stored"]

ROOT = Path(__file__).resolve().parents[1]
RESULT = ROOT / "docs" / "results" / "review" / "calibration.json"
PAGE = ROOT / "docs" / "calibration.md"
UNFINISHED = ROOT / ".calibration"
"""A folder for the measurements of each match. Git ignores it."""
GAME_NAMES = {"sushi-go": "Sushi Go!", "sushi-go-party": "Party", "sushizock": "Sushizock"}
FOLDS = 5
"""Random meals are held out in this many groups."""


def play(name: str) -> None:
    """Play the matches of a game that are missing."""
    UNFINISHED.mkdir(exist_ok=True)
    file = UNFINISHED / f"{name}.jsonl"
    done = sum(1 for _ in kept(file))
    began, first = time.monotonic(), done
    while done < WANTED[name]:
        keep(measured(name, done), file)
        done += 1
        left = (WANTED[name] - done) * (time.monotonic() - began) / (done - first)
        print(f"\r{name}: {done} of {WANTED[name]}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    print(f"\r{name}: {done} matches{' ' * 20}", file=sys.stderr)


def meal_of(played: Played) -> str:
    """The meal of a match; empty where there are none."""
    return str(getattr(game_of(played.game), "meal", None) or "")


def _fold(played: Played) -> str:
    """The group of matches that is held out together with this one."""
    meal = meal_of(played)
    if not meal:
        return str(played.number // 2 % 2)  # not by number % 2, which decides who plays
    return meal if meal in MEALS else str(_number(meal) % FOLDS)


def _number(text: str) -> int:
    """A number for a text, the same in every process."""
    return sum(place * byte for place, byte in enumerate(text.encode(), start=1))


def held_out(matches: Sequence[Played]) -> Iterator[tuple[Calibration, list[Played]]]:
    """Calibrations, each with the matches that it was not fitted to."""
    folds: dict[str, list[Played]] = {}
    for each in matches:
        folds.setdefault(_fold(each), []).append(each)
    for name, inside in folds.items():
        yield fitted([each for other, fold in folds.items() if other != name for each in fold]), inside


def results(by_game: dict[str, list[Played]]) -> dict[str, Any]:
    """Everything that is reported about these matches."""
    held = {name: list(held_out(matches)) for name, matches in by_game.items()}
    everything = [pair for pairs in held.values() for pair in pairs]
    meals: dict[str, list[tuple[Calibration, list[Played]]]] = {}
    for calibration, matches in everything:
        for each in matches:
            if meal := meal_of(each):
                meals.setdefault(meal, []).append((calibration, [each]))
    return {
        "command": "python -m scripts.calibration",
        "seed": SEED,
        "bots": list(LEVELS),
        "matches": {name: len(matches) for name, matches in by_game.items()},
        "positions_per_match": POSITIONS,
        "playouts": ENDS * DEALS,
        "playouts_of_first_picture": ENDS * FIRST,
        "calibrations": {name: asdict(fitted(matches)) for name, matches in by_game.items()},
        "games": {name: {kind: _both(pairs, kind) for kind in KINDS} for name, pairs in held.items()},
        "tables": {
            kind: _both([(cal, list(filter(fits, inside))) for cal, inside in everything], "positions")
            for kind, fits in TABLES.items()
        },
        "meals": {meal: _both(meals[meal], "positions") for meal in [*MEALS, *sorted(meals.keys() - MEALS)]},
    }


TABLES: dict[str, Callable[[Played], bool]] = {
    "all players of one level": lambda played: len(set(played.bots)) == 1,
    "players of different levels": lambda played: len(set(played.bots)) > 1,
    "Party, suggested meals": lambda played: meal_of(played) in MEALS,
    "Party, random meals": lambda played: meal_of(played) not in ("", *MEALS),
}
"""The other ways in which the matches are grouped."""


def _both(pairs: Sequence[tuple[Calibration, list[Played]]], kind: str) -> dict[str, Any]:
    """The error of calibrated probabilities, and that of plain shares of rollouts."""

    def found(calibrations: Sequence[Calibration]) -> Found:
        parts = [
            estimates(matches, kind, each)
            for each, (_, matches) in zip(calibrations, pairs, strict=True)
            if matches
        ]
        return found_in(Estimates.joined(parts))

    calibrated, raw = found([each for each, _ in pairs]), found([RAW] * len(pairs))
    return {**asdict(calibrated), "raw_error": raw.error, "raw_surprise": raw.surprise}


def stored() -> dict[str, Any]:
    """The results that were stored last."""
    found: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8"))
    return found


def page(text: str) -> str:
    """The page with its tables replaced, each between its name and the word `end`."""
    found = stored()
    for name, write in {"games": _games, "tenths": _tenths, "tables": _tables, "meals": _meals}.items():
        head, begin, rest = text.partition(f"<!-- {name}: written by python -m scripts.calibration -->\n")
        if begin:
            text = f"{head}{begin}{write(found)}\n<!-- end -->{rest.partition('<!-- end -->')[2]}"
    return text


def _table(heads: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows))


ERRORS = ["matches", "chances", "error", "by chance alone", "uncalibrated"]


def _errors(found: dict[str, Any]) -> list[str]:
    figures = (found["error"], found["noise"], found["raw_error"])
    return [f"{found['matches']:,}", f"{found['chances']:,}", *(f"{figure:.3f}" for figure in figures)]


def _games(found: dict[str, Any]) -> str:
    rows = [
        [GAME_NAMES[name], kind, *_errors(each)]
        for name, kinds in found["games"].items()
        for kind, each in kinds.items()
    ]
    return _table(["game", "what", *ERRORS], rows)


def _tenths(found: dict[str, Any]) -> str:
    heads = ["given", *(GAME_NAMES[name] for name in found["games"])]
    rows = [
        [
            f"{10 * tenth} to {10 * tenth + 10} %",
            *(_tenth(kinds["positions"]["tenths"][tenth]) for kinds in found["games"].values()),
        ]
        for tenth in range(10)
    ]
    return _table(heads, rows)


def _tenth(found: dict[str, Any] | None) -> str:
    if found is None:
        return ""
    given, won, margin = (100 * found[name] for name in ("given", "won", "margin"))
    return f"{given:.1f} %: won {won:.1f} ± {margin:.1f} % of {found['count']:,}"


def _tables(found: dict[str, Any]) -> str:
    return _table(["matches of", *ERRORS], [[name, *_errors(each)] for name, each in found["tables"].items()])


def _meals(found: dict[str, Any]) -> str:
    return _table(["meal", *ERRORS], [[name, *_errors(each)] for name, each in found["meals"].items()])


def write_page() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def main(args: list[str]) -> None:
    match args:
        case ["play", *names]:
            for name in names:
                play(name)
        case ["page"]:
            write_page()
        case []:
            for name in WANTED:
                play(name)
            found = results({name: list(kept(UNFINISHED / f"{name}.jsonl")) for name in WANTED})
            RESULT.parent.mkdir(exist_ok=True)
            RESULT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            text = json.dumps(found["calibrations"], separators=(",", ":"))
            Path(str(FILE)).write_text(f"{text}\n", encoding="utf-8")
            write_page()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
