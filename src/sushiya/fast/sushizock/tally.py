"""Random matches of Sushizock, added up by kind of tile and by seat."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry, kernel
from sushiya.fast.luck import Luck, below
from sushiya.fast.sushizock.chance import draw_lots
from sushiya.fast.sushizock.codes import KEEP, PILES, STEAL
from sushiya.fast.sushizock.layout import BONE, OVER, SUSHI, TILES, Chart, Row
from sushiya.fast.sushizock.play import options
from sushiya.fast.sushizock.turn import answer, start
from sushiya.fast.tally import Tally, end_match, winners_of

__all__ = ["rank", "tally_games"]


@entry
def tally_games(g: Row, c: Chart, games: int, luck: Luck, codes: NDArray[np.int32], t: Tally) -> None:
    """Play so many matches at random."""
    for _ in range(games):
        start(g, c)
        while g.ask != OVER:
            if g.awaiting == 0:
                draw_lots(g, c, luck)
                continue
            found = options(g, c, int(g.turn), codes)
            code = int(codes[below(luck, found)])
            _count_pick(code, codes, found, t)
            answer(g, c, int(g.turn), code)
        _write_points(g, c, t)
        end_match(t, c.seats, PILES, winners_of(g, c.seats))


@kernel
def _count_pick(code: int, codes: NDArray[np.int32], found: int, t: Tally) -> None:
    """A kind is picked when a tile of it is taken or stolen."""
    for kind in range(PILES):
        there = False
        for i in range(found):
            there |= _kind(int(codes[i])) == kind
        t.offered[kind] += int(there)
        t.picked[kind] += int(_kind(code) == kind)


@kernel
def _kind(code: int) -> int:
    """The kind of the tile that somebody gets; -1: none, dice are kept."""
    if code >= KEEP:
        return -1
    return code // TILES % PILES if code < STEAL else (code - STEAL) // TILES % PILES


@kernel
def _write_points(g: Row, c: Chart, t: Tally) -> None:
    for seat in range(c.seats):
        bones = 0
        for place in range(g.height[seat, BONE]):
            bones -= int(g.stacks[seat, BONE, place])
        t.scores[seat] = g.score[seat]
        t.points[seat, BONE] = bones
        t.points[seat, SUSHI] = g.score[seat] - bones


@kernel
def rank(g: Row, seat: int) -> int:
    """Most points."""
    return int(g.score[seat])
