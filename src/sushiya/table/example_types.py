"""The JSON types of worked examples. All their figures come from the rules."""

from typing import Literal, TypeAlias, TypedDict

from sushiya.core import Seat
from sushiya.sushizock import Face, Kind
from sushiya.table.wire_types import WireEvent

__all__ = ["Example", "ExamplePart", "ExampleRow", "Examples", "PartKind", "RollExample", "StackExample"]

PartKind: TypeAlias = Literal[
    "each",
    "on-base",
    "left-over",
    "pair",
    "single",
    "different",
    "sort",
    "face-down",
    "colour",
    "colours",
    "opponents",
    "most",
    "second",
    "third",
    "fewest",
    "between",
    "none",
]
"""What a part is about. The page has a sentence for each."""


class ExamplePart(TypedDict):
    """A part of a row and its points, such as "2 left over: 0"."""

    kind: PartKind
    count: int
    """What the points depend on: cards, icons, colours or opponents."""
    of: str
    """The card, dish or sort that is counted."""
    cards: int
    """How many cards of the dish score."""
    ties: int
    """How many seats have the same count, this one included."""
    points: int


class ExampleRow(TypedDict):
    """What lies in front of a seat, and its points. Seat 0 is the reader."""

    seat: Seat
    stacks: list[list[str]]
    """Cards, each in a list with what lies on it. `~` is a card that lies face down."""
    parts: list[ExamplePart]
    points: int


class Example(TypedDict):
    """Plates and their points.

    If something happens to them, `events` tell what, and `after` shows the result.
    """

    rows: list[ExampleRow]
    events: list[WireEvent]
    after: list[ExampleRow]


class StackExample(TypedDict):
    """Stacks of tiles from the bottom up, how many of the sushi count, and the points."""

    sushi: list[int]
    bones: list[int]
    counting: int
    sushi_points: int
    points: int


class RollExample(TypedDict):
    """A roll and one thing that it allows: taking a tile from a row, or stealing one from a stack."""

    dice: list[Face]
    face: Face
    """The face of the dice that allow it."""
    count: int
    """How many dice show it."""
    kind: Kind
    place: int
    """Counted from the left of the row, or from the top of the stack."""
    value: int
    """The value of the tile, without its sign."""
    row: list[int]
    """The row, or the stack from the bottom up."""
    steals: bool


class Examples(TypedDict):
    """Worked examples for the rules pages, with the points that the rules give."""

    dishes: dict[str, dict[str, dict[str, list[Example]]]]
    """By game, edition and dish."""
    stacks: dict[str, list[StackExample]]
    rolls: dict[str, list[RollExample]]
