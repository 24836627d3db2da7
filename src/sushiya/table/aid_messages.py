"""The messages of the memory aid: sent when a player opens it, and answered to that player alone."""

from dataclasses import dataclass
from typing import ClassVar

from sushiya.sushi.memory_aid import Seen
from sushiya.sushizock.memory_aid import SeenTiles

__all__ = ["Remember", "Remembered"]


@dataclass(frozen=True, slots=True)
class Remember:
    """Ask what my seat can know, with a perfect memory, about the hidden cards or tiles."""

    type: ClassVar[str] = "memory"
    seat: int
    wanted: str = ""
    """The dish whose arrival is of interest; empty for the one that this seat collects."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """What this seat can know. Everything follows from what it has seen."""

    type: ClassVar[str] = "memory"
    seat: int
    serial: int
    """The number of the question that was open."""
    facts: Seen | SeenTiles | None
    """Null between two rounds."""
