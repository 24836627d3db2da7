"""A process that reviews matches, portion by portion: `python -m sushiya.review.worker`.

It reads one `Order` a line and answers each with one line, a `Served`. It ends with its standard input, so a
server leaves nothing running even if it is killed. Measurements of a few matches are kept in between.
"""

import os
import sys
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

from sushiya.core import SushiyaError, load
from sushiya.core.codec import from_json, to_json
from sushiya.games import game_of
from sushiya.review.values import Review

__all__ = ["MOST_KEPT", "Order", "Served"]

NICE = 10
"""Matches being played come first."""
MOST_KEPT = 32
"""Matches whose measurements are kept, those asked for last."""


@dataclass(frozen=True, slots=True)
class Order:
    """A match, as its record's text, and until how many deals it is to be measured."""

    key: str
    record: str
    until: int
    picture: bool = True
    """Whether to answer with what was found so far."""


@dataclass(frozen=True, slots=True)
class Served:
    """What became of an order."""

    key: str
    deals: int
    seconds: float
    review: Review | None = None
    why: str = ""
    """Why the match can't be reviewed; empty if it can."""


def main() -> None:
    """Serve orders until there are no more."""
    from sushiya.review.review import Reviewer

    kept: OrderedDict[str, Reviewer] = OrderedDict()

    def served(order: Order) -> Served:
        began = monotonic()
        try:
            if order.key not in kept:
                kept[order.key] = Reviewer(load(order.record, game_of))
                if len(kept) > MOST_KEPT:
                    kept.popitem(last=False)
            kept.move_to_end(order.key)
            reviewer = kept[order.key]
            reviewer.measure(max(0, order.until - reviewer.deals))
            found = reviewer.picture() if order.picture else None
            return Served(order.key, reviewer.deals, monotonic() - began, found)
        except SushiyaError as error:
            return Served(order.key, 0, monotonic() - began, why=str(error))

    for line in sys.stdin:
        sys.stdout.write(f"{to_json(served(from_json(Order, line)))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    main()
