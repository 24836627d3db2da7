"""The one way to tell a bot what its seat has seen."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from sushiya.core import Event, Seat, seen_by

__all__ = ["Seated"]


class Observer(Protocol):
    """Whoever is told what a seat sees: a bot, or who gives hints."""

    def see(self, event: Event) -> None: ...


ObserverT = TypeVar("ObserverT", bound=Observer)


class Seated(Generic[ObserverT]):
    """An observer at a seat, and how much of its match it has been told."""

    __slots__ = ("_told", "observer", "seat")

    def __init__(self, seat: Seat, observer: ObserverT) -> None:
        self.seat = seat
        self.observer = observer
        self._told = 0

    def told(self, history: Sequence[Event], until: int | None = None) -> ObserverT:
        """The observer, once it knows what its seat saw of this history: each event once, in order.

        `until`: how many events there were when its view was taken, if more may follow while it thinks.
        """
        until = len(history) if until is None else until
        for event in seen_by(history[self._told : until], self.seat):
            self.observer.see(event)
        self._told = max(self._told, until)
        return self.observer
