"""The master: search in imagined worlds, on the fast engine."""

from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from sushiya.bots.budget import Budget
from sushiya.core import Action, Choice, Event, Seat
from sushiya.fast.luck import Luck, luck_of
from sushiya.fast.sushi.chart import chart_of
from sushiya.fast.sushi.codes import Kinds, code_of
from sushiya.fast.sushi.gains import gain_table
from sushiya.fast.sushi.search import EDGE, Scratch, Tree, new_scratch, new_tree, search
from sushiya.fast.sushi.worlds import Knowledge, knowledge_of
from sushiya.sushi.draft import Draft
from sushiya.sushi.view import View

__all__ = ["MasterBot", "Ranked"]

CHUNK = 250
"""Iterations between two looks at the clock."""
NODES_AT_MOST = 400_000
A_SECOND = 150_000
"""About so many iterations fit into a second."""

NEVER_TRIED: Any = np.zeros(1, EDGE).view(np.recarray)[0]

Ranked = tuple[Action, float, float, float]
"""An option, its share of the iterations (it ranks them), and the mean reward and margin that search saw.

A reward is no chance to win, and the margin is that of the round's end: for people see hint.py.
"""


class MasterBot:
    """Plays one seat of Sushi Go! or Party."""

    name = "master"
    nodes_per_iteration = 2

    def __init__(self, game: Draft, seat: Seat, rng: Random, budget: Budget) -> None:
        self.seat = seat
        self._rng = rng
        self._budget = budget
        self._seen: list[Event] = []
        self._chart = chart_of(game)
        self._kinds = Kinds(game)
        self._gains = gain_table(game, self._kinds.cards)

    def see(self, event: Event) -> None:
        self._seen.append(event)

    def choose(self, view: View) -> Action:
        assert view.decision is not None
        if len(view.decision.options) == 1:
            return view.decision.options[0]
        return self.rank(view)[0][0]

    def rank(self, view: View) -> list[Ranked]:
        """All options, the best first."""
        assert view.decision is not None
        return _ranking(self._kinds, self._think(view), self._root(), view.decision)

    def _root(self) -> int:
        """The node of my own question."""
        return self.seat

    def _think(self, view: View) -> Tree:
        known = knowledge_of(view, self._seen, self._rng)
        room, luck = new_scratch(known), luck_of(int(self._rng.random() * 2**53))
        budget = self._budget
        wanted = budget.iterations or int(A_SECOND * (budget.seconds or 0))
        tree = new_tree(min(NODES_AT_MOST, 1000 + self.nodes_per_iteration * wanted))
        if budget.iterations:
            self._search(known, tree, room, luck, budget.iterations)
        else:
            end = perf_counter() + (budget.seconds or 0)
            while perf_counter() < end:
                self._search(known, tree, room, luck, CHUNK)
        return tree

    def _search(self, known: Knowledge, tree: Tree, room: Scratch, luck: Luck, iterations: int) -> None:
        search(known.base, self._chart, *known[1:], self._gains, tree, room, luck, iterations)


def _ranking(kinds: Kinds, tree: Tree, root: int, decision: Choice) -> list[Ranked]:
    found = {}
    at = int(tree.nodes[root].first)
    while at >= 0:
        found[int(tree.edges[at].code)] = tree.edges[at]
        at = int(tree.edges[at].next)
    total = max(1, sum(int(edge.tries) for edge in found.values()))
    ranked = []
    for option in decision.options:
        edge: Any = found.get(code_of(kinds, option), NEVER_TRIED)
        tries = max(1, int(edge.tries))
        ranked.append(
            (option, int(edge.tries) / total, float(edge.reward) / tries, float(edge.margin) / tries)
        )
    return sorted(ranked, key=lambda each: (-each[1], -each[2]))
