"""What the stacks are worth. Sushi counts only up to the height of the bones; bones always count against."""

from collections.abc import Sequence

from sushiya.core import BadNotation, Seat, listing
from sushiya.sushizock.tiles import BOX, KINDS, Tiles

__all__ = ["check_stacks", "score_stacks", "settle", "winners"]


def settle(stacks: Tiles) -> int:
    """The points of one seat. Sushi above the height of the bone stack is worthless."""
    return sum(stacks.sushi[: len(stacks.bones)]) - sum(stacks.bones)


def winners(points: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points; ties are not broken."""
    return tuple(seat for seat, own in enumerate(points) if own == max(points))


def score_stacks(stacks: Sequence[Tiles]) -> tuple[int, ...]:
    """The points of stacks that a user entered, bottom first; raises BadNotation (see `check_stacks`)."""
    check_stacks(stacks)
    return tuple(map(settle, stacks))


def check_stacks(stacks: Sequence[Tiles]) -> None:
    """Raise BadNotation for a tile that is not in the box, or if there are more of one than the box has."""
    for kind in KINDS:
        left = list(BOX.of(kind))
        for seat, own in enumerate(stacks):
            for tile in own.of(kind):
                if tile not in BOX.of(kind):
                    known = listing(sorted(set(BOX.of(kind))))
                    raise BadNotation(f"Seat {seat}: there is no {kind} {tile}; the box has {known}.")
                if tile not in left:
                    count = BOX.of(kind).count(tile)
                    raise BadNotation(f"Seat {seat}: one {kind} {tile} too many; the box has {count}.")
                left.remove(tile)
