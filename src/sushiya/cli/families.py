"""What the terminal does differently for each family of games: its tabletop and its score pad.

A game whose family has no entry is rejected with an error that names it. A new family can start with
`GenericTerminal()`, which plays any game using only its views, decisions and text forms.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Protocol

from sushiya.core import BadOptions
from sushiya.core.family import PerFamily
from sushiya.texts import Texts, dish_id

if TYPE_CHECKING:
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.people import Guests
    from sushiya.cli.terminal.tabletop import Tabletop

__all__ = ["TERMINALS", "GenericTerminal", "Terminal"]


class Terminal(Protocol):
    """A family of games in the terminal. Its modules are imported only when it is played or scored."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        """The tabletop for a game."""

    def ask_entries(self, texts: Texts, game: Any, names: list[str]) -> dict[str, object]:
        """Ask step by step what lies on a real table, and return the entries of its score pad."""

    def scored(self, game: Any) -> Iterable[str]:
        """The rows of a score sheet, from top to bottom."""

    def row_name(self, texts: Texts, game: Any, scored: str) -> str:
        """The label of such a row."""


class DraftingTerminal:
    """Sushi Go! and Party."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        from sushiya.cli.terminal.sushi_top import SushiTop
        from sushiya.cli.terminal.sushi_words import SushiWords

        return SushiTop(painter, SushiWords(texts, game), guests)

    def ask_entries(self, texts: Texts, game: Any, names: list[str]) -> dict[str, object]:
        from sushiya.cli.drafting_questions import ask_rounds

        return ask_rounds(texts, game, names)

    def scored(self, game: Any) -> Iterable[str]:
        return tuple(game.dishes)

    def row_name(self, texts: Texts, game: Any, scored: str) -> str:
        return texts(texts.closest(dish_id(scored), game.name, game.edition))


class SushizockTerminal:
    """Sushizock, with its dice and tiles."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        from sushiya.cli.terminal.sushizock_top import SushizockTop

        return SushizockTop(game, painter, texts, guests)

    def ask_entries(self, texts: Texts, game: Any, names: list[str]) -> dict[str, object]:
        from sushiya.cli.sushizock_questions import ask_stacks

        return ask_stacks(texts, names)

    def scored(self, game: Any) -> Iterable[str]:
        return ("sushi", "bones")

    def row_name(self, texts: Texts, game: Any, scored: str) -> str:
        return texts({"sushi": "pad-sushi-counted", "bones": "pad-bones"}[scored])


class GenericTerminal:
    """Any game, shown in its own notation."""

    def set_table(self, game: Any, painter: Painter, texts: Texts, guests: Guests) -> Tabletop:
        from sushiya.cli.terminal.generic import GenericTop

        return GenericTop(game, painter, texts, guests)

    def ask_entries(self, texts: Texts, game: Any, names: list[str]) -> dict[str, object]:
        raise BadOptions(f"The score pad of {game.name} has no questions yet: write it as JSON.")

    def scored(self, game: Any) -> Iterable[str]:
        return ()

    def row_name(self, texts: Texts, game: Any, scored: str) -> str:
        return scored


TERMINALS: Final[PerFamily[Terminal]] = PerFamily(
    "tabletop", {"drafting": DraftingTerminal(), "sushizock": SushizockTerminal()}
)
