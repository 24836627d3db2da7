"""The door of the house: every connection is counted from the moment it is accepted."""

import asyncio
import time
from typing import Any, Protocol

from sushiya.server.limits import Buckets, ConnectionLimiter, count_of, shares, visitor
from sushiya.server.metrics import Metrics
from sushiya.server.open_files import most_connections
from sushiya.server.settings import Settings

__all__ = ["DOOR", "LINE", "Door", "Line"]

DOOR = "door"
"""Its name in the state that the application gives to the server."""
LINE = "line"
"""The name of a socket's line in the state that the server gives back to the application."""

MOST_UNSENT = 262_144
"""Bytes that may wait for a client before nothing more is written to it: then it is cut off."""
MOST_UNSENT_IN_ALL = 67_108_864
"""The same for all clients together: beyond it, whoever has most waiting is cut off."""
MOST_KEPT_OUT = 10_000
"""Addresses that are remembered because they have to stay outside."""
HELD_SECONDS = 2.0
"""For how long somebody who comes too fast waits to be turned away: then they come less often."""
MOST_HELD = 64
"""Connections that wait for this."""
STALL_SECONDS = 10.0
LEAST_PROGRESS = 10_240
"""Bytes that a slow client must take every `STALL_SECONDS`, also of what is left when it is closed."""


class Idle(Protocol):
    """A connection without a request: it gives way when the house is full."""

    def give_way(self) -> None: ...


class Door:
    """All connections of this process."""

    def __init__(self, settings: Settings, files: int, metrics: Metrics) -> None:
        """`files`: how many may be open."""
        most = min(settings.most_connections, most_connections(files))
        # Behind a proxy all connections have its address.
        self._limiter = ConnectionLimiter(
            most, most if settings.trust_proxy else settings.most_connections_per_address
        )
        self._pace = None if settings.trust_proxy else Buckets(settings.connections_per_second)
        self._seconds_out = 0.0 if settings.trust_proxy else settings.seconds_out
        self._out_until: dict[str, float] = {}
        """The addresses that are kept out, the first one to come back first."""
        self.seconds_per_request = settings.seconds_per_request
        self._metrics = metrics
        self.idle: dict[Idle, None] = {}
        """Connections without a request, the longest idle first."""
        self._stalled: set[Line] = set()
        self._held = 0

    def ignores(self, transport: asyncio.Transport) -> bool:
        """Whether whoever has just connected comes too fast, or has to stay outside: not worth an answer."""
        address, now = _address_of(transport), time.monotonic()
        is_out = any(self._out_until.get(part, now) > now for part, _ in shares(address))
        if is_out or (self._pace is not None and not self._pace.take(address, now)):
            self._metrics.turned_away += 1
            return True
        return False

    def turn_away(self, transport: asyncio.Transport) -> None:
        """End a connection that is ignored, but not at once: accepting the next one costs most of all."""
        if self._held >= MOST_HELD:
            transport.abort()
            return
        self._held += 1
        transport.pause_reading()
        asyncio.get_running_loop().call_later(HELD_SECONDS, self._let_go, transport)

    def _let_go(self, transport: asyncio.Transport) -> None:
        self._held -= 1
        transport.abort()

    def keep_out(self, address: str) -> None:
        """For some seconds, nobody from this address gets a new connection: it would be misused again.

        A network is out as a whole when as many of its visitors are out as it may count for.
        """
        now = time.monotonic()
        while (first := next(iter(self._out_until), None)) is not None and (
            self._out_until[first] <= now or len(self._out_until) >= MOST_KEPT_OUT
        ):
            del self._out_until[first]
        for part, visitors in shares(address):
            if visitors == 1 or count_of(part, self._out_until) >= visitors:
                self._out_until.pop(part, None)
                self._out_until[part] = now + self._seconds_out

    def open(self, transport: asyncio.Transport) -> "Line | None":
        """The line to a client that has just connected; None if there is no room for it."""
        address = _address_of(transport)
        if self._limiter.full and self._limiter.room(address):
            self._make_room()
        if not self._limiter.enter(address):
            self._metrics.turned_away += 1
            return None
        self._metrics.connections += 1
        return Line(transport, self, address)

    def _make_room(self) -> None:
        """Silence must not lock anybody out: who has been idle the longest goes."""
        longest = next(iter(self.idle), None)
        if longest is not None:
            longest.give_way()

    def close(self, line: "Line") -> None:
        self._limiter.leave(line.address)
        self._metrics.connections -= 1
        self._stalled.discard(line)

    def cut(self) -> None:
        self._metrics.cut_off += 1

    def refused(self, reason: str) -> None:
        """A request was refused before anybody read it."""
        if reason:
            self._metrics.refused[reason] += 1

    def stalled(self, line: "Line") -> None:
        """This client does not take what it is sent."""
        self._stalled.add(line)
        waiting = {each: each.unsent for each in self._stalled}
        if sum(waiting.values()) > MOST_UNSENT_IN_ALL:
            max(waiting, key=waiting.__getitem__).cut()

    def flows(self, line: "Line") -> None:
        self._stalled.discard(line)


def _address_of(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return visitor(str(peer[0])) if isinstance(peer, tuple) else "?"


class Line:
    """A transport that holds little for a client that doesn't read, and does not linger when closed."""

    def __init__(self, transport: asyncio.Transport, door: Door, address: str) -> None:
        self._transport = transport
        self._door = door
        self.address = address
        self._counted = True
        self.is_stalled = False
        """Whether the client doesn't take what it is sent: more has to wait."""
        self._timer: asyncio.TimerHandle | None = None
        self._unsent = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    @property
    def unsent(self) -> int:
        return self._transport.get_write_buffer_size()

    def write(self, data: bytes) -> None:
        transport = self._transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNSENT:
            self.cut()
        else:
            transport.write(data)

    def close(self) -> None:
        if not self._transport.is_closing():
            self._transport.close()
            if self._counted:
                self._watch()

    def cut(self) -> None:
        """End it at once: this client takes more than its share."""
        if self._counted:
            self._door.cut()
            self.lost()
        self._transport.abort()

    def misused(self) -> None:
        """This client floods or pesters us: its address is kept out for a while."""
        self._door.keep_out(self.address)

    def lost(self) -> None:
        """The connection has ended. May be called twice."""
        self._cancel_timer()
        if self._counted:
            self._counted = False
            self._door.close(self)

    # Clients that read slowly -------------------------------------------------------------------------------

    def stalls(self) -> None:
        """More waits for the client than it has taken so far."""
        self.is_stalled = True
        if not self._transport.is_closing():
            self._watch()
        self._door.stalled(self)

    def flows(self) -> None:
        """The client has taken it."""
        self.is_stalled = False
        if not self._transport.is_closing():
            self._cancel_timer()
        self._door.flows(self)

    def _check_progress(self) -> None:
        if self._unsent - self.unsent < LEAST_PROGRESS:
            self.cut()
        else:
            self._watch()

    def _watch(self) -> None:
        """From now on the client has to take something."""
        self._cancel_timer()
        self._unsent = self.unsent
        self._timer = asyncio.get_running_loop().call_later(STALL_SECONDS, self._check_progress)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
