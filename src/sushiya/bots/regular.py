"""The regular: a careful guest who plans sets, remembers hands and watches the neighbours, and is quick."""

from random import Random

from sushiya.bots.greedy_dice import best_move
from sushiya.bots.regular_sushi import considered_answer
from sushiya.core import Action, Event, Seat
from sushiya.sushi import View as SushiView
from sushiya.sushi.memory import Memory
from sushiya.sushizock import View as SushizockView

__all__ = ["RegularBot"]


class RegularBot:
    """Plays one seat of any of the games. Between equally good options its generator decides."""

    name = "regular"

    def __init__(self, seats: int, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self._rng = rng
        self._seen: list[Event] = []
        self._memory = Memory(seats, ())

    def see(self, event: Event) -> None:
        self._seen.append(event)
        self._memory.see(event)

    def choose(self, view: SushiView | SushizockView) -> Action:
        if isinstance(view, SushiView):
            return considered_answer(view, self._seen, self._memory, self._rng)
        return best_move(view, self._seen, self._rng)
