"""The editions as rows. The two rulebooks differ only in who begins."""

from dataclasses import dataclass
from typing import Final

__all__ = ["EDITIONS", "Edition"]


@dataclass(frozen=True, slots=True)
class Edition:
    """A row of rulings."""

    name: str
    first_by_lot: bool
    """Whether the lot says who begins. If not, it is whoever ate fish last: the host knows."""


EDITIONS: Final = {
    edition.name: edition
    for edition in (
        Edition("zoch", first_by_lot=False),
        Edition("999games", first_by_lot=True),
    )
}
