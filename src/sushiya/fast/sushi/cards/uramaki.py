"""Uramaki. A race to a number of icons; whoever reaches it scores immediately."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.kitchen import score, set_aside
from sushiya.fast.sushi.layout import ROUND, Config, Record
from sushiya.fast.sushi.tableau import icons

__all__ = ["settled"]


@kernel
def settled(rec: Record, cfg: Config) -> None:
    """Whoever reaches the goal scores, more icons first. Players tied on a place use up as many places."""
    dish = cfg.uramaki
    served = 0
    for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
        served += int(rec.served[kind])
    if not served:
        return
    places = cfg.numbers[ROUND, dish, 0]
    while rec.places_taken < places:
        best = most_icons(rec, cfg)
        if best < cfg.goal:
            return
        taken = int(rec.places_taken)
        for seat in range(cfg.seats):
            if icons(rec, cfg, seat, dish) == best:
                score(rec, seat, dish, int(cfg.numbers[ROUND, dish, 1 + taken]))
                clear(rec, cfg, seat)
                rec.places_taken += 1


@kernel
def most_icons(rec: Record, cfg: Config) -> int:
    best = 0
    for seat in range(cfg.seats):
        best = max(best, icons(rec, cfg, seat, cfg.uramaki))
    return best


@kernel
def clear(rec: Record, cfg: Config, seat: int) -> None:
    """Set aside the plates that have scored."""
    for i in range(int(rec.lying[seat]) - 1, -1, -1):
        plate = rec.plates[seat, i]
        if cfg.dish[plate.face] == cfg.uramaki and not plate.turned:
            set_aside(rec, cfg, seat, i)
