"""What can be counted in front of a seat."""

from sushiya.fast.kernel import kernel, small
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["colours", "count_icons", "face_down", "icons", "largest_colour"]


@small
def icons(g: Row, c: Chart, seat: int, dish: int) -> int:
    """Icons of a dish in front of a seat, face up."""
    total = 0
    for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
        total += int(g.faces[seat, kind]) * c.icons[kind]
    return total


@small
def count_icons(g: Row, c: Chart, dish: int) -> None:
    """Write down everyone's icons of a dish."""
    for seat in range(c.tables):
        g.icons[seat] = icons(g, c, seat, dish)


@kernel
def face_down(g: Row, seat: int) -> int:
    """How many cards lie face down."""
    total = 0
    for i in range(g.lying[seat]):
        total += int(g.plates[seat, i].turned)
    return total


@kernel
def _of_colour(g: Row, c: Chart, seat: int, colour: int) -> int:
    total = 0
    for dish in range(c.dishes):
        if c.colour[dish] == colour:
            for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
                total += int(g.faces[seat, kind])
    return total


@kernel
def colours(g: Row, c: Chart, seat: int) -> int:
    """How many colours there are; all face-down cards together are one more."""
    total = int(face_down(g, seat) > 0)
    for colour in range(c.dishes):
        total += int(_of_colour(g, c, seat, colour) > 0)
    return total


@kernel
def largest_colour(g: Row, c: Chart, seat: int) -> int:
    """How many cards the largest group of one colour has."""
    largest = face_down(g, seat)
    for colour in range(c.dishes):
        largest = max(largest, _of_colour(g, c, seat, colour))
    return largest
