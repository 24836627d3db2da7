"""A deal whose first hand has a card that costs a point or more: the coach speaks of it."""

from functools import cache
from typing import NamedTuple

from sushiya.bots.families import memory_at
from sushiya.core import Match
from sushiya.games import game_of
from sushiya.review.coach import Measurement
from sushiya.sushi.moves import Pick
from sushiya.texts import Texts, card_id

__all__ = ["GAME", "Costly", "costly"]

GAME = "sushi-go(seats=3)"


class Costly(NamedTuple):
    """The seed of the deal, a costly card of the first hand, and the best one."""

    seed: str
    worst: str
    best: str

    def names(self, language: str = "en") -> tuple[str, str]:
        """What both are called."""
        texts = Texts(language)
        return texts(card_id(self.worst)).lower(), texts(card_id(self.best)).lower()


@cache
def costly(attempts: int = 20) -> Costly:
    """The first such deal."""
    for seed in map(str, range(attempts)):
        match = Match(game_of(GAME), seed)
        memory = memory_at(match.game, 0).told(match.history)
        measured = Measurement(match.view(0), memory, match.options(0)[0])
        while measured.deals < 64 and measured.measure(0) is None:
            pass
        best, *others = measured.found().options
        worst = max(others, key=lambda each: each.less.low)
        if worst.less.low > 0 and worst.less.mean >= 1:
            return Costly(seed, _card(measured, worst.action), _card(measured, best.action))
    raise AssertionError("no hand with a costly card")


def _card(measured: Measurement, action: str) -> str:
    option = measured.option(action)
    assert isinstance(option, Pick)
    assert option.serving is not None
    return str(option.serving.card)
