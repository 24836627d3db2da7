"""What each decision of a recorded match was worth, judged only by what its seat knew; and what was luck."""

from sushiya.review.review import Review, review

__all__ = ["Review", "review"]
