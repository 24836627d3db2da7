"""Reports what happens in Sushizock, one sentence per turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushizock_table import dice_words, tile_words
from sushiya.core import Event, Seat
from sushiya.sushizock import Dice, Kept, LotDrawn, Rolled, Stole, Took, TurnBegan
from sushiya.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["SushizockNews"]


class SushizockNews:
    """Reports events to one viewer, or to everyone (None). A turn is reported when it is over."""

    def __init__(self, painter: Painter, texts: Texts, guests: Guests) -> None:
        self.painter = painter
        self.texts = texts
        self.guests = guests

    def tell(self, events: Iterable[Event], viewer: Seat | None) -> list[Text]:
        lines: list[str] = []
        kept: Dice = ()
        rolled: Dice = ()
        roll = 0
        for event in events:
            match event:
                case TurnBegan():
                    kept, rolled, roll = (), (), 0
                case Rolled(dice=rolled, roll=roll):
                    pass
                case Kept(dice=dice):
                    kept += dice
                case LotDrawn(seat):
                    lines.append(self.texts("news-lot", who=self.guests.who(seat, viewer)))
                case Took() | Stole():
                    lines.append(self._won(event, kept + rolled, roll, viewer))
                    roll = 0
        return [self.painter.text(line) for line in lines]

    def _won(self, event: Took | Stole, dice: Dice, roll: int, viewer: Seat | None) -> str:
        facts: dict[str, Any] = {
            "who": self.guests.who(event.seat, viewer),
            "tile": tile_words(self.texts, event.kind, event.value),
            "dice": dice_words(self.texts, dice),
            "roll": roll,
        }
        if isinstance(event, Stole):
            return self.texts("news-stole", whom=self.guests.whom(event.victim, viewer), **facts)
        return self.texts("news-forced" if event.forced else "news-took", **facts)
