"""Hints: what the master would do in a seat's place, how much worse the other options are, and why.

A hint uses only what the seat knows: its view and the events it saw.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from threading import Lock
from typing import Literal, TypeAlias

from sushiya.bots.budget import Budget
from sushiya.bots.candidate import Because, Candidate
from sushiya.bots.families import FAMILIES
from sushiya.bots.seat import Seated, decision_of
from sushiya.core import Action, AnyGame, BadOptions, Event, Seat, View

__all__ = ["MOST", "Figure", "Hint", "Hinter", "has_hints", "hints", "make_hinter"]

MOST = 6
"""Options in a hint: more would not help."""
TRIED = 0.1
"""An option is well known if the search tried it at least this often, compared with the best one."""
MORE_POINTS, FEWER_WINS = 0.5, 0.005
"""The differences at which an option clearly brings more points, but fewer wins, than the master's choice."""

Figure: TypeAlias = Literal["points", "wins"]
"""The figure by which options are compared: the final margin in points, or wins out of 100 matches."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An option and what to expect of it, estimated from imagined matches."""

    option: Action
    win: float
    """The probability to win the match, from 0 to 1; a shared win counts for its share."""
    margin: float
    """How many points the seat will be ahead of the best opponent at the end of the match."""
    figure: Figure = "points"
    """The same for all options of a hint. By this figure the first option is the best, in this order."""
    less: float = 0.0
    """How much less than the first option it brings, in this figure; never negative."""
    because: tuple[Because, ...] = ()
    """What speaks for or against it; empty if there is nothing simple to say."""


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
        self._reasons = family.reasons
        self._memory = family.memory(game.seats)
        self._telling = Lock()
        self._game, self._seat, self._rng, self._budget = game, seat, rng, budget

    def see(self, event: Event) -> None:
        """Called for every event that this seat may see, in order."""
        with self._telling:
            self._memory.see(event)

    def hints(self, view: View, seconds: float = inf) -> list[Hint]:
        """The best options of the decision in this view; the first one is what the master would choose.

        The others follow by how much worse they are, in points; or in wins, if the master gives up points to
        win more often.
        Lists all options if there are few, and none if there is nothing to choose. Takes at most this many
        seconds, if the budget is one of time.
        """
        if len(decision_of(view).options) == 1:
            return []
        with self._telling:
            memory = self._memory.copy()
        budget = self._budget.within(seconds)
        searcher = self._search().hinter(self._game, self._seat, self._rng, budget, memory)
        figure, ordered = _ordered(searcher.look_ahead(view, MOST))
        facts = self._reasons(view, memory, [candidate for candidate, _ in ordered])
        return [
            Hint(candidate.option, candidate.win, candidate.margin, figure, less, because)
            for (candidate, less), because in zip(ordered, facts, strict=True)
        ]


def _ordered(candidates: Sequence[Candidate]) -> tuple[Figure, list[tuple[Candidate, float]]]:
    """These options, the master's choice first, each with how much less it brings, and in which figure.

    Two figures could disagree about the order, so only one is shown: points, unless the master gives up
    points for a better probability to win. Otherwise an option that did better, by little or in a few tries,
    counts as equally good.
    """
    first, *others = candidates
    beaten = any(
        each.share >= TRIED * first.share
        and each.margin > first.margin + MORE_POINTS
        and each.win < first.win - FEWER_WINS
        for each in others
    )
    figure: Figure = "wins" if beaten else "points"

    def value(candidate: Candidate) -> float:
        return 100 * candidate.win if beaten else candidate.margin

    behind = sorted(((max(0.0, value(first) - value(each)), each) for each in others), key=lambda it: it[0])
    return figure, [(first, 0.0), *((each, less) for less, each in behind)]


def has_hints(game: AnyGame) -> bool:
    """Whether there are hints for this game."""
    family = FAMILIES.get(game.family)
    return family is not None and family.search is not None


def make_hinter(game: AnyGame, seat: Seat, rng: Random, budget: Budget) -> Hinter:
    """A hinter for one seat of a match. Pass it every event that the seat sees."""
    return Hinter(game, seat, rng, budget)


def hints(game: AnyGame, view: View, seen: Sequence[Event], rng: Random, budget: Budget) -> list[Hint]:
    """The hints for one decision of a seat that has seen these events. What it may not see is left out."""
    seat = decision_of(view).seat
    return Seated(seat, make_hinter(game, seat, rng, budget)).told(seen).hints(view)
