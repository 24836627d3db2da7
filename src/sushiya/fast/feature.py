"""A named part of an observation."""

from typing import NamedTuple

__all__ = ["Feature"]


class Feature(NamedTuple):
    """Some numbers of an observation: their meaning and shape."""

    name: str
    shape: tuple[int, ...]
    """The shape; its size is 0 if the game has no use for the feature."""
    remembered: bool
    """Whether it is hidden now, but known to a seat that remembers what it has seen."""
    about: str
    labels: tuple[str, ...] = ()
    """What each number along the last axis is about, such as a card; empty if nothing in particular."""
    by_seat: bool = False
    """Whether the first axis is the seats, clockwise from the observer; a dummy comes last."""
    private: bool = False
    """Whether only the observer knows it: a spectator does not."""
