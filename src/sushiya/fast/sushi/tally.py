"""Random matches of Sushi Go! and Party, added up by dish and by seat."""

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry, kernel
from sushiya.fast.luck import Luck
from sushiya.fast.sushi.chance import draw_lots
from sushiya.fast.sushi.codes import KIND, SECOND
from sushiya.fast.sushi.layout import OVER, PICK, Chart, Row
from sushiya.fast.sushi.play import random_answer
from sushiya.fast.sushi.servings import Codes
from sushiya.fast.sushi.turn import answer, start
from sushiya.fast.tally import Tally, end_match, winners_of

__all__ = ["rank", "tally_games"]

PARTS = 4
"""Three rounds, and the end of the match."""


@entry
def tally_games(g: Row, c: Chart, games: int, luck: Luck, codes: Codes, t: Tally) -> None:
    """Play so many matches at random."""
    for _ in range(games):
        start(g, c)
        while g.ask != OVER:
            if g.awaiting == 0:
                draw_lots(g, c, luck)
                continue
            seat = lowest_bit(int(g.awaiting))
            code = random_answer(g, c, seat, luck, codes)
            if g.ask == PICK and code & KIND:  # who draws blind picks nothing
                _count_pick(g, c, seat, code, t)
            answer(g, c, seat, code)
        _write_points(g, c, t)
        end_match(t, c.seats, c.dishes, winners_of(g, c.seats))


@kernel
def _count_pick(g: Row, c: Chart, seat: int, code: int, t: Tally) -> None:
    hand = g.hand[seat]
    for dish in range(c.dishes):
        there = False
        for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
            there |= g.hands[hand, kind] > 0
        t.offered[dish] += int(there)
    first, second = (code & KIND) - 1, (code >> SECOND & KIND) - 1
    t.picked[c.dish[first]] += 1
    if second >= 0 and c.dish[second] != c.dish[first]:
        t.picked[c.dish[second]] += 1


@kernel
def _write_points(g: Row, c: Chart, t: Tally) -> None:
    for seat in range(c.seats):
        t.scores[seat] = g.score[seat]
        for dish in range(c.dishes):
            t.points[seat, dish] = 0
            for part in range(PARTS):
                t.points[seat, dish] += g.points[seat, part, dish]


@kernel
def rank(g: Row, seat: int) -> int:
    """Most points; of those, most desserts."""
    return int(g.score[seat]) * 64 + int(g.kept[seat])
