"""Takeout box. Turn any of your cards of this round face down: each is then worth the same."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.kitchen import ask_one, set_aside, turn_over, where
from sushiya.fast.sushi.layout import FILL_BOX, Config, Record
from sushiya.fast.sushi.servings import Codes

__all__ = ["filled", "fills", "numbered"]


@kernel
def numbered(rec: Record, cfg: Config, seat: int) -> None:
    ask_one(rec, FILL_BOX, seat)


@kernel
def fills(rec: Record, cfg: Config, seat: int, out: Codes) -> int:
    """The numbers of the plates that fit into the box, and 0 for done."""
    n = 0
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        waiting = cfg.numbered[cfg.dish[plate.face]]
        old_enough = plate.since < rec.turn or cfg.box_reaches_this_turn
        if not plate.turned and not waiting and old_enough:
            out[n] = plate.no
            n += 1
    out[n] = 0
    return n + 1


@kernel
def filled(rec: Record, cfg: Config, seat: int, code: int) -> None:
    """Until it is done, the box stays the plate with the lowest number, so it asks again."""
    if code:
        turn_over(rec, cfg, seat, where(rec, seat, code))
    else:
        set_aside(rec, cfg, seat, where(rec, seat, int(rec.plate)))
