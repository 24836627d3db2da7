"""A named part of an observation."""

from typing import NamedTuple

__all__ = ["Feature"]


class Feature(NamedTuple):
    """Some numbers of an observation: what they are, and how they are arranged."""

    name: str
    shape: tuple[int, ...]
    """No numbers at all, if the game has no use for it."""
    remembered: bool
    """Not in sight now: known to who remembers what was in sight before."""
    about: str
