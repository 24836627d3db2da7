"""The editions, one row each. The two rulebooks differ only in who begins."""

from dataclasses import dataclass
from typing import Final

__all__ = ["EDITIONS", "Edition"]


@dataclass(frozen=True, slots=True)
class Edition:
    """The rulings of one edition."""

    name: str
    first_by_lot: bool
    """Whether the first player is drawn by lot. If not, it is whoever ate fish last, which the host sets."""


EDITIONS: Final = {
    edition.name: edition
    for edition in (
        Edition("zoch", first_by_lot=False),
        Edition("999games", first_by_lot=True),
    )
}
