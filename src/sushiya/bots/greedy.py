"""The greedy bot: what looks best at once, by rules of thumb. It answers instantly, in all games."""

from random import Random

from sushiya.bots.greedy_dice import best_move
from sushiya.bots.greedy_sushi import best_answer
from sushiya.core import Action, Event, Seat
from sushiya.sushi import View as SushiView
from sushiya.sushizock import View as SushizockView

__all__ = ["GreedyBot"]


class GreedyBot:
    """Plays one seat of any of the games. Between equally good options its generator decides."""

    name = "greedy"

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self._rng = rng
        self._seen: list[Event] = []

    def see(self, event: Event) -> None:
        self._seen.append(event)

    def choose(self, view: SushiView | SushizockView) -> Action:
        if isinstance(view, SushiView):
            return best_answer(view, self._seen, self._rng)
        return best_move(view, self._seen, self._rng)
