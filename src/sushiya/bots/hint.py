"""A hint: what the master would do in a seat's place, with the chance to win and the final margin to expect.

It knows what the seat knows, its view and the events it saw, and nothing else.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from sushiya.bots.budget import Budget
from sushiya.core import Action, Event, Game
from sushiya.extras import require
from sushiya.sushi.draft import Draft
from sushiya.sushizock import Sushizock

__all__ = ["MOST", "Hint", "hints"]

MOST = 6
"""Options in a hint: more would be no help."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An option, and what to expect of it: estimates from imagined matches."""

    option: Action
    win: float
    """The chance to win the match, from 0 to 1; a shared win counts for its share."""
    margin: float
    """How many points more than the best of the others the seat will have when all is over."""


def hints(game: Game[Any], view: Any, seen: Iterable[Event], rng: Random, budget: Budget) -> list[Hint]:
    """The best options of the decision in this view, first what the master would choose.

    All of them, if they are few; none, if there is nothing to choose.
    """
    if len(view.decision.options) == 1:
        return []
    require("fast", "numba", "numpy")
    if isinstance(game, Sushizock):
        from sushiya.bots.master_dice import MasterDiceBot  # here: only who asks for a hint waits for Numba

        dice = MasterDiceBot(game, view.seat, rng, budget)
        for event in seen:
            dice.see(event)
        return [Hint(option, win, margin) for option, _, win, margin in dice.rank(view)[:MOST]]
    from sushiya.bots.hint_sushi import HintBot

    assert isinstance(game, Draft)
    bot = HintBot(game, view.seat, rng, budget)
    for event in seen:
        bot.see(event)
    return [Hint(option, win, margin) for option, win, margin in bot.look_ahead(view)[:MOST]]
