"""Random matches of Sushi Go! and Party, tallied by dish and by seat."""

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.rng import Rng
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.codes import KIND, SECOND
from sushiya.fast.sushi.layout import OVER, PICK, Config, Record
from sushiya.fast.sushi.play import random_answer
from sushiya.fast.sushi.scoring import winners
from sushiya.fast.sushi.servings import Codes
from sushiya.fast.sushi.turn import answer, start
from sushiya.fast.tally import Tally, end_match

__all__ = ["tally_games"]

PARTS = 4
"""Three rounds, and the end of the match."""


@entry_point
def tally_games(rec: Record, cfg: Config, games: int, rng: Rng, codes: Codes, t: Tally) -> None:
    """Play matches at random and tally them."""
    for _ in range(games):
        start(rec, cfg)
        while rec.ask != OVER:
            if rec.awaiting == 0:
                sample_chance(rec, cfg, rng)
                continue
            seat = lowest_bit(int(rec.awaiting))
            code = random_answer(rec, cfg, seat, rng, codes)
            if rec.ask == PICK and code & KIND:  # a blind draw is not a pick
                _count_pick(rec, cfg, seat, code, t)
            answer(rec, cfg, seat, code)
        _write_points(rec, cfg, t)
        end_match(t, cfg.seats, cfg.dishes, winners(rec, cfg))


@kernel
def _count_pick(rec: Record, cfg: Config, seat: int, code: int, t: Tally) -> None:
    hand = rec.hand[seat]
    for dish in range(cfg.dishes):
        there = False
        for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
            there |= rec.hands[hand, kind] > 0
        t.offered[dish] += int(there)
    first, second = (code & KIND) - 1, (code >> SECOND & KIND) - 1
    t.picked[cfg.dish[first]] += 1
    if second >= 0 and cfg.dish[second] != cfg.dish[first]:
        t.picked[cfg.dish[second]] += 1


@kernel
def _write_points(rec: Record, cfg: Config, t: Tally) -> None:
    for seat in range(cfg.seats):
        t.scores[seat] = rec.score[seat]
        for dish in range(cfg.dishes):
            t.points[seat, dish] = 0
            for part in range(PARTS):
                t.points[seat, dish] += rec.points[seat, part, dish]
