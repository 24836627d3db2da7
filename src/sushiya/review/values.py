"""A review as values: what every option was worth, what each choice cost, and luck separated from skill.

A seat's *lead* is its points minus the mean of the others' points. For every seat the result, its final lead,
is exactly the sum of five parts: *start* (the lead that its place at the table promises), *chance* (how much
deals and dice moved the expectation), *skill* (the mean cost of the others' choices minus the cost of its
own), *beyond* (how much more its best options brought than the choices of the quick policy, by which
expectations are measured, minus the same for the others) and *round* (what came round: the part of
simultaneous picks that nobody could foresee). Over all seats each part sums to zero.
"""

from dataclasses import dataclass
from typing import NamedTuple

from sushiya.bots.candidate import Because
from sushiya.core import Action, Seat

__all__ = [
    "EDITION",
    "SETTLED",
    "Interval",
    "KnownCards",
    "Margins",
    "OptionValue",
    "Review",
    "ReviewedDecision",
    "ReviewedMoment",
    "SeatReview",
    "Verdict",
    "in_tenths",
]

EDITION = 6
"""Raised when a review holds more than before or measures differently: older ones are then made again."""
SETTLED = 40
"""From this many deals on, figures are told in points and moments are named; before, roughly."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class OptionValue:
    """What an option would have brought its seat."""

    action: str
    win: Interval
    """The probability to win the match; a shared win counts for its share."""
    lead: Interval
    """The expected final lead."""
    less: Interval
    """How many points less than the best option it brings."""
    alike: bool
    """Whether it may be as good as the best."""


@dataclass(frozen=True, slots=True)
class KnownCards:
    """A hand, as far as the seat that chose knew it."""

    seat: Seat
    """Who held it."""
    cards: tuple[str, ...]
    unseen: int
    """How many unknown cards it had besides these."""
    turns: int
    """How many turns later it would come; 0 for the seat's own hand."""


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """One decision of a seat, with what every option would have brought."""

    line: int
    """The line of the log that answered it, counted from 1."""
    step: int
    """The question that it belongs to: the first question to players is 0. A replay has the same steps."""
    seat: Seat
    chosen: str
    options: tuple[OptionValue, ...]
    """The best one first."""
    cost: float
    """What the choice cost in points; 0 if it may have been as good as the best."""
    wins_lost: float
    """What the choice cost in probability to win."""
    kept: float | None
    """The share of the win probability that it kept, between the worst option and the best.

    1 if it may have been as good as the best; None if all are alike.
    """
    because: tuple[Because, ...] | None
    """What spoke for the best option: against the chosen one, or the next best if the best was chosen.

    Empty if nothing simple did; None if they may be equally good, or reasons are not known yet.
    """
    knew: tuple[KnownCards, ...]
    """The hands in the order in which they would come, its own first; empty where nothing is hidden."""
    solved: bool = False
    """Whether all values are exact: both knew both hands in the last round, so best play is known."""


class Verdict(NamedTuple):
    """What the coach found out about a choice."""

    decision: ReviewedDecision
    options: dict[str, Action]
    """The options by their texts."""
    because: tuple[Because, ...]
    """What speaks for the best one, if the choice is worth a word."""


@dataclass(frozen=True, slots=True)
class Margins:
    """Half the widths of the 95 % intervals of a seat's parts, in points."""

    start: float
    chance: float
    skill: float
    beyond: float
    round: float
    luck: float
    """Of chance and what came round together, which is more certain than either."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How one seat played, and what happened to it."""

    seat: Seat
    player: str
    points: int
    accuracy: int | None
    """100 times the mean of what its decisions kept; None if it never had a real choice."""
    lost: float
    """What its decisions cost in total."""
    start: float
    chance: float
    skill: float
    beyond: float
    round: float
    result: float
    """The sum of the five above: the final lead."""
    margins: Margins
    costly: int | None
    """The line of its most costly decision, if any cost something."""
    well_seen: int | None
    """The line of the decision in which the best option led by most and was chosen."""


@dataclass(frozen=True, slots=True)
class ReviewedMoment:
    """How everybody stood before a question, or at the end, with all cards known."""

    line: int
    """How many lines of the log came before it."""
    step: int
    """The question that is open, or comes next."""
    wins: tuple[float, ...]
    leads: tuple[float, ...]
    """The expected final leads. Their change from a moment before chance to the next is chance's doing."""
    margins: tuple[float, ...]
    """Half the widths of the 95 % intervals of the leads."""
    chance: str
    """What chance decides next, as the verb of its answer: deal, draw, roll …; empty if players do."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match."""

    game: str
    rules: str
    players: tuple[str, ...]
    deals: int
    """Imagined deals for every decision."""
    seats: tuple[SeatReview, ...]
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[ReviewedMoment, ...]
    turning: tuple[int, ...]
    """The turning points: moments of the curve, by index, up to which a probability to win changed most."""


def in_tenths(parts: list[float], total: float) -> list[float]:
    """The parts in tenths, rounded by largest remainder so that they add up to the total in tenths."""
    tenths = [10 * part for part in parts]
    whole = [int(each // 1) for each in tenths]
    missing = round(10 * total) - sum(whole)
    order = sorted(range(len(parts)), key=lambda index: whole[index] - tenths[index])
    for index in order[: max(0, missing)]:
        whole[index] += 1
    return [each / 10 for each in whole]
