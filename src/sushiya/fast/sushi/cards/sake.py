"""Sake. The card from your next hand is drawn without looking."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Row

__all__ = ["served"]


@kernel
def served(g: Row, seat: int) -> None:
    g.blind_next |= 1 << seat
