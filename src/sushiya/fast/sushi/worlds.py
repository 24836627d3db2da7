"""Worlds that a seat can't tell from the true one, dealt inside a kernel: `imagine` for search.

Hands that the seat has seen are exact. Of the others it knows the size, and what a spoon found missing.
"""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.core import State
from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.convert import from_state
from sushiya.fast.sushi.kitchen import put_into_hand
from sushiya.fast.sushi.layout import CHOOSE_COPY_BLIND, DTYPE, KINDS, PICK, SEATS, Config, Record
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.imagine import imagine_from
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import Board
from sushiya.sushi.view import View

__all__ = ["Knowledge", "deal_world", "everything", "knowledge_of"]

TRIES = 50
"""How many random cards are tried for a hand; what a spoon revealed isn't worth more effort."""


class Knowledge(NamedTuple):
    """What a seat knows, in a form for kernels."""

    base: Any
    """An array of one record with everything that is known; unknown places are empty."""
    hidden: NDArray[np.int8]
    """The cards in unknown places: in hands, the dessert pile, the dummy's pile or the deck."""
    unknown: NDArray[np.int8]
    """How many unknown cards each hand has."""
    lacks: NDArray[np.int32]
    """The kinds that the unknown cards of a hand can't be, as bits."""
    sizes: NDArray[np.int8]
    """How many hidden cards are in the dessert pile and in the dummy's pile; the rest are in the deck."""


def knowledge_of(view: View, memory: Memory, rng: Random) -> Knowledge:
    """What this seat knows now. The rest is filled in for each world."""
    game, kinds = view.game, Kinds(view.game)
    state = imagine_from(view, memory, rng)
    records: Any = np.zeros(1, DTYPE).view(np.recarray)
    base = records[0]
    from_state(game, state, base)
    if base.ask == PICK:
        base.awaiting = (1 << game.seats) - 1  # it is known who has answered, but not what
    elif base.ask == CHOOSE_COPY_BLIND:  # in the true world, picks have already been drawn from the hands
        return _without_gaps(records)
    unknown, lacks = np.zeros(SEATS, np.int8), np.zeros(SEATS, np.int32)
    hidden: Counter[int] = Counter()
    for seat, size in enumerate(view.hand_sizes):
        own = view.hand if seat == view.seat and seat not in view.blind else None
        guess = memory.fit(seat, size, own)
        unknown[seat] = guess.unknown
        lacks[seat] = sum(
            1 << kind for kind, card in enumerate(kinds.cards) if any(wish.fits(card) for wish in guess.lacks)
        )
        known = Counter(kinds.number[card] for card in guess.known.elements())
        hidden += Counter({kind: int(base.hands[seat, kind]) for kind in range(KINDS)}) - known
        _keep_only(base, seat, known)
    certain = Counter(kinds.number[card] for card in (memory.deck | Counter(view.offer)).elements())
    deck = Counter(base.deck[: base.deck_size].tolist())
    certain &= deck
    hidden += deck - certain
    hidden += Counter(base.dessert_pile[: base.dessert_pile_size].tolist()) + Counter(
        base.pile[: base.pile_size].tolist()
    )
    sizes = np.array([base.dessert_pile_size, base.pile_size], np.int8)
    base.deck_size = certain.total()
    base.deck[: certain.total()] = sorted(certain.elements())
    base.dessert_pile_size = base.pile_size = 0
    return Knowledge(records, np.array(sorted(hidden.elements()), np.int8), unknown, lacks, sizes)


def everything(game: DraftingGame, state: State[Board]) -> Knowledge:
    """All that can be known: every hand and pile. Not what is being answered, nor what will be drawn."""
    assert state.ask is not None
    unanswered = replace(state.ask, answers=(None,) * len(state.ask.answers))
    records: Any = np.zeros(1, DTYPE).view(np.recarray)
    from_state(game, replace(state, ask=unanswered), records[0])
    return _without_gaps(records)


def _without_gaps(records: Any) -> Knowledge:
    """The knowledge of a record without unknown places."""
    nothing = np.zeros(SEATS, np.int8)
    return Knowledge(records, nothing[:0], nothing, nothing.astype(np.int32), nothing[:2])


def _keep_only(base: Record, seat: int, known: Counter[int]) -> None:
    for kind in range(KINDS):
        base.hands[seat, kind] = known[kind]
    base.held[seat] = sum(1 << kind for kind in known if known[kind])
    base.hand_size[seat] = known.total()


@kernel
def deal_world(rec: Record, cfg: Config, known: Knowledge, fast_rng: Rng) -> None:
    """Fill the unknown places of a copy of the base. Shuffles the hidden cards."""
    _, hidden, unknown, lacks, sizes = known
    left = len(hidden)
    for _ in range(sizes[0]):  # the dessert pile has only desserts
        at = _find(hidden, left, cfg, -1, fast_rng)
        rec.dessert_pile[rec.dessert_pile_size] = hidden[at]
        rec.dessert_pile_size += 1
        left -= 1
        hidden[at], hidden[left] = hidden[left], hidden[at]
    for seat in range(cfg.seats):
        for _ in range(unknown[seat]):
            at = (
                below(fast_rng, left)
                if lacks[seat] == 0
                else _find(hidden, left, cfg, int(lacks[seat]), fast_rng)
            )
            put_into_hand(rec, int(rec.hand[seat]), int(hidden[at]))
            left -= 1
            hidden[at], hidden[left] = hidden[left], hidden[at]
    for _ in range(sizes[1]):
        at = below(fast_rng, left)
        rec.pile[rec.pile_size] = hidden[at]
        rec.pile_size += 1
        left -= 1
        hidden[at], hidden[left] = hidden[left], hidden[at]
    size = int(rec.deck_size)
    for at in range(left):
        rec.deck[size + at] = hidden[at]
    rec.deck_size = size + left


@inline_kernel
def _find(hidden: NDArray[np.int8], left: int, cfg: Config, lacks: int, fast_rng: Rng) -> int:
    """A random card that may be here: a dessert if `lacks` is -1, else none of the lacking kinds."""
    at = 0
    for _ in range(TRIES):
        at = below(fast_rng, left)
        kind = int(hidden[at])
        if (lacks == -1 and cfg.dessert[cfg.dish[kind]]) or (lacks != -1 and not (lacks >> kind) & 1):
            return at
    for other in range(left):
        if lacks == -1 and cfg.dessert[cfg.dish[hidden[other]]]:
            return other
    return at
