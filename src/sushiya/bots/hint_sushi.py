"""Hints for Sushi Go! and Party: the master ranks the options, imagined matches show what follows each."""

from collections.abc import Sequence
from math import exp, log
from random import Random

import numpy as np

from sushiya.bots.budget import Budget
from sushiya.bots.candidate import Candidate
from sushiya.bots.master_sushi import MasterSushiBot
from sushiya.bots.playouts_sushi import Followed, Playouts, followed
from sushiya.core import Action, Seat
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.memory import Memory
from sushiya.sushi.view import View

__all__ = ["HintBot"]

PORTION = 5
"""Matches between two checks of the clock, for each option."""
SEARCHING = 0.7
"""The share of the time that the search may take; the rest is for matches."""
SURE = 0.005
"""Estimates stay at least this far from 0 and 1."""


class HintBot(MasterSushiBot):
    """Searches like the master for at most SEARCHING of its time, then plays matches to their end."""

    enough = 50_000.0
    """By how much an option is worse takes more to say than which one is best."""

    def __init__(
        self, game: DraftingGame, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        super().__init__(game, seat, rng, budget.part(SEARCHING), memory)
        self._rest = budget.part(1 - SEARCHING)

    def look_ahead(self, view: View, most: int) -> list[Candidate]:
        """The options that the search tried most, each with its win probability and its final margin.

        The search looks no further than the end of the round, so its reward is not a win probability. But it
        is the best judge of how much better one option is than another. That difference is added to how
        matches end after the best option. No other option gets a higher probability: one that did better in a
        few tries is not better.
        """
        ranked = self.rank(view)[:most]
        ends = self.ends_of(view, [option for option, *_ in ranked])
        _, best_share, best_reward, best_margin = ranked[0]
        win, margin = self._win_and_margin(ends[0])
        first = Candidate(ranked[0][0], win, margin, best_share, ends[0])
        others = [
            Candidate(
                option,
                min(win, _moved(win, best_reward, reward)),
                margin + mean - best_margin,
                share,
                end,
            )
            for (option, share, reward, mean), end in zip(ranked[1:], ends[1:], strict=True)
        ]
        return [first, *others]

    def ends_of(self, view: View, options: Sequence[Action]) -> list[Followed]:
        """How the same imagined matches end after each of these options."""
        playouts = Playouts(view, self._memory, options, self._rng)
        return followed([playouts.play(portion) for portion, _ in self._rest.portions(PORTION)])

    def _win_and_margin(self, end: Followed) -> tuple[float, float]:
        """The share of matches won, and the mean of the margins to the best opponent."""
        own, others = end.scores[:, self.seat], np.delete(end.scores, self.seat, axis=1)
        return float(end.won[:, self.seat].mean()), float((own - others.max(axis=1)).mean())


def _moved(win: float, best: float, reward: float) -> float:
    """The win probability of an option other than the best.

    The log odds of the two probabilities differ by as much as those of the two rewards.
    """
    return 1 / (1 + exp(_odds(best) - _odds(win) - _odds(reward)))


def _odds(chance: float) -> float:
    """The log odds of a probability."""
    inside = min(1 - SURE, max(SURE, chance))
    return log(inside / (1 - inside))
