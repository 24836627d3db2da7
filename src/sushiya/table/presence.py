"""Who is connected to a table, in this process and in others, and how long somebody has been away."""

from collections.abc import Iterable

from sushiya.core import Seat
from sushiya.table.audience import Audience
from sushiya.table.services import Clock

__all__ = ["Presence"]


class Presence:
    """The clients here, and what other processes report of theirs."""

    def __init__(self, audience: Audience, clock: Clock) -> None:
        self._audience = audience
        self._clock = clock
        self._elsewhere: dict[str, tuple[set[Seat], int, float]] = {}
        """For each other process: seats, spectators, and when this information expires."""
        self._looked = clock.monotonic()
        self._seen: dict[Seat, float] = {}
        """When each player was last here."""

    def begin(self) -> None:
        """Begin a new match: the seats have other players, and nobody has been away yet."""
        self._looked, self._seen = self._clock.monotonic(), {}

    def gone(self, seats: Iterable[Seat]) -> None:
        """Note that the players of these seats were here until now."""
        self._seen |= dict.fromkeys(seats, self._clock.monotonic())

    def away_for(self, seat: Seat) -> float:
        """How many seconds the player of this seat has been away, if not here now."""
        return self._clock.monotonic() - self._seen.get(seat, self._looked)

    def heard_of(self, process: str, seats: set[Seat], spectators: int, seconds: float) -> bool:
        """Note who is connected to another process. Returns whether that is news."""
        now = self._clock.monotonic()
        before = self._elsewhere.get(process, (set(), 0, 0.0))
        self.gone(before[0] | seats)
        self._elsewhere = {name: each for name, each in self._elsewhere.items() if each[2] > now}
        self._elsewhere[process] = (seats, spectators, now + seconds)
        return before[:2] != (seats, spectators)

    def anybody(self) -> bool:
        """Whether anybody is connected, to any process."""
        return bool(self._audience.clients) or any(self.everywhere())

    def everywhere(self) -> tuple[set[Seat], int]:
        """The seats whose players are connected to any process, and the number of spectators."""
        now = self._clock.monotonic()
        online, spectators = self._audience.online(), self._audience.spectators()
        for seats, others, until in self._elsewhere.values():
            if until > now:
                online, spectators = online | seats, spectators + others
        return online, spectators
