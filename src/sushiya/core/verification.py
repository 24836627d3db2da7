"""Checks that a recorded match was played by the rules, and that its luck is what was promised beforehand."""

from collections.abc import Collection

from sushiya.core.chance import check_luck, commitment
from sushiya.core.codec import spaced_dumps as _json
from sushiya.core.errors import BadRecord, IllegalAction
from sushiya.core.match import AnyMatch, Match
from sushiya.core.model import CHANCE, Seat
from sushiya.core.record import Record

__all__ = ["replay_record", "verify"]


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

    `noted`: the commitment that was noted before the match, or how it begins. `luck`: what a player added, at
    this `seat`. `bots`: seats that add none, which is checked along with it.
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
