"""The clairvoyant: the master's search with all hands known to it. A yardstick, never an opponent."""

from typing import Any

from sushiya.bots.master_sushi import MasterSushiBot
from sushiya.core import Action, BadOptions, State
from sushiya.fast.sushi.worlds import Knowledge, everything
from sushiya.sushi.model import Board
from sushiya.sushi.turn import copy_blind
from sushiya.sushi.view import View

__all__ = ["ClairvoyantSushiBot"]


class ClairvoyantSushiBot(MasterSushiBot):
    """Sees every hand and pile. What others answer now, and what will be dealt, it doesn't know."""

    name = "clairvoyant"
    _state: State[Board]

    def choose(self, view: View) -> Action:
        raise BadOptions("The bot clairvoyant has to see the whole state: ask it with choose_knowing.")

    def choose_knowing(self, view: View, state: State[Any]) -> Action:
        self._state = state
        return super().choose(view)

    def _known(self, view: View) -> Knowledge:
        assert self._state.ask is not None
        if self._state.ask.asked_by.do is copy_blind:  # by now the board holds the others' sealed picks
            return super()._known(view)
        return everything(view.game, self._state)
