"""The regular bot as a kernel: at every decision, it chooses as bots/regular_sushi.py does."""

from sushiya.fast.sushi.regular.answer import regular_answer
from sushiya.fast.sushi.regular.plan import new_plan

__all__ = ["new_plan", "regular_answer"]
