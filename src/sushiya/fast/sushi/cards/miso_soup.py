"""Miso soup. Soups played in the same turn, by anyone, are all set aside."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.kitchen import set_aside
from sushiya.fast.sushi.layout import Config, Record

__all__ = ["settled"]


@kernel
def settled(rec: Record, cfg: Config) -> None:
    soup = cfg.first_kind[cfg.miso_soup]
    if rec.served[soup] < 2:
        return
    for seat in range(cfg.seats):
        for i in range(int(rec.lying[seat]) - 1, -1, -1):
            plate = rec.plates[seat, i]
            if plate.face == soup and not plate.turned and plate.since == rec.turn:
                set_aside(rec, cfg, seat, i)
