"""Reads records in both forms. An error names the line that is wrong, and what would be right there."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from sushiya.core.branch import Branch
from sushiya.core.codec import BadMessage, parse_json
from sushiya.core.codec import spaced_dumps as _json
from sushiya.core.errors import BadNotation, BadRecord, listing
from sushiya.core.match import Entry
from sushiya.core.model import CHANCE, AnyGame
from sushiya.core.record import BRANCH, FORMAT, HEAD, Record, digest_of_lines, read_action

__all__ = ["load"]

TAIL = ("scores", "winners", "seed", "digest")
WITHOUT_QUOTES = ("game", "rules", "commitment", BRANCH, "digest")
"""The fields that the text form writes without quotes; the others are JSON."""

Line: TypeAlias = tuple[int, str]
"""A line and its number, for error messages."""


def load(text: str, game_of: Callable[[str], AnyGame]) -> Record:
    """Parse a record in either form; raises BadRecord, which names the wrong line."""
    if not isinstance(text, str):
        raise BadRecord(f"A record is read from text, not from {type(text).__name__}.")
    head, log, tail = (_parts_of_json if text.lstrip().startswith("{") else _parts_of_text)(text)
    branches = len(head) > len(HEAD)
    version, game_text, rules, players, promise, *branch = _fields(head, (*HEAD, *[BRANCH] * branches))
    scores, winners, seed, digest = _fields(tail, TAIL)
    if version != str(FORMAT):
        raise BadRecord(f"The record has format {version}; this version reads format {FORMAT}.")
    if digest != digest_of_lines(*([line for _, line in part] for part in (head, log, tail[:-1]))):
        raise BadRecord("The digest does not match: the record was truncated or edited.")
    game = game_of(game_text)
    record = Record(
        game=game,
        rules=rules,
        players=_list_of(str, players, head[3][0]),
        commitment=_commitment(promise, head[4][0]),
        log=tuple(_entry(game, rules, number, line) for number, line in log),
        scores=None if scores == "null" else _list_of(int, scores, tail[0][0]),
        winners=None if winners == "null" else _list_of(int, winners, tail[1][0]),
        seed=_seed(seed, tail[2][0]),
        branch=Branch.parse(branch[0], head[5][0]) if branches else None,
    )
    if len(record.players) != game.seats:
        raise BadRecord(f"Line {head[3][0]}: {game} has {game.seats} players, not {len(record.players)}.")
    if (record.winners is not None) != record.finished or (record.seed is not None and not record.finished):
        raise BadRecord(
            "Scores, winners and seed are null while the match is open; "
            "once it is over, scores and winners are set."
        )
    if not set(record.winners or ()) <= set(range(game.seats)):
        raise BadRecord(f"Line {tail[1][0]}: expected seats of {game}, found '{winners}'.")
    if record.scores is not None and len(record.scores) not in (game.seats, game.seats + 1):
        raise BadRecord(f"Line {tail[0][0]}: expected the points of every seat, found '{scores}'.")
    return record


def _parts_of_text(text: str) -> list[list[Line]]:
    """Header, log and result, without comments."""
    parts: list[list[Line]] = [[]]
    for number, line in enumerate(text.split("\n"), 1):
        if line and not line.startswith("#"):
            parts[-1].append((number, line))
        elif not line and parts[-1]:
            parts.append([])
    parts = [part for part in parts if part]
    if not parts or not parts[0][0][1].startswith("sushiya-record "):
        raise BadRecord(f"This is not a record: it has to start with 'sushiya-record {FORMAT}'.")
    if len(parts) == 2:
        parts.insert(1, [])  # nobody has answered yet
    if len(parts) != 3:
        raise BadRecord(
            "A record has a header, a log and a result, with an empty line between; "
            + ("the end is missing." if len(parts) == 1 else "this has more parts.")
        )
    return parts


def _parts_of_json(text: str) -> list[list[Line]]:
    """JSON lines converted to lines of the text form, so that everything is checked in one place."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line]
    if len(lines) < 2:
        raise BadRecord("A record has a header, a log and a result, line by line; the end is missing.")
    log = [(number, _answer_of_json(number, line)) for number, line in lines[1:-1]]
    return [_object_of_json(*lines[0], HEAD), log, _object_of_json(*lines[-1], TAIL)]


def _object_of_json(number: int, text: str, names: tuple[str, ...]) -> list[Line]:
    try:
        values = parse_json(text)
        names += (BRANCH,) if names is HEAD and BRANCH in values else ()
        fields = [(number, f"{name} {_word(name, values.pop(name))}") for name in names]
    except (BadMessage, KeyError, TypeError, AttributeError):
        raise BadRecord(
            f"Line {number}: expected an object with the fields {listing(names)}, in valid Unicode."
        ) from None
    if values:
        raise BadRecord(f"Line {number}: unknown fields: {listing(values)}.")
    return fields


def _word(name: str, value: object) -> str:
    """The value as it is written in the text form."""
    bare = name in WITHOUT_QUOTES and isinstance(value, str) and value != "null"
    return str(value) if bare else _json(value)


def _answer_of_json(number: int, text: str) -> str:
    match _parse(text):
        case [int(seat), str(action)]:
            return f"{'*' if seat == CHANCE else seat} {action}"
        case _:
            raise BadRecord(f"Line {number}: expected an answer, as in '[0, \"pick tempura\"]'.")


def _fields(part: list[Line], names: tuple[str, ...]) -> list[str]:
    values = []
    for name, (number, line) in zip(names, part, strict=False):
        key, _, value = line.partition(" ")
        if key != name or not value or "\n" in value:
            raise BadRecord(f"Line {number}: expected '{name} …', found '{line}'.")
        values.append(value)
    if len(part) != len(names):
        raise BadRecord(f"Line {part[-1][0]}: expected {len(names)} lines here: {listing(names)}.")
    return values


def _parse(text: str) -> Any:
    """The value of this JSON text; None if it isn't valid JSON."""
    try:
        return parse_json(text)
    except BadMessage:
        return None


def _list_of(kind: type[Any], text: str, number: int) -> tuple[Any, ...]:
    values = _parse(text)
    right = isinstance(values, list) and all(type(value) is kind for value in values)
    if not right or _json(values) != text:
        raise BadRecord(f"Line {number}: expected a list of {kind.__name__}, found '{text}'.")
    return tuple(values)


def _seed(text: str, number: int) -> str | None:
    seed = _parse(text)
    if not isinstance(seed, str | None) or _json(seed) != text:
        raise BadRecord(f"Line {number}: expected the seed in quotes or null, found '{text}'.")
    return seed


def _commitment(text: str, number: int) -> str | None:
    if text != "null" and not re.fullmatch("[0-9a-f]{64}", text):
        raise BadRecord(f"Line {number}: expected a SHA-256 (64 digits, 0 to f) or null, found '{text}'.")
    return None if text == "null" else text


def _entry(game: AnyGame, rules: str, number: int, line: str) -> Entry:
    who, _, text = line.partition(" ")
    if not re.fullmatch(r"\*|0|[1-9][0-9]?", who):
        raise BadRecord(f"Line {number}: expected a seat or * before the answer, found '{line}'.")
    try:
        return Entry(CHANCE if who == "*" else int(who), read_action(game, rules, text))
    except BadNotation as error:
        raise BadRecord(f"Line {number}: {error}") from None
