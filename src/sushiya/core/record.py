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

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from sushiya.core.branch import Branch
from sushiya.core.chance import commitment
from sushiya.core.codec import spaced_dumps as _json
from sushiya.core.errors import BadNotation, BadRecord
from sushiya.core.match import AnyMatch, Entry
from sushiya.core.model import CHANCE, Action, AnyGame, Seat

__all__ = [
    "BRANCH",
    "FORMAT",
    "HEAD",
    "QuotedAction",
    "Record",
    "digest_of",
    "digest_of_lines",
    "dump_json",
    "dump_text",
    "read_action",
    "record_of",
]

FORMAT = 1
HEAD = ("sushiya-record", "game", "rules", "players", "commitment")
BRANCH = "branch"
"""One more line of the header, in the record of a variation."""


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


def dump_text(record: Record) -> str:
    """The record as text for people."""
    head, log, tail = _head(record), list(_lines(record)), _tail(record)
    return "\n".join([*head, "", *log, "", *tail, f"digest {digest_of_lines(head, log, tail)}", ""])


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
        "digest": digest_of_lines(head, log, tail),
    }
    entries = [[entry.seat, str(entry.action)] for entry in record.log]
    return "".join(_json(line) + "\n" for line in [header, *entries, result])


def digest_of(record: Record) -> str:
    """The digest that the record ends with."""
    return digest_of_lines(_head(record), list(_lines(record)), _tail(record))


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


def digest_of_lines(*parts: Iterable[str]) -> str:
    """The digest of a record with these lines: its header, its log, and its result without the digest."""
    try:
        return sha256("\n".join(line for part in parts for line in part).encode()).hexdigest()
    except UnicodeEncodeError:
        raise BadRecord("The record has a lone surrogate, which is not a character.") from None
