"""The errors of this library. Every message says what would be valid.

SushiyaError
├── IllegalAction   a well-formed action that is not legal now
├── BadNotation     a text that names no card, action or game
├── BadRecord       a record that is damaged, edited or of another version
└── BadOptions      a game that the rules do not allow
"""

from collections.abc import Iterable

__all__ = ["BadNotation", "BadOptions", "BadRecord", "IllegalAction", "SushiyaError", "listing"]


class SushiyaError(Exception):
    """The base of every error this library raises on purpose."""


class IllegalAction(SushiyaError):
    """The action is well formed, but not legal now."""


class BadNotation(SushiyaError):
    """The text names no known card, action or game."""


class BadRecord(SushiyaError):
    """The record is damaged, edited or of another version."""


class BadOptions(SushiyaError):
    """The rules do not allow such a game."""


def listing(items: Iterable[object], most: int = 12) -> str:
    """The items as a readable list. A long one is cut, and ends with the number of items left out."""
    words = [str(item) for item in items]
    if len(words) > most:
        words = [*words[:most], f"and {len(words) - most} more"]
    return ", ".join(words)
