"""The one saved form of a match: header, log of answers, result. Text for people, JSON lines for machines.

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

The commitment is the SHA-256 of the seed; the seed itself is written only when the match is over. While it is
open, scores, winners and seed are null. The digest covers every line before it, so that a record that was cut
or edited is noticed. Lines that start with # are for people and do not count.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sushiya.core.chance import commitment
from sushiya.core.errors import BadNotation, BadRecord, IllegalAction
from sushiya.core.match import Entry, Match, luck
from sushiya.core.model import CHANCE, Game, Seat

__all__ = ["Record", "dump_json", "dump_text", "load", "record_of", "replay_record", "verify"]

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is saved."""

    game: Game[Any]
    rules: str
    players: tuple[str, ...]
    commitment: str | None
    log: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None
    winners: tuple[Seat, ...] | None = None
    seed: str | None = None

    @property
    def finished(self) -> bool:
        return self.scores is not None

    @property
    def outdated(self) -> bool:
        """Whether it was played by another version of the rules than ours."""
        return self.rules != self.game.rules_version


def record_of(match: Match[Any], players: tuple[str, ...]) -> Record:
    """The record of a match, open or over."""
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
    """The record as JSON lines: a header object, `[seat, action]` for each answer, a result object."""
    head, log, tail = _head(record), list(_lines(record)), _tail(record)
    header = {
        "sushiya-record": FORMAT,
        "game": str(record.game),
        "rules": record.rules,
        "players": record.players,
        "commitment": record.commitment,
    }
    result = {
        "scores": record.scores,
        "winners": record.winners,
        "seed": record.seed,
        "digest": _digest(head, log, tail),
    }
    entries = [[entry.seat, str(entry.action)] for entry in record.log]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in [header, *entries, result])


def _head(record: Record) -> list[str]:
    return [
        f"sushiya-record {FORMAT}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"players {_json(record.players)}",
        f"commitment {record.commitment or 'null'}",
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
    return sha256("\n".join(line for part in parts for line in part).encode()).hexdigest()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# Reading ----------------------------------------------------------------------------------------------------


def load(text: str, game_of: Callable[[str], Game[Any]]) -> Record:
    """The record in this text, of either form; raises BadRecord with the line that is wrong."""
    if text.lstrip().startswith("{"):
        text = _text_of_json(text)
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if not line.startswith("#")]
    parts: list[list[tuple[int, str]]] = [[]]
    for number, line in lines:
        if line:
            parts[-1].append((number, line))
        elif parts[-1]:
            parts.append([])
    if not parts[-1]:
        parts.pop()
    if not parts or not parts[0][0][1].startswith("sushiya-record "):
        raise BadRecord("This is no record: it has to start with 'sushiya-record 1'.")
    if len(parts) not in (2, 3):
        raise BadRecord(
            "A record has a header, a log and a result, with an empty line between; the end is missing."
        )
    head, tail = parts[0], parts[-1]
    log = parts[1] if len(parts) == 3 else []
    version, game_text, rules, players, promise = _fields(
        head, "sushiya-record", "game", "rules", "players", "commitment"
    )
    scores, winners, seed, digest = _fields(tail, "scores", "winners", "seed", "digest")
    if version != str(FORMAT):
        raise BadRecord(f"The record has format {version}; this version reads format {FORMAT}.")
    if digest != _digest(*([line for _, line in part] for part in (head, log, tail[:-1]))):
        raise BadRecord("The digest does not fit: the record was cut or edited.")
    game = game_of(game_text)
    record = Record(
        game=game,
        rules=rules,
        players=_list_of(players, str, head[3][0]),
        commitment=None if promise == "null" else promise,
        log=tuple(_entry(game, number, line) for number, line in log),
        scores=None if scores == "null" else _list_of(scores, int, tail[0][0]),
        winners=None if winners == "null" else _list_of(winners, int, tail[1][0]),
        seed=_seed(seed, tail[2][0]),
    )
    if len(record.players) != game.seats:
        raise BadRecord(f"Line {head[3][0]}: {game} has {game.seats} players, not {len(record.players)}.")
    return record


def _text_of_json(text: str) -> str:
    """JSON lines as the text form, so that everything is checked in one place."""
    try:
        header, *entries, result = [json.loads(line) for line in text.splitlines() if line]
        head = [
            f"sushiya-record {header.pop('sushiya-record')}",
            f"game {header.pop('game')}",
            f"rules {header.pop('rules')}",
            f"players {_json(header.pop('players'))}",
            f"commitment {header.pop('commitment') or 'null'}",
        ]
        log = [f"{'*' if seat == CHANCE else int(seat)} {action}" for seat, action in entries]
        tail = [f"{key} {_json(result.pop(key))}" for key in ("scores", "winners", "seed")]
        tail.append(f"digest {result.pop('digest')}")
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"These JSON lines are no whole record: {error}.") from None
    if header or result:
        raise BadRecord(f"Unknown fields in the record: {', '.join([*header, *result])}.")
    return "\n".join([*head, "", *log, "", *tail])


def _fields(part: list[tuple[int, str]], *names: str) -> list[str]:
    values = []
    for name, (number, line) in zip(names, part, strict=False):
        key, _, value = line.partition(" ")
        if key != name or not value:
            raise BadRecord(f"Line {number}: expected '{name} …', found '{line}'.")
        values.append(value)
    if len(part) != len(names):
        raise BadRecord(f"Line {part[-1][0]}: expected {len(names)} lines here ({', '.join(names)}).")
    return values


def _list_of(text: str, kind: type[Any], number: int) -> tuple[Any, ...]:
    try:
        values = json.loads(text)
    except ValueError:
        values = None
    if not isinstance(values, list) or any(type(value) is not kind for value in values):
        raise BadRecord(f"Line {number}: expected a list of {kind.__name__}, found '{text}'.")
    return tuple(values)


def _seed(text: str, number: int) -> str | None:
    try:
        seed = json.loads(text)
    except ValueError:
        seed = 0
    if not isinstance(seed, str | None):
        raise BadRecord(f"Line {number}: expected the seed in quotes or null, found '{text}'.")
    return seed


def _entry(game: Game[Any], number: int, line: str) -> Entry:
    who, _, text = line.partition(" ")
    if who != "*" and not (who.isascii() and who.isdigit() and str(int(who)) == who):
        raise BadRecord(f"Line {number}: expected a seat or * before the answer, found '{line}'.")
    try:
        return Entry(CHANCE if who == "*" else int(who), game.parse_action(text))
    except BadNotation as error:
        raise BadRecord(f"Line {number}: {error}") from None


# Checking ---------------------------------------------------------------------------------------------------


def replay_record(record: Record) -> Match[Any]:
    """The match that the record tells, every answer checked; raises BadRecord where it breaks the rules."""
    if record.outdated:
        raise BadRecord(
            f"Played by the rules {record.rules}; we play {record.game.rules_version} and can't replay it."
        )
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
            f"The log leads to the scores {_json(record.game.scores(match.state))}; others are written."
        )
    return match


def verify(record: Record) -> Match[Any]:
    """Replay the record and check its luck: the seed is the one promised, and all luck came from it."""
    match = replay_record(record)
    if record.seed is None:
        raise BadRecord("The record has no seed" + ("." if match.over else " yet: the match is still open."))
    if record.commitment != commitment(record.seed):
        raise BadRecord("The seed is not the one that was promised: its SHA-256 differs from the commitment.")
    again = Match(record.game)
    chances = 0
    for count, (seat, action) in enumerate(record.log, 1):
        if seat == CHANCE:
            promised = luck(again.state, record.seed, chances)
            if action != promised:
                raise BadRecord(f"Answer {count} is '{action}', where the seed says '{promised}'.")
            chances += 1
        again.play(seat, action)
    return match
