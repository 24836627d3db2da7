"""What a player with a perfect memory knows: every stack, tile by tile. All tiles are taken in the open."""

from dataclasses import dataclass

from sushiya.core import Seat
from sushiya.sushizock.memory import Memory
from sushiya.sushizock.scoring import settle
from sushiya.sushizock.tiles import Tiles
from sushiya.sushizock.view import SeenStack, View

__all__ = ["KnownStacks", "SeenTiles", "seen_so_far"]


@dataclass(frozen=True, slots=True)
class KnownStacks:
    """The stacks of a seat, bottom first, as far as they are known; null is an unknown tile."""

    seat: Seat
    sushi: tuple[int | None, ...]
    bones: tuple[int | None, ...]
    points: int | None
    """What they are worth; null if a tile is unknown."""


@dataclass(frozen=True, slots=True)
class SeenTiles:
    """All stacks, the seat's own last."""

    stacks: tuple[KnownStacks, ...]


def seen_so_far(view: View, memory: Memory, wanted: str = "") -> SeenTiles | None:
    """What this seat knows now. Nothing can be wanted, since the dice decide which tile comes."""
    if view.seat is None or view.over:
        return None
    seats = [*range(view.seat + 1, len(view.stacks)), *range(view.seat + 1)]
    return SeenTiles(tuple(_stacks(view, memory, seat) for seat in seats))


def _stacks(view: View, memory: Memory, seat: Seat) -> KnownStacks:
    own = view.stacks[seat]
    sushi = _tiles(own.sushi, memory.stacks[seat, "sushi"])
    bones = _tiles(own.bones, memory.stacks[seat, "bone"])
    known = Tiles(tuple(t for t in sushi if t is not None), tuple(t for t in bones if t is not None))
    complete = len(known.sushi) == len(sushi) and len(known.bones) == len(bones)
    return KnownStacks(seat, sushi, bones, settle(known) if complete else None)


def _tiles(stack: SeenStack, memory: list[int | None]) -> tuple[int | None, ...]:
    if stack.tiles is not None:
        return stack.tiles
    return (*(None,) * (stack.height - len(memory)), *memory)
