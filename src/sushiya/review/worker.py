"""A process that reviews matches and compares options, in portions: `python -m sushiya.review.worker`.

It reads one `Order` per line and answers each with one line, a `Served`. It ends with its standard input, so
a server leaves nothing running even if it is killed. Measurements of a few matches are kept in between.
"""

import os
import sys
from collections import OrderedDict
from dataclasses import dataclass, replace
from time import monotonic

from sushiya.core import SushiyaError, load
from sushiya.core.codec import from_json, to_json
from sushiya.games import game_of
from sushiya.review.comparison import Comparison
from sushiya.review.values import Review

__all__ = ["MOST_KEPT", "Order", "Served"]

NICE = 10
"""Running matches come first."""
MOST_KEPT = 32
"""Matches whose measurements are kept, the most recently requested ones."""


@dataclass(frozen=True, slots=True)
class Order:
    """A match, as its record's text, and the number of deals to measure in total."""

    key: str
    record: str
    until: int
    picture: bool = True
    """Whether to answer with a picture of what was found so far."""
    reasons: bool = True
    """Whether to include reasons, which take a second or two the first time."""
    at: int = 0
    """The answer of the log to compare; 0 to review the whole match."""
    take: str = ""
    """The option to compare it with; empty to review the whole match."""


@dataclass(frozen=True, slots=True)
class Served:
    """The outcome of an order."""

    key: str
    deals: int
    seconds: float
    review: Review | None = None
    comparison: Comparison | None = None
    why: str = ""
    """Why the match can't be reviewed; empty if it can."""


def main() -> None:
    """Serve orders until there are no more."""
    from sushiya.review.compare import Comparer
    from sushiya.review.review import Reviewer

    kept: OrderedDict[str, Reviewer | Comparer] = OrderedDict()

    def served(order: Order) -> Served:
        began = monotonic()
        try:
            if order.key not in kept:
                record = load(order.record, game_of)
                kept[order.key] = Comparer(record, order.at, order.take) if order.take else Reviewer(record)
                if len(kept) > MOST_KEPT:
                    kept.popitem(last=False)
            kept.move_to_end(order.key)
            measurer = kept[order.key]
            measurer.measure(max(0, order.until - measurer.deals))
            answer = Served(order.key, measurer.deals, monotonic() - began)
            if not order.picture:
                return answer
            if isinstance(measurer, Comparer):
                return replace(answer, comparison=measurer.picture())
            review = measurer.picture(order.reasons)
            return replace(answer, review=review, seconds=monotonic() - began)
        except SushiyaError as error:
            return Served(order.key, 0, monotonic() - began, why=str(error))

    for line in sys.stdin:
        sys.stdout.write(f"{to_json(served(from_json(Order, line)))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    main()
