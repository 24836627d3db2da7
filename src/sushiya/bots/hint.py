"""Hints: what the master would do in a seat's place, with the chance to win and the expected final margin.

A hint uses only what the seat knows: its view and the events it saw.
"""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from threading import Lock
from typing import Any

from sushiya.bots.budget import Budget
from sushiya.bots.families import FAMILIES
from sushiya.core import Action, AnyGame, BadOptions, Event, Seat

__all__ = ["MOST", "Hint", "Hinter", "has_hints", "hints", "make_hinter"]

MOST = 6
"""Options in a hint: more would not help."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An option and what to expect of it, estimated from imagined matches."""

    option: Action
    win: float
    """The chance to win the match, from 0 to 1; a shared win counts for its share."""
    margin: float
    """How many points the seat will be ahead of the best of the others at the end of the match."""


class Hinter:
    """Gives hints to one seat on request, and remembers what the seat sees.

    It costs nothing until the first hint: only then is Numba loaded. One thread may call `see` while another
    waits for a hint.
    """

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, budget: Budget) -> None:
        """Raises BadOptions, naming the game, if there are no hints for it."""
        family = FAMILIES.get(game.family)
        if family is None or family.search is None:
            raise BadOptions(f"There are no hints for {game.name}: no search plays it.")
        self._search = family.search
        self._memory = family.memory(game.seats)
        self._telling = Lock()
        self._game, self._seat, self._rng, self._budget = game, seat, rng, budget

    def see(self, event: Event) -> None:
        """Called for every event that this seat may see, in order."""
        with self._telling:
            self._memory.see(event)

    def hints(self, view: Any) -> list[Hint]:
        """The best options of the decision in this view; the first one is what the master would choose.

        Lists all options if there are few, and none if there is nothing to choose.
        """
        if len(view.decision.options) == 1:
            return []
        with self._telling:
            memory = deepcopy(self._memory)
        searcher = self._search().hinter(self._game, self._seat, self._rng, self._budget, memory)
        return [Hint(*each) for each in searcher.look_ahead(view)[:MOST]]


def has_hints(game: AnyGame) -> bool:
    """Whether there are hints for this game."""
    family = FAMILIES.get(game.family)
    return family is not None and family.search is not None


def make_hinter(game: AnyGame, seat: Seat, rng: Random, budget: Budget) -> Hinter:
    """A hinter for one seat of a match. Pass it every event that the seat sees."""
    return Hinter(game, seat, rng, budget)


def hints(game: AnyGame, view: Any, seen: Iterable[Event], rng: Random, budget: Budget) -> list[Hint]:
    """The hints for one decision of a seat that has seen these events."""
    hinter = make_hinter(game, view.seat, rng, budget)
    for event in seen:
        hinter.see(event)
    return hinter.hints(view)
