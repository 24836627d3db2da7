"""Why a request is refused: a reason code, which the page translates, and a sentence with details."""

from typing import Literal, TypeAlias, get_args

from sushiya.core import BadNotation, BadOptions, BadRecord, IllegalAction, SushiyaError
from sushiya.core.codec import BadMessage
from sushiya.games.scorepad import BadScorepad

__all__ = ["REASONS", "Denied", "Internal", "Reason", "Unavailable", "reason_of"]

Reason: TypeAlias = Literal[
    "bad_message",  # violates the protocol
    "bad_options",  # a table that can't be set up: no such game, meal or bot
    "bad_record",  # damaged, edited, or without the seed that it continues with
    "bad_pad",  # impossible on a real table
    "bad_name",
    "name_taken",  # somebody at the table has this name, or one that looks like it
    "bad_code",
    "illegal",  # not a legal action
    "late",  # the question is closed, or was answered over another connection
    "enough_changes",
    "no_reviews",  # the server has no engine for them
    "no_hints",  # other people play, and the table does not allow it
    "no_memory",  # other people play, and the table does not allow the memory aid
    "not_your_seat",
    "host_only",
    "players_only",
    "seat_taken",
    "no_open_seat",
    "nobody_there",  # nobody holds that seat
    "seen_a_hand",  # anyone who has held a seat of the running match gets no other seat of it
    "one_seat",  # a public table gives everyone a single seat
    "removed",
    "declined",  # the table has not admitted you to this match
    "not_away",  # the player is here, or has not been away for long
    "match_running",
    "known_deal",  # somebody at the table may know all hands, so nobody joins on another device
    "sealed",  # a deal whose day has not begun, or which is only played as the deal of the day
    "not_played",  # results of the deal of a day are shown to those who have played it
    "only_once",  # the deal of a day
    "older_rules",
    "full",
    "too_fast",
    "unavailable",  # try again; nothing was lost
    "internal",  # an error of the server, which its log explains
    "gone",
]
REASONS: tuple[Reason, ...] = get_args(Reason)


class Denied(SushiyaError):
    """The request is refused for this reason."""

    def __init__(self, reason: Reason, why: str) -> None:
        super().__init__(why)
        self.reason: Reason = reason


class Internal(SushiyaError):
    """Something unexpected went wrong. The server's log has everything about it under this id."""

    def __init__(self, id: str) -> None:
        super().__init__(f"Something went wrong on the server. Its log has the details as error {id}.")
        self.id = id


class Unavailable(SushiyaError):
    """The store does not work for now. The server's log says why under this id."""

    def __init__(self, id: str) -> None:
        super().__init__(f"Nothing can be stored or read for now. The server's log says why as error {id}.")
        self.id = id


def reason_of(error: SushiyaError) -> Reason:
    """The reason code for an error. Errors that are not the client's fault are `unavailable`."""
    match error:
        case Denied():
            return error.reason
        case IllegalAction():
            return "illegal"
        case BadMessage() | BadNotation():
            return "bad_message"
        case BadOptions():
            return "bad_options"
        case BadScorepad():
            return "bad_pad"
        case BadRecord():
            return "older_rules"
        case Internal():
            return "internal"
        case _:
            return "unavailable"
