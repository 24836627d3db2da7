"""Hints for Sushi Go! and Party: the master ranks the options, imagined matches show what follows each."""

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.bots.budget import Budget
from sushiya.bots.master import MasterBot
from sushiya.bots.outlook import Outlook
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

PORTION = 5
"""Matches between two checks of the clock, for each option."""
AT_THE_END = 3
"""Where a record keeps the points scored at the end of the match, after those of the rounds."""
SEARCHING = 0.7
"""The share of the time that the search may take; the rest is for matches."""
SURE = 0.005
"""Estimates stay at least this far from 0 and 1."""


class Ends(NamedTuple):
    """How imagined matches ended for the seat that asked."""

    win: float
    """The share of matches won."""
    margin: float
    """The mean of the margins to the best of the others."""
    points: NDArray[np.int16]
    """By match, seat and dish: the points of the round that was played, and those at the end of the match."""


class HintBot(MasterBot):
    """Searches like the master for at most SEARCHING of its time, then plays matches to their end."""

    def __init__(
        self, game: DraftingGame, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        super().__init__(game, seat, rng, budget.part(SEARCHING), memory)
        self._rest = budget.part(1 - SEARCHING)

    def look_ahead(self, view: View, most: int) -> list[Outlook]:
        """The options that the search tried most, each with its chance to win and its final margin.

        The search looks no further than the end of the round, so its reward is not a chance to win. But it is
        the best judge of how much better one option is than another. That difference is added to how matches
        end after the best option. No other option gets a higher chance: one that did better in a few tries is
        not better.
        """
        ranked = self.rank(view)[:most]
        ends = self.ends_of(view, [option for option, *_ in ranked])
        _, best_share, best_reward, best_margin = ranked[0]
        win, margin = ends[0].win, ends[0].margin
        first = Outlook(ranked[0][0], win, margin, best_share, ends[0].points)
        others = [
            Outlook(
                option,
                min(win, _moved(win, best_reward, reward)),
                margin + mean - best_margin,
                share,
                end.points,
            )
            for (option, share, reward, mean), end in zip(ranked[1:], ends[1:], strict=True)
        ]
        return [first, *others]

    def ends_of(self, view: View, options: Sequence[Action]) -> list[Ends]:
        """How the same imagined matches end after each of these options."""
        known = knowledge_of(view, self._memory, self._rng)
        workspace, seed = new_workspace(known), int(self._rng.random() * 2**53)
        rec, this_round, hidden = workspace.world[0], view.round - 1, known.hidden.copy()
        codes = [code_of(self._kinds, option) for option in options]
        sums = np.zeros((len(options), 2))
        points: list[list[NDArray[np.int16]]] = [[] for _ in options]
        for portion, _ in self._rest.portions(PORTION):
            for _ in range(portion):
                seed += 1
                for index, code in enumerate(codes):
                    known.hidden[:] = hidden  # each deal shuffles them
                    rollout(
                        known.base,
                        self._config,
                        *known[1:],
                        self._weights,
                        workspace,
                        rng_of(seed),  # the same deal for each option
                        self.seat,
                        code,
                        1,
                        sums[index],
                    )
                    scored = rec.points[: view.game.seats, (this_round, AT_THE_END)]
                    points[index].append(scored.sum(axis=1, dtype=np.int16))
        return [
            Ends(float(total[0]) / len(found), float(total[1]) / len(found), np.array(found))
            for total, found in zip(sums, points, strict=True)
        ]


def _moved(win: float, best: float, reward: float) -> float:
    """The chance to win of an option other than the best.

    The log odds of the two chances differ by as much as those of the two rewards.
    """
    return 1 / (1 + exp(_odds(best) - _odds(win) - _odds(reward)))


def _odds(chance: float) -> float:
    """The log odds."""
    inside = min(1 - SURE, max(SURE, chance))
    return log(inside / (1 - inside))
