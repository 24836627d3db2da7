"""Random matches of Sushizock, tallied by kind of tile and by seat."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushizock.chance import sample_chance
from sushiya.fast.sushizock.codes import KEEP, PILES, STEAL
from sushiya.fast.sushizock.layout import BONE, OVER, SUSHI, TILES, Config, Record
from sushiya.fast.sushizock.play import options
from sushiya.fast.sushizock.scoring import winners
from sushiya.fast.sushizock.turn import answer, start
from sushiya.fast.tally import Tally, end_match

__all__ = ["tally_games"]


@entry_point
def tally_games(rec: Record, cfg: Config, games: int, rng: Rng, codes: NDArray[np.int32], t: Tally) -> None:
    """Play matches at random and tally them."""
    for _ in range(games):
        start(rec, cfg)
        while rec.ask != OVER:
            if rec.awaiting == 0:
                sample_chance(rec, cfg, rng)
                continue
            found = options(rec, cfg, int(rec.turn), codes)
            code = int(codes[below(rng, found)])
            _count_pick(code, codes, found, t)
            answer(rec, cfg, int(rec.turn), code)
        _write_points(rec, cfg, t)
        end_match(t, cfg.seats, PILES, winners(rec, cfg))


@kernel
def _count_pick(code: int, codes: NDArray[np.int32], found: int, t: Tally) -> None:
    """Count offers and picks of each kind. A kind is picked when a tile of it is taken or stolen."""
    for kind in range(PILES):
        there = False
        for i in range(found):
            there |= _kind(int(codes[i])) == kind
        t.offered[kind] += int(there)
        t.picked[kind] += int(_kind(code) == kind)


@kernel
def _kind(code: int) -> int:
    """The kind of the tile that a player gets; -1 if dice are kept instead."""
    if code >= KEEP:
        return -1
    return code // TILES % PILES if code < STEAL else (code - STEAL) // TILES % PILES


@kernel
def _write_points(rec: Record, cfg: Config, t: Tally) -> None:
    for seat in range(cfg.seats):
        bones = 0
        for place in range(rec.height[seat, BONE]):
            bones -= int(rec.stacks[seat, BONE, place])
        t.scores[seat] = rec.score[seat]
        t.points[seat, BONE] = bones
        t.points[seat, SUSHI] = rec.score[seat] - bones
