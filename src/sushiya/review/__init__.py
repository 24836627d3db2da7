"""What each decision of a recorded match was worth, judged only by what its seat knew; and what was luck.

To measure takes the fast engine: `review.review` has the extra `fast` as its price, the values have none.
"""

from sushiya.review.values import Review

__all__ = ["Review"]
