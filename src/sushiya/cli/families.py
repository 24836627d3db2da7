"""What the terminal does differently for each family of games: its tabletop.

A game without a row is refused by name. A new family can start with `GenericTerminal()`, which plays any game
from its views, decisions and text forms alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from sushiya.core.family import PerFamily
from sushiya.texts import Texts

if TYPE_CHECKING:
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.people import Guests
    from sushiya.cli.terminal.tabletop import Tabletop

__all__ = ["TERMINALS", "GenericTerminal", "Terminal"]


class Terminal(Protocol):
    """A family of games in the terminal. Its modules are imported when it is played."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        """The tabletop for a game."""


class DraftingTerminal:
    """Sushi Go! and Party."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        from sushiya.cli.terminal.sushi_top import SushiTop
        from sushiya.cli.terminal.words import SushiWords

        return SushiTop(painter, SushiWords(texts, game), guests)


class SushizockTerminal:
    """Dice and tiles."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        from sushiya.cli.terminal.dice_top import SushizockTop

        return SushizockTop(game, painter, texts, guests)


class GenericTerminal:
    """Any game, in its own notation."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        from sushiya.cli.terminal.generic import GenericTop

        return GenericTop(game, painter, texts, guests)


TERMINALS: Final[PerFamily[Terminal]] = PerFamily(
    "tabletop", {"drafting": DraftingTerminal(), "sushizock": SushizockTerminal()}
)
