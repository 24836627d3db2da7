"""Sake. Points, and the card from your next hand is drawn without looking."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.layout import Chart, Row

__all__ = ["score", "served"]


@kernel
def served(g: Row, seat: int) -> None:
    g.blind_next |= 1 << seat


@kernel
def score(g: Row, c: Chart, seat: int, dish: int) -> int:
    return int(c.numbers[dish, 0]) * int(g.icons[seat])
