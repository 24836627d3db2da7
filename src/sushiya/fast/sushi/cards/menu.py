"""Menu. Look at some cards of the deck, lay one that is not a menu, and shuffle the others back in."""

from sushiya.fast.kernel import kernel
from sushiya.fast.sushi.codes import COPY, FREE, KIND
from sushiya.fast.sushi.kitchen import ask_chance, ask_one, lay, set_aside, take_from_deck, where
from sushiya.fast.sushi.layout import CHOOSE_MENU, OPEN_MENU, Config, Record

__all__ = ["chosen", "numbered", "opened", "playable"]


@kernel
def numbered(rec: Record, cfg: Config, seat: int) -> None:
    ask_chance(rec, OPEN_MENU)


@kernel
def playable(rec: Record, cfg: Config) -> int:
    """The kinds on offer that may be laid, as bits."""
    kinds = 0
    for i in range(rec.offer_size):
        if cfg.dish[rec.offer[i]] != cfg.menu:
            kinds |= 1 << int(rec.offer[i])
    return kinds


@kernel
def opened(rec: Record, cfg: Config, seat: int) -> None:
    """Show the offer. Its cards stay in the deck until one is taken."""
    ask_one(rec, CHOOSE_MENU, seat)


@kernel
def chosen(rec: Record, cfg: Config, seat: int, code: int) -> None:
    rec.offer_size = 0
    set_aside(rec, cfg, seat, where(rec, seat, int(rec.plate)))
    kind = (code & KIND) - 1
    take_from_deck(rec, kind)
    lay(rec, cfg, seat, kind, code >> COPY & KIND, code >> FREE & 1)
