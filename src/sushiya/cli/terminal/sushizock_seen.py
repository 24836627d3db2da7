"""The memory aid of Sushizock in the terminal: every stack as far as it is known."""

from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.core import Seat
from sushiya.sushizock.memory_aid import SeenTiles
from sushiya.texts import Texts

__all__ = ["show_stacks"]

UNKNOWN = "?"


def show_stacks(painter: Painter, texts: Texts, guests: Guests, seen: SeenTiles, me: Seat) -> None:
    """Show every stack, from bottom to top, as far as it is known."""
    painter.blank()
    painter.say((f" {texts('seen-title')}", "title"), (f"  {texts('seen-stacks')}", "quiet"))
    rows = []
    for each in seen.stacks:
        points = UNKNOWN if each.points is None else texts("seen-points", points=str(each.points))
        rows.append((guests.who(each.seat, me), _pile(each.sushi), _pile(each.bones), points))
    painter.columns([("", texts("page-sushi"), texts("page-bones"), ""), *rows])


def _pile(tiles: tuple[int | None, ...]) -> str:
    return " ".join(UNKNOWN if tile is None else str(tile) for tile in tiles) or "–"
