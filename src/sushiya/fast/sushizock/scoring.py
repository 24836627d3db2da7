"""What the stacks are worth: sushi counts as far up as the bones reach, bones always count against."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushizock.layout import BONE, SUSHI, Row

__all__ = ["settle"]


@kernel
def settle(g: Row, seat: int) -> int:
    """The points of one seat. Sushi above the height of the bone stack is worthless."""
    points = 0
    for place in range(g.height[seat, BONE]):
        # Above the last sushi the stack holds zeros: bones without a sushi just count against.
        points += int(g.stacks[seat, SUSHI, place]) - int(g.stacks[seat, BONE, place])
    return points
