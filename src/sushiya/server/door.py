"""The door of the house: every connection is counted from the moment it is accepted."""

import asyncio
import time
from typing import Any

from starlette.requests import HTTPConnection

from sushiya.server.limits import Buckets, ConnectionLimiter, count_of, shares, visitor
from sushiya.server.metrics import Metrics
from sushiya.server.settings import Settings

__all__ = ["DOOR", "LINE", "Door", "Line", "line_of"]

DOOR = "door"
"""The limiter's name in the state that the application gives to the server."""
LINE = "line"
"""The name of a connection's line in the state that the server gives back to the application."""

MOST_UNSENT = 262_144
"""Bytes that may wait for a client. Beyond that nothing more is written, and it is cut off."""
MOST_UNSENT_IN_ALL = 67_108_864
"""Bytes that may wait for all clients together. Beyond that, the client with the most waiting is cut off."""
MOST_KEPT_OUT = 10_000
"""The most addresses that are remembered as kept out."""
FLOOD = 2.0
"""How many times the allowed rate of requests reaches the application, which refuses the excess."""
PATIENCE = 20
"""How many requests in a row may come too fast before a connection is closed."""
HELD_SECONDS = 2.0
"""How long a client that connects too fast waits to be turned away, so that it comes less often."""
MOST_HELD = 64
"""The most connections that wait to be turned away."""
STALL_SECONDS = 10.0
LEAST_PROGRESS = 10_240
"""Bytes that a slow client must accept every `STALL_SECONDS`, also while it is being closed."""


class Door:
    """All connections of this process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.is_behind_proxy = settings.trust_proxy
        """Then all connections are the proxy's, and each has requests of many visitors."""
        most = settings.most_connections
        self._limiter = ConnectionLimiter(
            most, most if settings.trust_proxy else settings.most_connections_per_address
        )
        self._pace = None if settings.trust_proxy else Buckets(settings.connections_per_second)
        allowed = settings.requests_per_second + settings.files_per_second
        self._requests = None if settings.trust_proxy else Buckets(FLOOD * allowed)
        self._seconds_out = 0.0 if settings.trust_proxy else settings.seconds_out
        self._out_until: dict[str, float] = {}
        """The addresses that are kept out, the first to be allowed back first."""
        self.seconds_per_request = settings.seconds_per_request
        self._metrics = metrics
        self.idle = self._limiter.idle
        self._stalled: set[Line] = set()
        self._held = 0

    def ignores(self, transport: asyncio.Transport, is_new: bool = True) -> bool:
        """Whether to ignore a connection: its address is kept out or, if it is new, comes too fast."""
        address, now = _address_of(transport), time.monotonic()
        is_out = any(self._out_until.get(part, now) > now for part, _ in shares(address))
        if is_out or (is_new and self._pace is not None and not self._pace.take(address, now)):
            self._metrics.turned_away += 1
            return True
        return False

    def takes_request(self, address: str) -> bool:
        """Whether to answer another request of this address."""
        return self._requests is None or self._requests.take(address, time.monotonic())

    def turn_away(self, transport: asyncio.Transport) -> None:
        """End an ignored connection, but not at once: accepting the next one is the costliest part."""
        if self._held >= MOST_HELD:
            transport.abort()
            return
        self._held += 1
        loop = asyncio.get_running_loop()
        loop.call_soon(_read_nothing, transport)  # it begins to be read once this call has returned
        loop.call_later(HELD_SECONDS, self._let_go, transport)

    def _let_go(self, transport: asyncio.Transport) -> None:
        self._held -= 1
        transport.abort()

    def keep_out(self, address: str) -> None:
        """Refuse new connections of this address for some seconds: they would be misused, too.

        A whole network is blocked once its quota of visitors is blocked.
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

    def open(self, transport: asyncio.Transport, is_new: bool = True) -> "Line | None":
        """The line to a client that has just connected; None if there is no room for it."""
        address = _address_of(transport)
        if not self._limiter.enter(address):
            self._metrics.turned_away += 1
            return None
        self._metrics.connections += 1
        return Line(transport, self, address, is_new)

    def close(self, line: "Line") -> None:
        self._limiter.leave(line.address)
        self._metrics.connections -= 1
        self._stalled.discard(line)

    def cut(self) -> None:
        self._metrics.cut_off += 1

    def refused(self, reason: str) -> None:
        """Count a request that was refused before anything read it."""
        if reason:
            self._metrics.refused[reason] += 1

    def stalled(self, line: "Line") -> None:
        """Cut off a client that does not read what it is sent."""
        self._stalled.add(line)
        waiting = {each: each.unsent for each in self._stalled}
        if sum(waiting.values()) > MOST_UNSENT_IN_ALL:
            max(waiting, key=waiting.__getitem__).cut()

    def flows(self, line: "Line") -> None:
        self._stalled.discard(line)


def _read_nothing(transport: asyncio.Transport) -> None:
    if not transport.is_closing():
        transport.pause_reading()


def _address_of(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return visitor(str(peer[0])) if isinstance(peer, tuple) else "?"


def line_of(connection: HTTPConnection) -> "Line | None":
    """The line of a request or a socket. None in a test without a network."""
    return getattr(connection.state, LINE, None)


class Line:
    """A transport that holds little for a client that doesn't read, and does not linger when closed."""

    def __init__(self, transport: asyncio.Transport, door: Door, address: str, is_new: bool = True) -> None:
        self._transport = transport
        self._door = door
        self.address = address
        self.is_new = is_new
        """Whether the client is. One whom another worker has handed over was checked there."""
        self._counted = True
        self._refused = 0
        """Requests in a row that came too fast."""
        self.is_stalled = False
        """Whether the client isn't reading, so that more has to wait."""
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
        """End the connection at once: this client takes more than its share."""
        if self._counted:
            self._door.cut()
            self.lost()
        self._transport.abort()

    def heard(self) -> None:
        """Note that a request came at an allowed pace."""
        self._refused = 0

    def pestered(self) -> bool:
        """Note that a request was refused as too fast. True if that was once too often: stop listening."""
        self._refused += 1
        if self._refused < PATIENCE or self._door.is_behind_proxy:
            return False
        self.misused()
        return True

    def misused(self) -> None:
        """Keep out the address of a client that floods or pesters us for a while."""
        self._door.keep_out(self.address)

    def lost(self) -> None:
        """Note that the connection has ended. May be called twice."""
        self._cancel_timer()
        if self._counted:
            self._counted = False
            self._door.close(self)

    # Clients that read slowly -------------------------------------------------------------------------------

    def stalls(self) -> None:
        """Called when the client reads more slowly than we write."""
        self.is_stalled = True
        if not self._transport.is_closing():
            self._watch()
        self._door.stalled(self)

    def flows(self) -> None:
        """Called when the client has caught up."""
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
        """Check from now on that the client accepts something."""
        self._cancel_timer()
        self._unsent = self.unsent
        self._timer = asyncio.get_running_loop().call_later(STALL_SECONDS, self._check_progress)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
