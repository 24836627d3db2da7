"""What a search expects of an option: its figures, what imagined matches showed, and reasons for it."""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from sushiya.core import Action

__all__ = ["ENOUGH", "REASON_IDS", "Because", "Candidate", "ReasonId"]

ENOUGH = 50
"""With fewer imagined matches, nothing is said about how often something happens."""

ReasonId: TypeAlias = Literal[
    # by the rules
    "completes",  # a set
    "toward",  # a set: how many of how many
    "on-base",  # it lies on another card
    "keeps-base",  # it does not, by choice
    "two-cards",
    "calls",  # it uses a card on the table
    "points",  # points at once
    "costs",  # points that it costs at first
    "leads",  # in a race
    "level",
    "trails",
    "counts",  # a tile that counts at once
    "waits",  # a tile that does not count yet
    "covers",  # a tile that makes another one count
    "bone",
    "roll-sushi",  # the odds of the next roll
    "roll-bone",
    "roll-steal",
    # measured in imagined matches
    "nears",  # a set: how many of how many, and how often it is full in the end
    "first",  # how often it is the first prize of a race
    "first-from",  # and how often with the other options
    "fewest",  # how often it is the fine for the fewest
    "expects",  # points for the dish in the end
    "helps",  # points for another dish
    "spares",  # points that the other option loses
    "collides",  # how often somebody else lays the same
    "vain",  # how often nobody has what is wished for
    "safer",  # and how often with the other options
    "denies",  # points that the next player would get
    "denies-set",
    "no-use",  # the next player rarely takes the card of the other option
    "lasts",  # how often a sushi tile counts in the end
    "supports",  # how often a sushi counts beside a bone in the end
    "fewer-bones",  # points that bones cost less in the end
    "robs",  # points that somebody ends with less
    # deduced from the hands that were seen
    "last-out",
    "can-wait",
]
REASON_IDS: tuple[ReasonId, ...] = get_args(ReasonId)


@dataclass(frozen=True, slots=True)
class Because:
    """A fact that speaks for or against an option: the name of a text (`reason-…`) and its arguments.

    An argument `seat` is a seat's number, `dish` a dish, `card` a card; all others are numbers.
    """

    id: ReasonId
    args: dict[str, int | str] = field(default_factory=dict)


class Candidate(NamedTuple):
    """An option with its estimated win probability and final margin."""

    option: Action
    win: float
    margin: float
    share: float = 1.0
    """How much of its time the search spent on it. It knows little about what it rarely tried."""
    measured: Any = None
    """What happened in the imagined matches that began with it, in a form that its family knows."""
