"""What the searching bots of Sushizock share: a memory, and a root position with imagined hidden tiles."""

from random import Random

import numpy as np

from sushiya.bots.budget import Budget
from sushiya.core import Event, Seat
from sushiya.fast.rng import Rng, rng_of
from sushiya.fast.sushizock.config import config_of
from sushiya.fast.sushizock.convert import from_state
from sushiya.fast.sushizock.layout import DTYPE
from sushiya.sushizock import Board, Sushizock, View
from sushiya.sushizock.imagine import imagine_from
from sushiya.sushizock.memory import Memory

__all__ = ["SushizockSearcher"]


class SushizockSearcher:
    """Plays one seat of Sushizock; subclasses decide how to choose."""

    def __init__(
        self, game: Sushizock, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        self.seat = seat
        self._game = game
        self._rng = rng
        self.budget = budget
        """What it may spend on the next answer."""
        self._memory = memory or Memory(game.seats)
        self._config = config_of(game)
        self._base = np.zeros(1, DTYPE).view(np.recarray)
        """The root position of the search."""

    def see(self, event: Event) -> None:
        self._memory.see(event)

    def _set_up(self, view: View) -> tuple[Board, Rng]:
        """Imagine a board that matches the view as the root; return it with a new random generator."""
        state = imagine_from(view, self._memory, self._rng)
        from_state(self._game, state, self._base[0])
        return state.board, rng_of(int(self._rng.random() * 2**53))
