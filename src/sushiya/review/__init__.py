"""What each decision of a recorded match was worth, judged only by what its seat knew, and what was luck.

Measuring needs the fast engine: `review.review` requires the extra `fast`, the values don't.
"""

from sushiya.review.values import Review

__all__ = ["Review"]
