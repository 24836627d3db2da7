"""What the stacks are worth: sushi counts as high as the bone stack reaches, bones always count against."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushizock.layout import BONE, SUSHI, Record

__all__ = ["settle"]


@kernel
def settle(rec: Record, seat: int) -> int:
    """The points of one seat. Sushi above the height of the bone stack is worthless."""
    points = 0
    for place in range(rec.height[seat, BONE]):
        # Above the last sushi the stack holds zeros, so bones without a sushi only count against.
        points += int(rec.stacks[seat, SUSHI, place]) - int(rec.stacks[seat, BONE, place])
    return points
