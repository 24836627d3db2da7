"""Who won a finished match, and each seat's share: a win counts 1, and a shared win is divided."""

from typing import Any

from sushiya.fast.bits import count_bits
from sushiya.fast.kernel import inline_kernel

__all__ = ["share_of_win", "winners_of"]

TIES = 64
"""More than anybody has of what breaks ties."""


@inline_kernel
def winners_of(scores: Any, tie_breaks: Any, seats: int) -> int:
    """A bit for each winner: the most points, and among equals the most of what breaks ties."""
    best, winners = 0, 0
    for seat in range(seats):
        rank = TIES * int(scores[seat]) + int(tie_breaks[seat])
        if rank > best or seat == 0:
            best, winners = rank, 0
        winners |= int(rank == best) << seat
    return winners


@inline_kernel
def share_of_win(winners: int, seat: int) -> float:
    """What a seat has of the win: from 0, for a seat that isn't among the winners, to 1."""
    return ((winners >> seat) & 1) / count_bits(winners)
