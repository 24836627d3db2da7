"""Loaded dice: chance outcomes from a script that a test provides, instead of from a seed.

>>> from sushiya.sushizock import Sushizock
>>> rows = "rows 1 2 3 4 5 6 1 2 3 4 5 6 | 1 1 1 1 1 2 2 2 2 3 3 4"
>>> dice = LoadedDice([rows, "roll sushi sushi sushi bone red", "roll bone bone bone bone bone"])
>>> match = dice.match(Sushizock(seats=2))
>>> news = match.play(0, "take sushi 3")
>>> match.options(1)[0]
Take('take bone 5')
>>> dice.left
()
"""

from typing import TypeVar

from sushiya.core import Game, Match, Scripted

__all__ = ["LoadedDice"]

BoardT = TypeVar("BoardT")
ViewT = TypeVar("ViewT")


class LoadedDice(Scripted):
    """A source of chance that follows a script: the texts of its outcomes, in order."""

    def match(self, game: Game[BoardT, ViewT]) -> Match[BoardT, ViewT]:
        """A match in which chance follows the script and answers immediately."""
        return Match(game, chance=self)
