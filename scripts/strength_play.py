"""Plays rows of docs/strength.md on the same processes, and writes a result as soon as a row is complete."""

import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scripts.strength_rows import Ladder, Row
from sushiya.arena.contest import play_contests
from sushiya.arena.ladder import rate
from sushiya.arena.report import as_json, ladder_json
from sushiya.arena.results import Results, open_results
from sushiya.bots import takes_budget
from sushiya.bots.digest import code_digest
from sushiya.bots.warmup import compile_search

__all__ = ["is_current", "play", "write"]


class _Playing:
    """A row while it is played. Its deals are kept beside its result until it is complete."""

    def __init__(self, row: Row | Ladder, folder: Path) -> None:
        self.row = row
        self.result = folder / f"{row.name}.json"
        self._deals = folder / f"{row.name}.jsonl"
        self.every: list[Results] = open_results(row.contests, self._deals)

    def finish(self) -> bool:
        """Write the result, if the row is complete."""
        if any(len(results.deals) < self.row.deals for results in self.every):
            return False
        write(_result(self.row, self.every), self.result)
        self._deals.unlink()
        return True


def play(rows: Sequence[Row | Ladder], folder: Path, jobs: int) -> None:
    """Play rows in this order, or continue them, and store their results in this folder."""
    for game in sorted({each.game.name for row in rows for each in row.contests if _searches(row)}):
        compile_search(game)
    folder.mkdir(parents=True, exist_ok=True)
    began, playing = time.monotonic(), [_Playing(row, folder) for row in rows]

    def report(played: int) -> None:
        for each in [each for each in playing if each.finish()]:
            playing.remove(each)
            print(f"{time.monotonic() - began:7.1f} s  {each.row.name}", flush=True)

    parts = [(results, each.row.deals) for each in playing for results in each.every]
    play_contests([results for results, _ in parts], [deals for _, deals in parts], jobs, report)


def is_current(row: Row | Ladder, folder: Path) -> bool:
    """Whether the row's result is there, and was played by the code as it is now."""
    file = folder / f"{row.name}.json"
    if not file.exists():
        return False
    found = json.loads(file.read_text(encoding="utf-8"))
    return bool(found["versions"].get("code") == code_digest())


def write(found: dict[str, Any], file: Path) -> None:
    """Write a result: one key per line, and each list of numbers on a single line."""
    text = json.dumps(found, indent=1)
    flat = re.sub(r"\[[\d\s.,nul-]*]", lambda numbers: re.sub(r"\s+", "", numbers[0]), text)
    file.write_text(flat + "\n", encoding="utf-8")


def _searches(row: Row | Ladder) -> bool:
    return any(map(takes_budget, row.bots))


def _result(row: Row | Ladder, every: Sequence[Results]) -> dict[str, Any]:
    """What the row's command prints with --json."""
    if isinstance(row, Ladder):
        return ladder_json(every, rate(row.bots, every, row.deals), row.deals)
    return as_json(every[0], row.deals, row.neighbours)
