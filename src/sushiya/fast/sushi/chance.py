"""Chance: desserts for the deck, hands, the dummy's card, blind picks, the cards of a menu.

Chance answers by moving cards to the end of a pile, from where they are taken: random cards or given ones.
`outcomes` are the given kinds of cards; for a deal, hand after hand with the dummy's last.
"""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.rng import Rng, below, two_below
from sushiya.fast.sushi.kitchen import ask_chance, put_into_hand
from sushiya.fast.sushi.layout import DEAL, DRAW_BLIND, DRAW_FOR_DUMMY, OPEN_MENU, STOCK, Config, Record
from sushiya.fast.sushi.turn import ask_pick, begin_turn, chance_answered, controller, draw_blind

__all__ = ["apply_chance", "sample_chance"]

Outcomes = NDArray[np.int8]


@entry_point
def sample_chance(rec: Record, cfg: Config, rng: Rng) -> None:
    """Apply a random chance outcome."""
    if rec.ask == DEAL:
        _to_the_end(rec.deck, rec.deck_size, cfg.tableau_count * cfg.hand_size, rng)
        dealt(rec, cfg)
    elif rec.ask == STOCK:
        _to_the_end(rec.dessert_pile, rec.dessert_pile_size, cfg.desserts_for[rec.round_ - 1], rng)
        stocked(rec, cfg)
    elif rec.ask == DRAW_FOR_DUMMY:
        _to_the_end(rec.pile, rec.pile_size, 1, rng)
        drawn_for_dummy(rec, cfg)
    elif rec.ask == OPEN_MENU:
        _to_the_end(rec.deck, rec.deck_size, cfg.menu_size, rng)
        opened(rec, cfg, int(cfg.menu_size))
    elif rec.ask == DRAW_BLIND:
        hand = rec.hand[lowest_bit(int(rec.blind))]
        left = below(rng, rec.hand_size[hand])
        kind = 0
        while left >= rec.hands[hand, kind]:
            left -= int(rec.hands[hand, kind])
            kind += 1
        drawn_blind(rec, cfg, kind)


@entry_point
def apply_chance(rec: Record, cfg: Config, outcomes: Outcomes) -> None:
    """Apply a given chance outcome."""
    if rec.ask == DEAL:
        _bring_to_the_end(rec.deck, rec.deck_size, outcomes)
        dealt(rec, cfg)
    elif rec.ask == STOCK:
        _bring_to_the_end(rec.dessert_pile, rec.dessert_pile_size, outcomes)
        stocked(rec, cfg)
    elif rec.ask == DRAW_FOR_DUMMY:
        _bring_to_the_end(rec.pile, rec.pile_size, outcomes)
        drawn_for_dummy(rec, cfg)
    elif rec.ask == OPEN_MENU:
        _bring_to_the_end(rec.deck, rec.deck_size, outcomes)
        opened(rec, cfg, len(outcomes))
    elif rec.ask == DRAW_BLIND:
        drawn_blind(rec, cfg, int(outcomes[0]))


@kernel
def _to_the_end(pile: Outcomes, size: int, count: int, rng: Rng) -> None:
    """Swap `count` random cards of the pile with its last ones."""
    last = int(size)
    for _ in range(count // 2):
        i, j = two_below(rng, last, last - 1)
        pile[i], pile[last - 1] = pile[last - 1], pile[i]
        pile[j], pile[last - 2] = pile[last - 2], pile[j]
        last -= 2
    if count % 2:
        i = below(rng, last)
        pile[i], pile[last - 1] = pile[last - 1], pile[i]


@kernel
def _bring_to_the_end(pile: Outcomes, size: int, outcomes: Outcomes) -> None:
    last = int(size)
    for outcome in outcomes:
        i = 0
        while pile[i] != outcome:
            i += 1
        last -= 1
        pile[i], pile[last] = pile[last], pile[i]


@kernel
def stocked(rec: Record, cfg: Config) -> None:
    for _ in range(cfg.desserts_for[rec.round_ - 1]):
        rec.dessert_pile_size -= 1
        rec.deck[rec.deck_size] = rec.dessert_pile[rec.dessert_pile_size]
        rec.deck_size += 1
    ask_chance(rec, DEAL)


@kernel
def dealt(rec: Record, cfg: Config) -> None:
    last = int(rec.deck_size)
    for seat in range(cfg.seats):
        rec.hand[seat] = seat
        held = 0
        for _ in range(cfg.hand_size):
            last -= 1
            kind = int(rec.deck[last])
            rec.hands[seat, kind] += 1
            held |= 1 << kind
        rec.held[seat] = held
        rec.hand_size[seat] = cfg.hand_size
    if cfg.dummy:
        for i in range(cfg.hand_size):
            last -= 1
            rec.pile[i] = rec.deck[last]
        rec.pile_size = cfg.hand_size
    rec.deck_size = last
    begin_turn(rec, cfg)


@kernel
def drawn_for_dummy(rec: Record, cfg: Config) -> None:
    rec.pile_size -= 1
    put_into_hand(rec, int(rec.hand[controller(rec, cfg)]), int(rec.pile[rec.pile_size]))
    ask_pick(rec, cfg)


@kernel
def drawn_blind(rec: Record, cfg: Config, kind: int) -> None:
    seat = lowest_bit(int(rec.blind))
    rec.sealed[seat] |= kind + 1
    rec.blind = int(rec.blind) & ~(1 << seat)
    draw_blind(rec, cfg)


@kernel
def opened(rec: Record, cfg: Config, count: int) -> None:
    """Write down the cards on offer, sorted. They stay in the deck."""
    rec.offer_size = count
    for i in range(count):
        kind = rec.deck[rec.deck_size - 1 - i]
        j = i
        while j > 0 and rec.offer[j - 1] > kind:
            rec.offer[j] = rec.offer[j - 1]
            j -= 1
        rec.offer[j] = kind
    chance_answered(rec, cfg)
