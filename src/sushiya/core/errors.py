"""What can go wrong, each with a message that says what would be right.

SushiyaError
├── IllegalAction   well formed, but not an option now
├── BadNotation     a text that names no card, action or game
├── BadRecord       a record that is damaged, edited or of another version
└── BadOptions      a game that the rules do not allow
"""

from collections.abc import Iterable

__all__ = ["BadNotation", "BadOptions", "BadRecord", "IllegalAction", "SushiyaError", "listing"]


class SushiyaError(Exception):
    """The base of every error this library raises on purpose."""


class IllegalAction(SushiyaError):
    """The action is well formed, but not an option now."""


class BadNotation(SushiyaError):
    """The text names nothing we know."""


class BadRecord(SushiyaError):
    """The record is damaged, edited or of another version."""


class BadOptions(SushiyaError):
    """The rules do not allow such a game."""


def listing(items: Iterable[object], most: int = 12) -> str:
    """The items as a readable list; a long one is cut, and says by how much."""
    words = [str(item) for item in items]
    if len(words) > most:
        words = [*words[:most], f"and {len(words) - most} more"]
    return ", ".join(words)
