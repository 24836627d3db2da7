"""What the stacks are worth: sushi counts as high as the bone stack reaches, bones always count against."""

from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushizock.layout import BONE, SUSHI, Config, Record
from sushiya.fast.wins import winners_of

__all__ = ["settle", "winners"]


@kernel
def settle(rec: Record, seat: int) -> int:
    """The points of one seat. Sushi above the height of the bone stack is worthless."""
    points = 0
    for place in range(rec.height[seat, BONE]):
        # Above the last sushi the stack holds zeros, so bones without a sushi only count against.
        points += int(rec.stacks[seat, SUSHI, place]) - int(rec.stacks[seat, BONE, place])
    return points


@inline_kernel
def winners(rec: Record, cfg: Config) -> int:
    """The winners of a finished match, a bit for each. Nothing breaks a tie."""
    return winners_of(rec.score, rec.score, cfg.seats)
