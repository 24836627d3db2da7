"""A variation of a match: the same answers up to one that differs, and open from there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sushiya.core.branch import Branch
from sushiya.core.chance import Seeded
from sushiya.core.errors import BadOptions
from sushiya.core.exchange import exchanges
from sushiya.core.match import AnyMatch, Match
from sushiya.core.model import Action, Seat
from sushiya.core.record import Record, digest_of, record_of

__all__ = ["Asked", "asked_in", "branch_record", "branched", "decision_at", "varied"]


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of a recorded match."""

    at: int
    """The answer that counted, as its number in the log, counted from 1."""
    step: int
    """The question that it belongs to: the first question to players is 0. A replay has the same steps."""
    seat: Seat
    chosen: Action
    options: tuple[Action, ...]
    last: int
    """The last answer to the same question."""


def asked_in(record: Record) -> list[Asked]:
    """Every decision of a record, in the order of the questions. Raises BadRecord."""
    found: list[Asked] = []
    step = 0
    for each in exchanges(record):
        for seat in each.players:
            if seat in each.answers:
                at, chosen = each.answers[seat]
                found.append(Asked(at, step, seat, chosen, each.before.options(seat), each.last))
        step += bool(each.players)
    return found


def decision_at(record: Record, at: int, decisions: Iterable[Asked] | None = None) -> Asked:
    """The decision that answer `at` made. `decisions` are those of the record, if they are known.

    Raises BadOptions, BadRecord.
    """
    known = asked_in(record) if decisions is None else decisions
    asked = next((each for each in known if each.at == at), None)
    if asked is None:
        raise BadOptions(f"Answer {at} of this match is not a player's decision, or was changed later.")
    return asked


def varied(
    record: Record, at: int, take: Action | str, decisions: Iterable[Asked] | None = None
) -> tuple[Asked, Action]:
    """The decision that answer `at` made, and its option that this action or text is.

    `decisions` are those of the record, if they are known; otherwise it is replayed to find them. Raises
    BadOptions, BadNotation, BadRecord.
    """
    asked = decision_at(record, at, decisions)
    option = record.game.parse_action(take) if isinstance(take, str) else take
    if option not in asked.options:
        listed = "; ".join(map(str, asked.options))
        raise BadOptions(f"'{take}' was not an option at answer {at}. Options: {listed}.")
    return asked, option


def branched(record: Record, at: int, take: Action | str) -> AnyMatch:
    """The match in which answer `at` is this option, up to the next question to players.

    What the others answered to the same question stays, since nobody saw what the others chose. The seed
    deals the same as before; if the record has none, chance is open from here. Raises BadOptions,
    BadNotation, BadRecord.
    """
    asked, option = varied(record, at, take)
    match: AnyMatch = Match(record.game)
    for number, (seat, action) in enumerate(record.log[: asked.last], 1):
        match.play(seat, option if number == at else action)
    if record.seed is not None:
        match.seed, match.chance = record.seed, Seeded(record.seed)
        match.adopt(match.plan(()))
    return match


def branch_record(record: Record, at: int, match: AnyMatch, players: Sequence[str]) -> Record:
    """The record of such a match, which says where it comes from."""
    return replace(record_of(match, tuple(players)), branch=Branch(digest_of(record), at))
