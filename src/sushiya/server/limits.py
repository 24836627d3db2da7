"""Rate limits: a token bucket that refills with time."""

from collections import OrderedDict
from ipaddress import ip_address

__all__ = ["Bucket", "Buckets", "visitor"]

BURST_SECONDS = 3.0


def visitor(address: str) -> str:
    """The key that counts as one visitor: the address, but only the first half of an IPv6 address.

    An IPv6 client usually has the whole second half to itself.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped:
        return str(parsed)
    return ":".join(parsed.exploded.split(":")[:4])


class Bucket:
    """Allows `rate` per second on average, with a burst of `BURST_SECONDS` worth."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, now: float) -> None:
        self._rate = rate
        self._most = max(1.0, rate * BURST_SECONDS)
        self._left = self._most
        self._at = now

    def take(self, now: float) -> bool:
        """Take one token if there is one. A clock that jumps back neither adds nor removes tokens."""
        self._left = min(self._most, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One bucket per address. The least recently used are dropped first."""

    def __init__(self, rate: float, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)
