"""How much a client may ask for: a bucket that fills with time and is emptied by asking."""

from collections import OrderedDict
from ipaddress import ip_address

__all__ = ["Bucket", "Buckets", "visitor"]

BURST_SECONDS = 3.0


def visitor(address: str) -> str:
    """Who is counted as one: an address, but of IPv6 its first half, since everyone has all the rest."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped:
        return str(parsed)
    return ":".join(parsed.exploded.split(":")[:4])


class Bucket:
    """So many a second on average, with a burst of some seconds' worth."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, now: float) -> None:
        self._rate = rate
        self._most = max(1.0, rate * BURST_SECONDS)
        self._left = self._most
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is fine. A clock that jumps back fills nothing, and takes nothing away."""
        self._left = min(self._most, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each address; those unused longest are forgotten first."""

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
