"""Loaded dice: chance answers what a test has written down, instead of what a seed happens to give.

>>> from sushiya.sushizock import Sushizock
>>> rows = "rows 1 2 3 4 5 6 1 2 3 4 5 6 | 1 1 1 1 1 2 2 2 2 3 3 4"
>>> dice = LoadedDice([rows, "roll sushi sushi sushi bone red", "roll bone bone bone bone bone"])
>>> match = dice.match(Sushizock(seats=2))
>>> news = match.play(0, match.game.parse_action("take sushi 3"))
>>> [str(option) for option in match.state.decision(1).options][0]
'take bone 5'
>>> dice.left
()
"""

from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from sushiya.core import CHANCE, Chance, Decision, Game, IllegalAction, Match

__all__ = ["LoadedDice"]

BoardT = TypeVar("BoardT")


class LoadedDice:
    """A chance seat that plays by a script: the texts of its answers, in order."""

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = tuple(answers)
        self._given = 0

    @property
    def left(self) -> tuple[str, ...]:
        """The answers not given yet."""
        return self._answers[self._given :]

    def match(self, game: Game[BoardT]) -> Match[BoardT]:
        """A match in which chance answers by the script, at once, wherever it is asked."""
        return _LoadedMatch(game, self)

    def answer(self, match: Match[Any], decision: Decision) -> None:
        """Give the next answer; raises IllegalAction, and says what chance is asked, if it can't be given."""
        number = self._given + 1
        example = f"Chance is asked for something like '{decision.sample(Random(0))}'."
        if not self.left:
            raise IllegalAction(f"The loaded dice have no answer {number}: the script ends here. {example}")
        action = match.game.parse_action(self.left[0])
        if not decision.accepts(action):
            raise IllegalAction(f"Answer {number} of the loaded dice, '{action}', doesn't fit. {example}")
        self._given = number
        match.play(CHANCE, action)


class _LoadedMatch(Match[BoardT]):
    def __init__(self, game: Game[BoardT], dice: LoadedDice) -> None:
        self._dice = dice
        super().__init__(game)

    def _answer_for_chance(self) -> None:
        for decision in self.state.pending:
            if isinstance(decision, Chance):
                self._dice.answer(self, decision)
