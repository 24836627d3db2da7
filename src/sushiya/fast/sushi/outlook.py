"""How a match may end after an answer: imagined matches, played by the policy to the last point.

Search looks no further than the round, and learns a reward. Here a chance to win is a count of matches, and a
margin one of final scores. Trees of a search would not do: they know little about what follows an answer that
was hardly ever tried.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry, kernel, small
from sushiya.fast.luck import Luck
from sushiya.fast.sushi.chance import draw_lots
from sushiya.fast.sushi.gains import Gains, policy_answer
from sushiya.fast.sushi.layout import OVER, PICK, Chart, Row
from sushiya.fast.sushi.search import Scratch
from sushiya.fast.sushi.turn import all_revealed, answer, reveal_pick
from sushiya.fast.sushi.worlds import deal_world

__all__ = ["outlook"]

GIVEN: Final = -1
"""The answer was given already: from then on the policy plays."""


@entry
def outlook(
    base: Any,
    c: Chart,
    hidden: NDArray[np.int8],
    unknown: NDArray[np.int8],
    lacks: NDArray[np.int32],
    sizes: NDArray[np.int8],
    gains: Gains,
    room: Scratch,
    luck: Luck,
    me: int,
    code: int,
    matches: int,
    sums: NDArray[np.float64],
) -> None:
    """Play so many matches that begin with this answer of mine; `sums` gets my wins and my margins."""
    for _ in range(matches):
        room.world[0] = base[0]
        g = room.world[0]
        deal_world(g, c, hidden, unknown, lacks, sizes, luck)
        _play_on(g, c, gains, room, luck, me, code)
        _add_up(g, c, me, sums)


@kernel
def _play_on(g: Row, c: Chart, gains: Gains, room: Scratch, luck: Luck, me: int, code: int) -> None:
    while g.ask != OVER:
        if g.awaiting == 0:
            draw_lots(g, c, luck)
        elif g.ask == PICK and g.awaiting == (1 << c.seats) - 1 and not g.blind:
            for seat in range(c.seats):
                mine = code if seat == me else GIVEN
                reveal_pick(g, c, seat, _choose(g, c, gains, room, luck, seat, mine))
            all_revealed(g, c)
            code = GIVEN
        else:
            seat = lowest_bit(int(g.awaiting))
            mine = code if seat == me else GIVEN
            answer(g, c, seat, _choose(g, c, gains, room, luck, seat, mine))
            if seat == me:
                code = GIVEN


@small
def _choose(g: Row, c: Chart, gains: Gains, room: Scratch, luck: Luck, seat: int, code: int) -> int:
    return policy_answer(g, c, gains, seat, luck, room.codes) if code == GIVEN else code


@kernel
def _add_up(g: Row, c: Chart, me: int, sums: NDArray[np.float64]) -> None:
    """A win counts 1, a shared one its share; the margin is to the best of the others."""
    best, winners, most = -(1 << 30), 0, -(1 << 30)
    for seat in range(c.seats):
        rank = 64 * int(g.score[seat]) + int(g.kept[seat])
        winners = winners + 1 if rank == best else (1 if rank > best else winners)
        best = max(best, rank)
        if seat != me:
            most = max(most, int(g.score[seat]))
    if 64 * int(g.score[me]) + int(g.kept[me]) == best:
        sums[0] += 1.0 / winners
    sums[1] += int(g.score[me]) - most
