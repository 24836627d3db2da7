"""Who somebody is to a table: the device they use and the address they come from. Only hashes are kept."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from ipaddress import ip_address

__all__ = ["MOST_ADDRESSES", "MOST_DEVICES", "Visitor", "devices", "merged"]

ADDRESS_DIGITS = 6
"""24 bits distinguish the visitors of a table. No address can be recovered: thousands share each hash."""
MOST_DEVICES = 16
"""How many devices may see one seat's hand. None of them is forgotten while that matters."""
MOST_ADDRESSES = 64
"""How many addresses are kept for one seat: the first ones. Someone on a train has many."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A visitor of one table, as marks that mean nothing elsewhere. Empty where nothing is known."""

    device: str = ""
    address: str = ""

    @classmethod
    def at(cls, table: str, device: str, address: str) -> "Visitor":
        """`device` is the token that a device has chosen at random."""
        return cls(
            f"d{_mark(table, device)[:32]}" if device else "",
            f"a{_mark(table, address)[:ADDRESS_DIGITS]}" if _tells_apart(address) else "",
        )

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(mark for mark in (self.device, self.address) if mark)


def devices(marks: tuple[str, ...]) -> set[str]:
    """The devices among these marks."""
    return {mark for mark in marks if mark.startswith("d")}


def merged(known: Iterable[str], new: Iterable[str]) -> tuple[str, ...]:
    """These marks without duplicates, the known ones first. Addresses beyond the limit are left out."""
    marks = dict.fromkeys((*known, *new))
    too_many = [mark for mark in marks if mark.startswith("a")][MOST_ADDRESSES:]
    return tuple(mark for mark in marks if mark not in too_many)


def _mark(table: str, text: str) -> str:
    return sha256(f"{table} {text}".encode()).hexdigest()


def _tells_apart(address: str) -> bool:
    """Whether an address identifies somebody. Behind a proxy on this machine, everyone has the local one."""
    try:
        return not ip_address(address).is_loopback
    except ValueError:
        return address not in ("", "?")
