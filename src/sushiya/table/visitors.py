"""Who somebody is to a table: the device they use and the address they come from. Only hashes are kept."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from ipaddress import ip_address

__all__ = ["MOST_ADDRESSES", "MOST_DEVICES", "Visitor", "devices", "merged"]

IPV6_VISITOR = re.compile(r"[0-9a-f]{4}(:[0-9a-f]{4}){3}")
ADDRESS_DIGITS = 6
"""24 bits distinguish the visitors of a table. No address can be recovered: thousands share each hash."""
MOST_DEVICES = 16
"""How many devices may see one seat's hand. None of them is forgotten while that matters."""
MOST_ADDRESSES = 64
"""How many addresses and home networks are kept for one seat: the first ones. On a train there are many."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A visitor of one table, as marks that mean nothing elsewhere. Empty where nothing is known."""

    device: str = ""
    address: str = ""
    home: str = ""
    """The /56 of an IPv6 address, of which `address` has the /64: a home may use any of its 256."""

    @classmethod
    def at(cls, table: str, device: str, address: str) -> "Visitor":
        """`device` is the token that a device has chosen at random."""
        return cls(
            f"d{_mark(table, device)[:32]}" if device else "",
            f"a{_mark(table, address)[:ADDRESS_DIGITS]}" if _tells_apart(address) else "",
            f"h{_mark(table, _home_of(address))[:ADDRESS_DIGITS]}" if _home_of(address) else "",
        )

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(mark for mark in (self.device, self.address, self.home) if mark)


def devices(marks: tuple[str, ...]) -> set[str]:
    """The devices among these marks."""
    return {mark for mark in marks if mark.startswith("d")}


def merged(known: Iterable[str], new: Iterable[str]) -> tuple[str, ...]:
    """These marks without duplicates, the known ones first. Addresses beyond the limit are left out."""
    marks = dict.fromkeys((*known, *new))
    too_many = {
        mark for kind in "ah" for mark in [each for each in marks if each[0] == kind][MOST_ADDRESSES:]
    }
    return tuple(mark for mark in marks if mark not in too_many)


def _mark(table: str, text: str) -> str:
    return sha256(f"{table} {text}".encode()).hexdigest()


def _home_of(address: str) -> str:
    """The /56 of an IPv6 visitor, who is given as the first four groups of four digits; empty for others."""
    return address[:-2] if IPV6_VISITOR.fullmatch(address) else ""


def _tells_apart(address: str) -> bool:
    """Whether an address identifies somebody. Behind a proxy on this machine, everyone has the local one."""
    try:
        return not ip_address(address).is_loopback
    except ValueError:
        return address not in ("", "?")
