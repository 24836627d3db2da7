"""How much a bot may think."""

import re
from dataclasses import dataclass

from sushiya.core import BadOptions

__all__ = ["Budget"]


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on an answer: iterations of its search, or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def of(cls, text: str) -> "Budget":
        """The budget of `10000it`, `200ms` or `1s`; raises BadOptions."""
        form = re.fullmatch(r"(\d+)(it|ms|s)|(\d+\.\d+)(s)", text)
        amount, unit = (form[1] or form[3], form[2] or form[4]) if form else ("0", "")
        if not float(amount):
            raise BadOptions(f"'{text}' is no budget: write 10000it, 200ms or 1s after the @.")
        if unit == "it":
            return cls(iterations=int(amount))
        return cls(seconds=float(amount) / (1000 if unit == "ms" else 1))
