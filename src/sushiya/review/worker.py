"""A process that reviews matches and compares options, in portions: `python -m sushiya.review.worker`.

It reads one `ReviewRequest` per line and answers each with one line, a `Served`. It ends with its standard
input, so a server leaves nothing running even if it is killed. Measurements of a few matches are kept in
between.
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

__all__ = ["MOST_KEPT", "ReviewRequest", "Served"]

NICE = 10
"""Running matches come first."""
MOST_KEPT = 32
"""Matches whose measurements are kept, the most recently requested ones."""


@dataclass(frozen=True, slots=True)
class ReviewRequest:
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
    """The outcome of a request."""

    key: str
    deals: int
    seconds: float
    review: Review | None = None
    comparison: Comparison | None = None
    why: str = ""
    """Why the match can't be reviewed; empty if it can."""


def main() -> None:
    """Serve requests until there are no more."""
    from sushiya.review.compare import Comparer
    from sushiya.review.review import Reviewer

    kept: OrderedDict[str, Reviewer | Comparer] = OrderedDict()

    def served(request: ReviewRequest) -> Served:
        began = monotonic()
        try:
            if request.key not in kept:
                record = load(request.record, game_of)
                kept[request.key] = (
                    Comparer(record, request.at, request.take) if request.take else Reviewer(record)
                )
                if len(kept) > MOST_KEPT:
                    kept.popitem(last=False)
            kept.move_to_end(request.key)
            measurer = kept[request.key]
            measurer.measure(max(0, request.until - measurer.deals))
            answer = Served(request.key, measurer.deals, monotonic() - began)
            if not request.picture:
                return answer
            if isinstance(measurer, Comparer):
                return replace(answer, comparison=measurer.picture())
            review = measurer.picture(request.reasons)
            return replace(answer, review=review, seconds=monotonic() - began)
        except SushiyaError as error:
            return Served(request.key, 0, monotonic() - began, why=str(error))

    for line in sys.stdin:
        sys.stdout.write(f"{to_json(served(from_json(ReviewRequest, line)))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    main()
