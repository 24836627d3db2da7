"""Limits by address, seat and table: buckets that refill with time, and counts of what is open."""

import time
from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterable, Iterator
from ipaddress import ip_address
from math import inf
from typing import Protocol, TypeVar

from sushiya.server.settings import Limits

__all__ = [
    "Bucket",
    "Buckets",
    "ConnectionLimiter",
    "Handshakes",
    "Meters",
    "count_of",
    "network_of",
    "room_for",
    "shares",
    "visitor",
    "without_port",
]

K = TypeVar("K", bound=Hashable)

BURST_SECONDS = 3.0
DAY = 86_400.0
RETURN_SECONDS = 10.0
"""After a start everybody comes back. For so long, an address may open more sockets at once."""
RETURN_BURST_SECONDS = 15.0
WIDER = 4
"""How many times as much a network of IPv6 visitors (/48) may do as one of them (/64)."""


def visitor(address: str) -> str:
    """The key that counts as one visitor: the address without its port, or the first half of an IPv6 address.

    An IPv6 client usually has the whole second half (/64) to itself.
    """
    try:
        parsed = ip_address(without_port(address))
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    if parsed.is_loopback:  # shared by everyone behind a proxy here, as 127.0.0.1 is
        return str(parsed)
    return ":".join(parsed.exploded.split(":")[:4])


def without_port(address: str) -> str:
    """The address alone: some proxies write `1.2.3.4:5678` and `[2001:db8::1]:5678`."""
    address = address.strip()
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address.partition("%")[0]


def shares(key: K) -> Iterator[tuple[K | str, int]]:
    """The keys to count, each with its factor: an IPv6 visitor also counts for its network (/48)."""
    yield key, 1
    if _has_network(key):
        yield network_of(str(key)), WIDER


def _has_network(key: Hashable) -> bool:
    """Whether this is an IPv6 visitor."""
    return isinstance(key, str) and key.count(":") == 3


def network_of(address: str) -> str:
    """The network (/48) of an IPv6 visitor; any other address is its own."""
    return address.rpartition(":")[0] if _has_network(address) else address


def count_of(part: str, addresses: Iterable[str]) -> int:
    """How many of these addresses belong to this key: a visitor or a network."""
    return sum(each == part or each.startswith(f"{part}:") for each in addresses)


def room_for(address: str, others: Collection[str], most: int) -> bool:
    """Whether this address may have one more, given the addresses of those that exist."""
    return all(count_of(part, others) < most * factor for part, factor in shares(address))


class Bucket:
    """Allows `rate` per second on average, with a burst, by default of `BURST_SECONDS` worth."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, now: float, burst: float | None = None) -> None:
        self._rate = rate
        self._most = max(1.0, rate * BURST_SECONDS if burst is None else burst)
        self._left = self._most
        self._at = now

    def has(self, now: float) -> bool:
        """Whether there is a token. A clock that jumps back neither adds nor removes tokens."""
        self._left = min(self._most, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        return self._left >= 1.0

    def take(self, now: float) -> bool:
        """Take one token if there is one."""
        if not self.has(now):
            return False
        self._left -= 1.0
        return True

    def owe(self, now: float, most: float = inf) -> float:
        """Take one token even if there is none yet. Returns the seconds until there is, at most `most`."""
        self.has(now)
        self._left = max(self._left - 1.0, -most * self._rate)
        return max(0.0, -self._left / self._rate)


class Buckets:
    """One bucket per address, seat or table. The least recently used are dropped first."""

    def __init__(self, rate: float, most: int = 10_000, burst: float | None = None) -> None:
        self._rate = rate
        self._most = most
        self._burst = burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, now: float) -> bool:
        if not _has_network(key):
            return self._bucket(key, 1, now).take(now)
        buckets = [self._bucket(part, factor, now) for part, factor in shares(key)]
        return all(bucket.has(now) for bucket in buckets) and all(bucket.take(now) for bucket in buckets)

    def owe(self, key: Hashable, now: float, most: float = inf) -> float:
        """Take one token in any case. Returns the seconds until it is due, at most `most`."""
        return max(self._bucket(part, factor, now).owe(now, most) for part, factor in shares(key))

    def _bucket(self, key: Hashable, factor: int, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            burst = None if self._burst is None else self._burst * factor
            bucket = self._buckets[key] = Bucket(self._rate * factor, now, burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class Handshakes:
    """New sockets by address: more at once soon after the start, when a whole school may come back."""

    def __init__(self, rate: float, now: float) -> None:
        self._returned_at = now + RETURN_SECONDS
        self._returning = Buckets(rate, burst=rate * RETURN_BURST_SECONDS)
        self._usual = Buckets(rate)
        self._forgiven = Buckets(rate / 4, burst=rate)

    def take(self, address: str, now: float) -> bool:
        buckets = self._returning if now < self._returned_at else self._usual
        return buckets.take(address, now)

    def forgive(self, address: str, now: float) -> bool:
        """Whether one that came too fast is only refused: people who share an address can't take turns."""
        return self._forgiven.take(address, now)


class Idle(Protocol):
    """A client that has not sent a request yet: it gives way when there is no room left."""

    def give_way(self) -> None:
        """Make room at once."""


class ConnectionLimiter:
    """Limits how many are open, in total and per address. The last ones are for people who come back."""

    def __init__(self, most: int, most_per_address: int, reserved: int = 0) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.reserved = reserved
        self.total = 0
        self.by_address: dict[Hashable, int] = {}
        self.idle: dict[Idle, None] = {}
        """The clients that give way, longest idle first: silent clients must not lock anybody out."""

    @property
    def full(self) -> bool:
        return self.total >= self.most

    @property
    def in_reserve(self) -> bool:
        """Whether the reserve is in use: only those who come back to a match should be admitted."""
        return self.total > self.most - self.reserved

    def room(self, address: str) -> bool:
        """Whether this address may have one more."""
        return all(
            self.by_address.get(part, 0) < self.most_per_address * factor for part, factor in shares(address)
        )

    def enter(self, address: str) -> bool:
        if not self.room(address):
            return False
        if self.full and self.idle:
            next(iter(self.idle)).give_way()
        if self.full:
            return False
        self.total += 1
        for part, _ in shares(address):
            self.by_address[part] = self.by_address.get(part, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        for part, _ in shares(address):
            self.by_address[part] -= 1
            if not self.by_address[part]:
                del self.by_address[part]


class Meters:
    """All rate limits, as the settings define them."""

    def __init__(self, limits: Limits) -> None:
        def per_minute(number: float) -> Buckets:
            return Buckets(number / 60, burst=number / 2)

        self.requests = Buckets(limits.requests_per_second)
        self.files = Buckets(limits.files_per_second)
        self.handshakes = Handshakes(limits.handshakes_per_second, time.monotonic())
        self.messages = Buckets(limits.messages_per_second_per_address)
        self.spectators = Buckets(limits.messages_per_second_of_spectators)
        """By table: spectators must not keep players from the table."""
        self.seats = Buckets(limits.messages_per_second)
        """By table and seat, over however many sockets."""
        self.tables = per_minute(limits.tables_per_minute)
        self.tables_of_a_day = Buckets(limits.tables_per_day / DAY, burst=limits.tables_per_day)
        self.phrases = per_minute(limits.phrases_per_minute)
        self.phrases_at_table = per_minute(limits.phrases_per_minute_at_table)
        self.phrases_of_address = per_minute(limits.phrases_per_minute_per_address)
        self.hints = per_minute(limits.hints_per_minute)
        self.hints_of_address = per_minute(limits.hints_per_minute_per_address)
