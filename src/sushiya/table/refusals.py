"""Why something can't be done: a word for programs, which the page translates, and a sentence with more."""

from typing import Literal, TypeAlias, get_args

from sushiya.core import BadNotation, BadOptions, BadRecord, IllegalAction, SushiyaError
from sushiya.core.codec import BadMessage
from sushiya.games.scorepad import BadScorepad

__all__ = ["REASONS", "Denied", "Reason", "reason_of"]

Reason: TypeAlias = Literal[
    "bad_message",  # not as agreed
    "bad_options",  # there is no such game, meal or bot
    "bad_pad",  # that can't lie on a real table
    "bad_name",
    "bad_code",
    "illegal",  # not an option
    "late",  # the question is closed, or answered over another connection
    "enough_changes",
    "no_hints",  # other people play, and the host did not allow it
    "warming_up",  # the search is still being compiled
    "not_your_seat",
    "host_only",
    "players_only",
    "seat_taken",
    "no_open_seat",
    "nobody_there",  # nobody holds that seat
    "match_running",
    "older_rules",
    "full",
    "too_fast",
    "unavailable",  # try again; nothing was lost
    "gone",
]
REASONS: tuple[Reason, ...] = get_args(Reason)


class Denied(SushiyaError):
    """What was asked can't be done, for this reason."""

    def __init__(self, reason: Reason, why: str) -> None:
        super().__init__(why)
        self.reason: Reason = reason


def reason_of(error: SushiyaError) -> Reason:
    """The reason in an error; whatever is none of a client's doing passes."""
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
        case _:
            return "unavailable"
