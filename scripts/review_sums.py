"""Checks that luck and skill of a review add up: to each seat's result, and to zero over all seats."""

from collections.abc import Sequence
from math import isclose

from sushiya.review import Review

__all__ = ["assert_adds_up"]

NOTHING = 1e-9


def assert_adds_up(review: Review, scores: Sequence[int]) -> None:
    """The parts add up to the final scores by construction, whatever was measured, and however briefly."""
    scores = scores[: len(review.seats)]  # a dummy has points, but plays no part
    for each in review.seats:
        others = [points for seat, points in enumerate(scores) if seat != each.seat]
        result = scores[each.seat] - sum(others) / len(others)
        assert isclose(each.result, result, abs_tol=NOTHING), (review.game, each)
        parts = each.start + each.chance + each.skill + each.beyond + each.round
        assert isclose(parts, result, abs_tol=NOTHING), (review.game, each)
    for part in ("start", "chance", "skill", "beyond", "round", "result"):
        assert isclose(sum(getattr(each, part) for each in review.seats), 0, abs_tol=NOTHING), part
