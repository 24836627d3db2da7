"""Counts of the cards in front of a seat."""

from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushi.layout import Config, Record

__all__ = ["colours", "count_icons", "face_down", "icons", "largest_colour"]


@inline_kernel
def icons(rec: Record, cfg: Config, seat: int, dish: int) -> int:
    """The icons of a dish in front of a seat, face up."""
    total = 0
    for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
        total += int(rec.faces[seat, kind]) * cfg.icons[kind]
    return total


@inline_kernel
def count_icons(rec: Record, cfg: Config, dish: int) -> None:
    """Store everyone's icons of a dish in the record."""
    for seat in range(cfg.tableau_count):
        rec.icons[seat] = icons(rec, cfg, seat, dish)


@kernel
def face_down(rec: Record, seat: int) -> int:
    """How many cards lie face down."""
    total = 0
    for i in range(rec.lying[seat]):
        total += int(rec.plates[seat, i].turned)
    return total


@kernel
def _of_colour(rec: Record, cfg: Config, seat: int, colour: int) -> int:
    total = 0
    for dish in range(cfg.dishes):
        if cfg.colour[dish] == colour:
            for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
                total += int(rec.faces[seat, kind])
    return total


@kernel
def colours(rec: Record, cfg: Config, seat: int) -> int:
    """How many different colours there are; all face-down cards together count as one more."""
    total = int(face_down(rec, seat) > 0)
    for colour in range(cfg.dishes):
        total += int(_of_colour(rec, cfg, seat, colour) > 0)
    return total


@kernel
def largest_colour(rec: Record, cfg: Config, seat: int) -> int:
    """The size of the largest group of one colour."""
    largest = face_down(rec, seat)
    for colour in range(cfg.dishes):
        largest = max(largest, _of_colour(rec, cfg, seat, colour))
    return largest
