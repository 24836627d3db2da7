"""Options of the open question, and whole matches at random from any position."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.kernel import entry
from sushiya.fast.luck import Luck, below
from sushiya.fast.sushizock.allowed import forced_takes, keeps, steals, takes
from sushiya.fast.sushizock.chance import draw_lots
from sushiya.fast.sushizock.codes import ACTIONS
from sushiya.fast.sushizock.layout import OVER, Chart, Row
from sushiya.fast.sushizock.turn import answer, start
from sushiya.sushizock.turn import LAST_ROLL

__all__ = ["OPTIONS", "options", "random_answer", "random_game", "random_games"]

OPTIONS = ACTIONS
"""Room for the options of any question."""


@entry
def options(g: Row, c: Chart, seat: int, out: NDArray[np.int32]) -> int:
    """The codes of all options of this seat, whose turn it must be; how many there are."""
    n = takes(g, out, 0)
    n = steals(g, c, seat, out, n)
    if g.roll < LAST_ROLL:
        n = keeps(g, out, n)
    if n == 0:
        n = forced_takes(g, out, n)
    return n


@entry
def random_answer(g: Row, c: Chart, seat: int, luck: Luck, codes: NDArray[np.int32]) -> int:
    """Any option, each equally likely."""
    return int(codes[below(luck, options(g, c, seat, codes))])


@entry
def random_game(g: Row, c: Chart, luck: Luck, codes: NDArray[np.int32]) -> None:
    """Play on to the end, everybody at random. `codes` is for scribbling."""
    while g.ask != OVER:
        if g.awaiting == 0:
            draw_lots(g, c, luck)
        else:
            seat = int(g.turn)
            answer(g, c, seat, random_answer(g, c, seat, luck, codes))


@entry
def random_games(
    g: Row, c: Chart, games: int, luck: Luck, codes: NDArray[np.int32], totals: NDArray[np.int64]
) -> None:
    """So many matches, one after the other on one record; the sums of all seats' scores."""
    for _ in range(games):
        start(g, c)
        random_game(g, c, luck, codes)
        for seat in range(c.seats):
            totals[seat] += g.score[seat]
