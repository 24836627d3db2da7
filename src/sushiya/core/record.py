"""The only saved form of a match: header, log of answers, result. Text for people, JSON lines for programs.

    sushiya-record 1
    game sushi-go(seats=3,edition=zoch)
    rules sushi-go/1
    players ["Mia", "Leo", "greedy"]
    commitment 2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea

    * deal maki:1 tempura …
    0 pick tempura
    …

    scores [40, 41, 39]
    winners [1]
    seed "demo"
    digest 5e1c…

The commitment is the SHA-256 of the seed; the seed itself is written only when the match is over. Until then,
scores, winners and seed are null. The digest covers every line before it, so a truncated or edited record is
detected. Lines that start with # are comments and are not part of the digest.

The record of a variation has one more line in its header, `branch DIGEST ANSWER`: the digest of the record
that it comes from, and the number of the first answer that may differ.
"""

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias

from sushiya.core.branch import Branch
from sushiya.core.chance import check_luck, commitment
from sushiya.core.codec import BadMessage, parse_json
from sushiya.core.codec import spaced_dumps as _json
from sushiya.core.errors import BadNotation, BadRecord, IllegalAction, listing
from sushiya.core.match import AnyMatch, Entry, Match
from sushiya.core.model import CHANCE, Action, AnyGame, Seat

__all__ = [
    "QuotedAction",
    "Record",
    "digest_of",
    "dump_json",
    "dump_text",
    "load",
    "read_action",
    "record_of",
    "replay_record",
    "verify",
]

FORMAT = 1
HEAD = ("sushiya-record", "game", "rules", "players", "commitment")
TAIL = ("scores", "winners", "seed", "digest")
BRANCH = "branch"
WITHOUT_QUOTES = ("game", "rules", "commitment", BRANCH, "digest")
"""The fields that the text form writes without quotes; the others are JSON."""

Line: TypeAlias = tuple[int, str]
"""A line and its number, for error messages."""


@dataclass(frozen=True, slots=True)
class Record:
    """A saved match."""

    game: AnyGame
    rules: str
    players: tuple[str, ...]
    commitment: str | None
    log: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None
    winners: tuple[Seat, ...] | None = None
    seed: str | None = None
    branch: Branch | None = None
    """For a variation: where it leaves the match that it comes from."""

    @property
    def finished(self) -> bool:
        return self.scores is not None

    @property
    def outdated(self) -> bool:
        """Whether it was played under another version of the rules than the current one."""
        return self.rules != self.game.rules_version

    @property
    def note(self) -> str:
        """An explanation for an outdated record; empty for others."""
        ours = self.game.rules_version
        return (
            f"Played under rules {self.rules}; we play {ours} and can't replay it." if self.outdated else ""
        )


@dataclass(frozen=True, slots=True)
class QuotedAction(Action):
    """The text of an answer under other rules. Not parsed: the same words may mean something else now."""

    text: str

    def __str__(self) -> str:
        return self.text


def read_action(game: AnyGame, rules: str, text: str) -> Action:
    """The action with this text in a match played under these rules; raises BadNotation."""
    if rules == game.rules_version:
        return game.parse_action(text)
    if not text or not text.isprintable():
        raise BadNotation("An answer is one line of printable text.")
    return QuotedAction(text)


def record_of(match: AnyMatch, players: tuple[str, ...]) -> Record:
    """The record of a match, open or finished."""
    if len(players) != match.game.seats:
        raise BadRecord(f"The match has {match.game.seats} seats, but {len(players)} players were named.")
    game, state, over = match.game, match.state, match.over
    return Record(
        game=game,
        rules=game.rules_version,
        players=players,
        commitment=None if match.seed is None else commitment(match.seed),
        log=tuple(match.log),
        scores=game.scores(state) if over else None,
        winners=game.winners(state) if over else None,
        seed=match.seed if over else None,
    )


# Writing ----------------------------------------------------------------------------------------------------


def dump_text(record: Record) -> str:
    """The record as text for people."""
    head, log, tail = _head(record), list(_lines(record)), _tail(record)
    return "\n".join([*head, "", *log, "", *tail, f"digest {_digest(head, log, tail)}", ""])


def dump_json(record: Record) -> str:
    """The record as JSON lines: a header object, `[seat, action]` per answer, a result object."""
    head, log, tail = _head(record), list(_lines(record)), _tail(record)
    header = {
        "sushiya-record": FORMAT,
        "game": str(record.game),
        "rules": record.rules,
        "players": record.players,
        "commitment": record.commitment,
        **({BRANCH: str(record.branch)} if record.branch else {}),
    }
    result = {
        "scores": record.scores,
        "winners": record.winners,
        "seed": record.seed,
        "digest": _digest(head, log, tail),
    }
    entries = [[entry.seat, str(entry.action)] for entry in record.log]
    return "".join(_json(line) + "\n" for line in [header, *entries, result])


def digest_of(record: Record) -> str:
    """The digest that the record ends with."""
    return _digest(_head(record), list(_lines(record)), _tail(record))


def _head(record: Record) -> list[str]:
    return [
        f"sushiya-record {FORMAT}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"players {_json(record.players)}",
        f"commitment {record.commitment or 'null'}",
        *([f"{BRANCH} {record.branch}"] if record.branch else []),
    ]


def _lines(record: Record) -> Iterator[str]:
    for seat, action in record.log:
        yield f"{'*' if seat == CHANCE else seat} {action}"


def _tail(record: Record) -> list[str]:
    return [
        f"scores {_json(record.scores)}",
        f"winners {_json(record.winners)}",
        f"seed {_json(record.seed)}",
    ]


def _digest(*parts: list[str]) -> str:
    try:
        return sha256("\n".join(line for part in parts for line in part).encode()).hexdigest()
    except UnicodeEncodeError:
        raise BadRecord("The record has a lone surrogate, which is not a character.") from None


# Reading ----------------------------------------------------------------------------------------------------


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
    if digest != _digest(*([line for _, line in part] for part in (head, log, tail[:-1]))):
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
            "Scores, winners and seed are null while the match is open; then scores and winners are set."
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


# Checking ---------------------------------------------------------------------------------------------------


def replay_record(record: Record) -> AnyMatch:
    """Replay the record and check every answer; raises BadRecord where it breaks the rules."""
    if record.outdated:
        raise BadRecord(record.note)
    match = Match(record.game)
    for count, (seat, action) in enumerate(record.log, 1):
        try:
            match.play(seat, action)
        except IllegalAction as error:
            raise BadRecord(f"Answer {count} ('{action}') breaks the rules: {error}") from None
    if match.over != record.finished:
        raise BadRecord(
            "The log ends before the match does." if record.finished else "The result is missing."
        )
    if match.over and (record.scores, record.winners) != (
        record.game.scores(match.state),
        record.game.winners(match.state),
    ):
        raise BadRecord(
            f"The log leads to the scores {_json(record.game.scores(match.state))}, not to those recorded."
        )
    return match


def verify(
    record: Record,
    noted: str | None = None,
    luck: str | None = None,
    seat: Seat | None = None,
    bots: Collection[Seat] = (),
) -> AnyMatch:
    """Replay the record; check that the seed matches the commitment and gives all chance outcomes.

    `noted`: the commitment noted before the match, or its first digits. `luck`: what the player at `seat`
    added. `bots`: seats that add no luck, which is checked along with it.
    """
    match = replay_record(record)
    if record.seed is None:
        raise BadRecord("The record has no seed" + ("." if match.over else " yet: the match is still open."))
    if record.commitment != commitment(record.seed):
        raise BadRecord("The seed is not the one that was promised: its SHA-256 differs from the commitment.")
    if noted is not None and not record.commitment.startswith(noted.lower()):
        raise BadRecord(f"The record's commitment is {record.commitment}, not the one that was noted.")
    if luck is not None:
        check_luck(record.seed, record.game.seats, luck, seat, bots)
    again = Match(record.game, record.seed)
    for count, entry in enumerate(record.log, 1):
        if entry.seat != CHANCE:
            again.play(*entry)
        if entry.action != (promised := again.log[count - 1].action):
            raise BadRecord(f"Answer {count} is '{entry.action}', but the seed gives '{promised}'.")
    return match
