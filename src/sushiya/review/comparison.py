"""The comparison of two answers to one question, as values: how matches end that begin with each of them.

Everything is in points ahead of the best opponent: above 0 the match is won.
"""

from dataclasses import dataclass

from sushiya.core import Seat
from sushiya.review.values import Interval

__all__ = ["Comparison", "Ends"]


@dataclass(frozen=True, slots=True)
class Ends:
    """How the matches ended that began with one of the answers."""

    action: str
    win: Interval
    """The probability to win the match; a shared win counts for its share."""
    ahead: Interval
    """Points ahead of the best opponent."""
    better: int
    """The number of deals in which it ended better than the other answer."""
    matches: tuple[tuple[int, int], ...]
    """Points ahead, and how many matches ended that way."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The given answer and another one, played out in the same imagined deals."""

    at: int
    """The answer, as its number in the log, counted from 1."""
    seat: Seat
    deals: int
    played: Ends
    other: Ends
    gain: Interval
    """How many points better the other answer ends."""
    wins: Interval
    """How much more often it wins."""
    alike: bool
    """Whether they may be equally good: the interval of the gain contains 0."""
    same: int
    """The number of deals in which both ended the same."""
