"""Passes events to an observer at a seat. All bots and hinters get their events through this."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from sushiya.core import Event, Seat, seen_by

__all__ = ["Seated"]


class Observer(Protocol):
    """Anyone who is shown what a seat sees: a bot or a hinter."""

    def see(self, event: Event) -> None: ...


ObserverT = TypeVar("ObserverT", bound=Observer)


class Seated(Generic[ObserverT]):
    """An observer at a seat, and how much of the match it has seen."""

    __slots__ = ("_told", "observer", "seat")

    def __init__(self, seat: Seat, observer: ObserverT) -> None:
        self.seat = seat
        self.observer = observer
        self._told = 0

    def told(self, history: Sequence[Event], until: int | None = None) -> ObserverT:
        """Pass on the events that the seat has seen since the last call, in order; return the observer.

        `until`: the number of events when the view was taken, in case more follow while the observer thinks.
        """
        until = len(history) if until is None else until
        for event in seen_by(history[self._told : until], self.seat):
            self.observer.see(event)
        self._told = max(self._told, until)
        return self.observer
