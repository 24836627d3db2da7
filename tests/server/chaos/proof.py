"""What has to be true after any storm: nothing acknowledged is lost, nothing is duplicated."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from sushiya.core import CHANCE, SushiyaError, verify
from sushiya.games import game_of, load_record
from sushiya.server.store import Line
from sushiya.server.store.backup import COLUMNS
from sushiya.server.store.maintenance import every_row
from tests.server.chaos.players import Notebook, Question

__all__ = ["Answers", "StoredMatch", "answers_in", "check_record", "lost", "read_matches", "unexplained"]

Answers: TypeAlias = dict[Question, list[Line]]
"""The log lines that answer each question, in order. The last one counts."""


@dataclass(slots=True)
class StoredMatch:
    """A match as it is stored."""

    id: str
    game: str
    ended: float | None
    lines: list[Line] = field(default_factory=list)


async def read_matches(database: str) -> dict[str, StoredMatch]:
    """Every match, read directly from the store."""
    matches: dict[str, StoredMatch] = {}
    async for table, values in every_row(database):
        row: dict[str, Any] = dict(zip(COLUMNS[table], values, strict=True))
        if table == "matches":
            matches[row["id"]] = StoredMatch(row["id"], row["game"], row["ended"])
        elif table == "log":
            matches[row.pop("match_id")].lines.append(Line(**row))
    return matches


def answers_in(match: StoredMatch) -> Answers:
    """The log by question, each line with its version as clients count.

    Raises SushiyaError if it breaks the rules or the match hasn't ended.
    """
    game = game_of(match.game)
    state = game.start().state
    answers: Answers = defaultdict(list)
    version = 0
    for number, line in enumerate(match.lines, 1):
        if line.seq != number or state.ask is None:
            raise SushiyaError(f"{match.id}: line {line.seq} is number {number}, or comes after the end")
        lines = answers[Question(match.id, line.seat, state.ask.serial)]
        version += line.seat == CHANCE or not lines  # a change of mind is not counted: nobody may notice it
        lines.append(replace(line, seq=version))
        state = game.play(state, line.seat, game.parse_action(line.action)).state
    if not state.over or match.ended is None:
        raise SushiyaError(f"{match.id}: the match has not ended")
    return answers


def lost(answers: Answers, notebook: Notebook) -> list[str]:
    """Answers that were acknowledged but were not in the log then, or don't count in the end."""
    found = []
    for question, promised in notebook.acknowledged.items():
        lines = answers.get(question, [])
        in_time = [line.action for line in lines if promised.version is None or line.seq <= promised.version]
        if not set(promised.actions) & set(in_time) or lines[-1].action not in promised.actions:
            found.append(f"{question}: {promised} was acknowledged; the log has {lines}")
    return found


def unexplained(answers: Answers, notebook: Notebook) -> list[str]:
    """Players' answers that are in the log more often than they were sent, or that others gave for them."""
    found = []
    for question, lines in answers.items():
        written = Counter(line.action for line in lines if line.is_player)
        given = Counter(notebook.sent.get(question, ()))
        if written - given or (given and written.total() < len(lines)):
            found.append(f"{question}: {dict(given)} was given; the log has {lines}")
    return found


def check_record(text: str, match: StoredMatch) -> None:
    """Check that the server's record is the stored match, with the chance outcomes of its seed."""
    record = load_record(text)
    verify(record)
    lines: list[tuple[int, str]] = []
    for line in match.lines:
        if line.is_change:  # nobody is told of it
            first = max(at for at, (seat, _) in enumerate(lines) if seat == line.seat)
            lines[first] = line.seat, line.action
        else:
            lines.append((line.seat, line.action))
    if [(entry.seat, str(entry.action)) for entry in record.log] != lines:
        raise SushiyaError(f"{match.id}: the record differs from the stored match")
