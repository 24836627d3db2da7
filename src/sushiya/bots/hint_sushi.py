"""Hints for Sushi Go! and Party: the master ranks the options, imagined matches evaluate the best one."""

from math import exp, log
from random import Random

import numpy as np

from sushiya.bots.budget import Budget
from sushiya.bots.master import MasterBot
from sushiya.core import Action, Seat
from sushiya.fast.rng import rng_of
from sushiya.fast.sushi.codes import code_of
from sushiya.fast.sushi.rollout import rollout
from sushiya.fast.sushi.search import new_workspace
from sushiya.fast.sushi.worlds import knowledge_of
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.memory import Memory
from sushiya.sushi.view import View

__all__ = ["HintBot"]

PORTION = 50
"""Matches between two checks of the clock."""
SEARCHING = 0.7
"""The share of the time that the search may take; the rest is for matches."""
SURE = 0.005
"""Estimates stay at least this far from 0 and 1."""


class HintBot(MasterBot):
    """Searches like the master for at most SEARCHING of its time, then plays matches to their end."""

    def __init__(
        self, game: DraftingGame, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        super().__init__(game, seat, rng, budget.part(SEARCHING), memory)
        self._rest = budget.part(1 - SEARCHING)

    def look_ahead(self, view: View) -> list[tuple[Action, float, float]]:
        """The options, the master's choice first, each with its chance to win and its final margin.

        The search looks no further than the end of the round, so its reward is not a chance to win. But it is
        the best judge of how much better one option is than another. That difference is added to how matches
        end after the best option. No other option gets a higher chance: one that did better in a few tries is
        not better.
        """
        ranked = self.rank(view)
        best, _, best_reward, best_margin = ranked[0]
        win, margin = self.ends_of(view, best)
        others = [
            (option, min(win, _moved(win, best_reward, reward)), margin + mean - best_margin)
            for option, _, reward, mean in ranked[1:]
        ]
        return [(best, win, margin), *sorted(others, key=lambda each: -each[1])]

    def ends_of(self, view: View, option: Action) -> tuple[float, float]:
        """The share of matches won after this option, and the mean of their margins."""
        known = knowledge_of(view, self._memory, self._rng)
        workspace, fast_rng = new_workspace(known), rng_of(int(self._rng.random() * 2**53))
        code, sums, matches = code_of(self._kinds, option), np.zeros(2), 0
        for portion, _ in self._rest.portions(PORTION):
            rollout(
                known.base,
                self._config,
                *known[1:],
                self._weights,
                workspace,
                fast_rng,
                self.seat,
                code,
                portion,
                sums,
            )
            matches += portion
        return float(sums[0] / matches), float(sums[1] / matches)


def _moved(win: float, best: float, reward: float) -> float:
    """The chance to win of an option other than the best.

    The log odds of the two chances differ by as much as those of the two rewards.
    """
    return 1 / (1 + exp(_odds(best) - _odds(win) - _odds(reward)))


def _odds(chance: float) -> float:
    """The log odds."""
    inside = min(1 - SURE, max(SURE, chance))
    return log(inside / (1 - inside))
