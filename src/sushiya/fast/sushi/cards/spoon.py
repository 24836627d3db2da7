"""Spoon. In a later turn, name a kind or a card: the next player who has it swaps it for the spoon."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.codes import COPY, KIND
from sushiya.fast.sushi.kitchen import ask_one, lay, set_aside, take_from_hand, take_up, where
from sushiya.fast.sushi.layout import CHOOSE_COPY, GIVE, WISH, Config, Record
from sushiya.fast.sushi.servings import Codes

__all__ = ["called", "copied", "gifts", "given", "wished"]


@kernel
def called(rec: Record, cfg: Config, seat: int) -> None:
    ask_one(rec, WISH, seat)


@kernel
def wished(rec: Record, cfg: Config, seat: int, wish: int) -> None:
    """Find the first seat, clockwise, that has it."""
    rec.wish = wish
    for step in range(1, cfg.seats):
        giver = (seat + step) % cfg.seats
        if int(rec.held[rec.hand[giver]]) & cfg.wish[wish]:
            rec.giver = giver
            ask_one(rec, GIVE, giver)
            return
    set_aside(rec, cfg, seat, where(rec, seat, int(rec.plate)))


@kernel
def gifts(rec: Record, cfg: Config, out: Codes) -> int:
    """The cards that fit the wish; if the giver has several, they choose."""
    n = 0
    fitting = int(rec.held[rec.hand[rec.giver]]) & cfg.wish[rec.wish]
    for kind in range(cfg.kinds):
        if (fitting >> kind) & 1:
            out[n] = kind + 1
            n += 1
    return n


@kernel
def given(rec: Record, cfg: Config, seat: int, code: int) -> None:
    """Hand the card over. A special order is laid at once, so it needs a card to copy besides the spoon."""
    kind = code - 1
    if cfg.copies[cfg.dish[kind]] and rec.lying[seat] > 1:
        rec.given = kind
        ask_one(rec, CHOOSE_COPY, seat)
    else:
        hand_over(rec, cfg, seat, kind, 0)


@kernel
def copied(rec: Record, cfg: Config, seat: int, code: int) -> None:
    hand_over(rec, cfg, seat, int(rec.given), code >> COPY & KIND)


@kernel
def hand_over(rec: Record, cfg: Config, seat: int, kind: int, copy: int) -> None:
    hand = int(rec.hand[rec.giver])
    take_up(rec, cfg, seat, where(rec, seat, int(rec.plate)), hand)
    take_from_hand(rec, hand, kind)
    lay(rec, cfg, seat, kind, copy, 0)
