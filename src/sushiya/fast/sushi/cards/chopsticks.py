"""Chopsticks. In a later turn, lay a second card from hand; the chopsticks go into that hand."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.codes import COPY, FREE, KIND
from sushiya.fast.sushi.kitchen import ask_one, lay, take_from_hand, take_up, where
from sushiya.fast.sushi.layout import CHOPSTICKS, Chart, Row

__all__ = ["called", "second"]


@kernel
def called(g: Row, c: Chart, seat: int) -> None:
    ask_one(g, CHOPSTICKS, seat)


@kernel
def second(g: Row, c: Chart, seat: int, code: int) -> None:
    hand = int(g.hand[seat])
    take_up(g, c, seat, where(g, seat, int(g.plate)), hand)
    kind = (code & KIND) - 1
    take_from_hand(g, hand, kind)
    lay(g, c, seat, kind, code >> COPY & KIND, code >> FREE & 1)
