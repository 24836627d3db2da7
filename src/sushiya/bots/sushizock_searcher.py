"""What bots that search in Sushizock share: they see, imagine what they can't, and start from there."""

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
    """Has one seat of Sushizock; how it chooses is up to the bot."""

    def __init__(
        self, game: Sushizock, seat: Seat, rng: Random, budget: Budget, memory: Memory | None = None
    ) -> None:
        self.seat = seat
        self._game = game
        self._rng = rng
        self._budget = budget
        self._memory = memory or Memory(game.seats)
        self._config = config_of(game)
        self._base = np.zeros(1, DTYPE).view(np.recarray)
        """The position that is thought about."""

    def see(self, event: Event) -> None:
        self._memory.see(event)

    def _set_up(self, view: View) -> tuple[Board, Rng]:
        """Put a board that looks like this one before the search, and give it luck."""
        state = imagine_from(view, self._memory, self._rng)
        from_state(self._game, state, self._base[0])
        return state.board, rng_of(int(self._rng.random() * 2**53))
