"""Sake. Your card from the next hand is drawn blind."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Record

__all__ = ["served"]


@kernel
def served(rec: Record, seat: int) -> None:
    rec.blind_next |= 1 << seat
