"""Where a variation of a match leaves the record that it comes from."""

import re
from dataclasses import dataclass

from sushiya.core.errors import BadRecord

__all__ = ["Branch"]


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a variation leaves the match that it comes from."""

    of: str
    """The digest of that match's record."""
    at: int
    """The answer that may differ, counted from 1. All before it are the same."""

    def __str__(self) -> str:
        return f"{self.of} {self.at}"

    @classmethod
    def parse(cls, text: str, line: int) -> "Branch":
        """The branch with this text, in this line of a record. Raises BadRecord."""
        if not re.fullmatch("[0-9a-f]{64} [1-9][0-9]{0,6}", text):
            raise BadRecord(f"Line {line}: expected a digest and the number of an answer, found '{text}'.")
        of, _, at = text.partition(" ")
        return cls(of, int(at))
