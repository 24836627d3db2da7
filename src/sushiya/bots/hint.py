"""A hint: what the master would do in a seat's place, with the chance to win and the final margin to expect.

It knows what the seat knows, its view and the events it saw, and nothing else.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from sushiya.bots.bot import Bot
from sushiya.bots.budget import Budget
from sushiya.bots.seat import Seated
from sushiya.core import Action, Event, Game, Seat
from sushiya.sushi.draft import Draft
from sushiya.sushizock import Sushizock

__all__ = ["MOST", "Hint", "Hinter", "hints", "make_hinter"]

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


class Hinter(Protocol):
    """Gives hints to one seat of one match."""

    def see(self, event: Event) -> None:
        """Something happened that this seat may see. Called for every such event, in order."""

    def hints(self, view: Any) -> list[Hint]:
        """The best options of the decision in this view, first what the master would choose.

        All of them, if they are few; none, if there is nothing to choose.
        """


def make_hinter(game: Game[Any], seat: Seat, rng: Random, budget: Budget) -> Hinter:
    """Who gives hints to this seat, as long as the match goes."""
    if isinstance(game, Sushizock):
        from sushiya.bots.master_dice import MasterDiceBot  # here: only who asks for a hint waits for Numba

        dice = MasterDiceBot(game, seat, rng, budget)
        return _Ranker(dice, lambda view: [(option, *ends) for option, _, *ends in dice.rank(view)])
    from sushiya.bots.hint_sushi import HintBot

    assert isinstance(game, Draft)
    bot = HintBot(game, seat, rng, budget)
    return _Ranker(bot, bot.look_ahead)


class _Ranker:
    def __init__(self, bot: Bot, rank: Callable[[Any], list[Any]]) -> None:
        self._rank = rank
        self.see = bot.see

    def hints(self, view: Any) -> list[Hint]:
        if len(view.decision.options) == 1:
            return []
        return [Hint(option, win, margin) for option, win, margin in self._rank(view)[:MOST]]


def hints(game: Game[Any], view: Any, seen: Iterable[Event], rng: Random, budget: Budget) -> list[Hint]:
    """The hints of one who has only just been told what this seat saw."""
    hinter = Seated(view.seat, make_hinter(game, view.seat, rng, budget))
    return hinter.told(tuple(seen)).hints(view)
