"""What a seat knows about the stacks from the events it has seen, updated as the match goes on."""

from collections.abc import Iterable

from sushiya.core import Event, Seat
from sushiya.sushizock.events import Stole, Took
from sushiya.sushizock.tiles import KINDS, Kind

__all__ = ["Memory"]


class Memory:
    """The upper part of each stack, as far down as the events reach."""

    def __init__(self, seats: int, seen: Iterable[Event] = ()) -> None:
        self.stacks: dict[tuple[Seat, Kind], list[int | None]] = {
            (seat, kind): [] for seat in range(seats) for kind in KINDS
        }
        """The known part of each, bottom first; None is a tile from before the first event."""
        for event in seen:
            self.see(event)

    def see(self, event: Event) -> None:
        match event:
            case Took(seat=seat, kind=kind, value=value):
                self.stacks[seat, kind].append(value)
            case Stole(seat=seat, kind=kind, value=value, victim=victim, place=place):
                stack = self.stacks[victim, kind]
                stack[:0] = [None] * (place - len(stack))  # it was deeper than memory reaches
                del stack[-place]
                self.stacks[seat, kind].append(value)
            case _:
                pass

    def copy(self) -> "Memory":
        """A snapshot of what is known now, independent of what this memory learns later."""
        copied = Memory(0)
        copied.stacks = {place: stack[:] for place, stack in self.stacks.items()}
        return copied
