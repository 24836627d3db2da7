"""Chopsticks. In a later turn, lay a second card from hand; the chopsticks go into that hand."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.codes import COPY, FREE, KIND
from sushiya.fast.sushi.kitchen import ask_one, lay, take_from_hand, take_up, where
from sushiya.fast.sushi.layout import CHOPSTICKS, Config, Record

__all__ = ["called", "second"]


@kernel
def called(rec: Record, cfg: Config, seat: int) -> None:
    ask_one(rec, CHOPSTICKS, seat)


@kernel
def second(rec: Record, cfg: Config, seat: int, code: int) -> None:
    hand = int(rec.hand[seat])
    take_up(rec, cfg, seat, where(rec, seat, int(rec.plate)), hand)
    kind = (code & KIND) - 1
    take_from_hand(rec, hand, kind)
    lay(rec, cfg, seat, kind, code >> COPY & KIND, code >> FREE & 1)
