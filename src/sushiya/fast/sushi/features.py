"""The features of observations of Sushi Go! and Party, and the kernel that writes them.

Counts are by kind of card. Seats are counted clockwise from the observer, and the dummy comes last.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.actions import Numbering
from sushiya.fast.feature import Feature
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.sushi.actions import blocks_of, chosen_actions
from sushiya.fast.sushi.codes import COPY, KIND, Kinds
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.kitchen import free_bases, where
from sushiya.fast.sushi.layout import (
    CHOOSE_COPY,
    CHOOSE_COPY_BLIND,
    CHOOSE_MENU,
    FILL_BOX,
    GIVE,
    NONE,
    PICK,
    Config,
    Record,
)
from sushiya.fast.sushi.tableau import face_down
from sushiya.fast.sushi.turn import controller
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.turn import ROUNDS

__all__ = ["PIECES", "hands_seen", "hidden_draw", "observe", "pieces_of", "unseen_cards"]

(
    HAND,
    PLATES,
    FACE_DOWN,
    FREE_WASABI,
    DESSERTS,
    SCORES,
    ROUND,
    TURN,
    HAND_SIZE,
    AWAITED,
    QUESTION,
    CHOSEN,
    BLIND,
    ACTOR,
    ACTING,
    WISHED,
    GIVEN,
    OFFER,
    KNOWN,
    KNOWS,
    UNSEEN,
) = PIECES = range(21)

QUESTIONS: Final = FILL_BOX - PICK + 1
ASKED = ("pick", "copy blind", "chopsticks", "wish", "give", "copy", "menu", "takeout box")
"""The questions to players in words, from PICK to FILL_BOX."""
UNTOLD: Final = NONE
NOTHING: Final = -2

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]


def pieces_of(game: DraftingGame) -> tuple[Feature, ...]:
    """The features of this game, in the order of PIECES."""
    config = config_of(game)
    cards = tuple(map(str, Kinds(game).cards))
    sweet = tuple(str(card) for card in Kinds(game).cards if game.is_dessert(card.dish))
    actions = Numbering(blocks_of(game)).names
    seats, tables = game.seats, game.tableau_count
    spoon, menu, acting = "spoon" in game.dishes, "menu" in game.dishes, bool(config.has_numbers)

    def feature(name: str, about: str, *shape: int, by: int = 0, occurs: bool = True, **more: Any) -> Feature:
        """A feature of this game. `by` is the number of seats that it is about; 0 for none in particular."""
        whole = ((by,) if by else ()) + shape
        given: dict[str, Any] = {"remembered": False, "by_seat": by > 0} | more
        return Feature(name=name, about=about, shape=whole if occurs else (0,), **given)

    def by_card(name: str, about: str, **more: Any) -> Feature:
        return feature(name, about, len(cards), labels=cards, **more)

    return (
        by_card("hand", "my hand, if I may look at it", private=True),
        by_card("plates", "plates in front of each seat, by the face they show", by=tables),
        feature("face_down", "plates that lie face down", by=tables, occurs="takeout_box" in game.dishes),
        feature("free_wasabi", "wasabi that wait for a nigiri", by=tables, occurs=config.base_kind >= 0),
        feature("desserts", "desserts of earlier rounds, by face", len(sweet), by=tables, labels=sweet),
        feature("scores", "points so far", by=tables),
        feature("round", "1 at the current round", ROUNDS, labels=("1", "2", "3")),
        feature("turn", "the turn of the round, from 1", 1),
        feature("hand_size", "cards in each hand", by=seats),
        feature("awaited", "1 for every seat that is asked, even if its answer is sealed by now", by=seats),
        feature(
            "question",
            "1 at the open question (PICK … FILL_BOX of layout.py)",
            QUESTIONS,
            occurs=acting,
            labels=ASKED,
        ),
        feature(
            "chosen",
            "1 for every action I took in this decision, or in my sealed pick",
            len(actions),
            labels=actions,
            private=True,
        ),
        feature("blind", "1 for each seat that must choose blind", by=seats, occurs="sake" in game.dishes),
        feature("actor", "1 for the seat whose plate acts", by=seats, occurs=acting),
        by_card("acting", "1 at the face of the plate that acts", occurs=acting),
        by_card("wished", "1 for every card that fits the wish", occurs=spoon),
        by_card(
            "given", "1 at the special order that is being given", occurs=spoon and bool(config.has_copies)
        ),
        by_card("offer", "what my menu shows", occurs=menu, private=True),
        by_card(
            "known", "cards of each hand that I have seen before", by=seats, remembered=True, private=True
        ),
        feature("knows", "1 for every hand that I have seen before", by=seats, remembered=True, private=True),
        by_card(
            "unseen",
            "cards whose place I don't know: deck, dessert pile, pile, hand",
            remembered=True,
            private=True,
        ),
    )


@inline_kernel
def _around(cfg: Config, seat: int, steps: int) -> int:
    """The seat that is `steps` steps clockwise, less than once around: faster than a modulo."""
    other = seat + steps
    return other - cfg.seats if other >= cfg.seats else other


@inline_kernel
def _asked(rec: Record, cfg: Config) -> int:
    """The seats that were asked the open question. Which of them have answered depends on who asks them."""
    if rec.ask == PICK:
        return (1 << cfg.seats) - 1
    asked = int(rec.awaiting)
    if rec.ask == CHOOSE_COPY_BLIND:
        for seat in range(cfg.seats):
            asked |= int((rec.blind_all >> seat) & 1 and (rec.sealed[seat] >> COPY) & KIND > 0) << seat
    return asked


@inline_kernel
def _sees(rec: Record, cfg: Config, seat: int) -> bool:
    """Whether a seat may look at its hand."""
    return not (rec.blind >> seat) & 1


@inline_kernel
def hidden_draw(rec: Record, cfg: Config, seat: int, other: int) -> int:
    """The kind that the other seat drew for the dummy this turn, which only it has seen; else NOTHING.

    It is stored behind the end of the pile; UNTOLD if the record was made from a state, which lacks it.
    """
    if cfg.dummy and rec.ask == PICK and other != seat and other == controller(rec, cfg):
        return int(rec.pile[rec.pile_size])
    return NOTHING


@inline_kernel
def _has_seen(rec: Record, cfg: Config, seat: int, other: int) -> bool:
    """Whether this seat has held the other's hand before: hands move one seat per turn, in one direction.

    Every card that has left the hand since then was laid in the open, so the hand is still known.
    """
    if hidden_draw(rec, cfg, seat, other) == UNTOLD:
        return False
    left = cfg.passes_left[min(int(rec.round_), ROUNDS) - 1]
    turns_ago = other - seat if left else seat - other
    if turns_ago < 0:
        turns_ago += cfg.seats
    if turns_ago == 0:
        return _sees(rec, cfg, seat) or bool(rec.turn > cfg.seats)
    return bool(turns_ago < rec.turn)


@inline_kernel
def hands_seen(rec: Record, cfg: Config, seat: int) -> int:
    """The seats whose hands this one has seen, as bits."""
    seen = 0
    for other in range(cfg.seats):
        seen |= int(_has_seen(rec, cfg, seat, other)) << other
    return seen


@inline_kernel
def _write(counts: Bytes, row: Floats, first: int, kinds: int) -> None:
    """Write a number for each kind. The loop is simple enough to be vectorised."""
    part = row[first : first + kinds]
    for kind in range(kinds):
        part[kind] = counts[kind]


@entry_point
def observe(rec: Record, cfg: Config, at: Numbers, s: Record, f: Numbers, seat: int, row: Floats) -> None:
    """Write what a seat observes. `f` has the offset of each feature; -1 if it is left out."""
    row[:] = 0
    if f[HAND] >= 0 and _sees(rec, cfg, seat):
        _write(rec.hands[rec.hand[seat]], row, f[HAND], cfg.kinds)
    _tables(rec, cfg, f, seat, row)
    if f[ROUND] >= 0 and rec.round_ <= ROUNDS:
        row[f[ROUND] + rec.round_ - 1] = 1
    if f[TURN] >= 0:
        row[f[TURN]] = rec.turn
    asked = _asked(rec, cfg)
    for r in range(cfg.seats):
        other = _around(cfg, seat, r)
        if f[HAND_SIZE] >= 0:
            row[f[HAND_SIZE] + r] = rec.hand_size[rec.hand[other]]
        if f[AWAITED] >= 0:
            row[f[AWAITED] + r] = (asked >> other) & 1
        if f[BLIND] >= 0:
            row[f[BLIND] + r] = (rec.blind >> other) & 1
    if f[CHOSEN] >= 0:
        chosen_actions(rec, at, s, seat, row[f[CHOSEN] :])
    if cfg.has_numbers:
        _question(rec, cfg, f, seat, row)
    if f[KNOWN] >= 0 or f[KNOWS] >= 0 or f[UNSEEN] >= 0:
        _memory(rec, cfg, f, seat, row)


@kernel
def _tables(rec: Record, cfg: Config, f: Numbers, seat: int, row: Floats) -> None:
    """What lies in front of each seat."""
    for r in range(cfg.tableau_count):
        other = _around(cfg, seat, r) if r < cfg.seats else r
        if f[PLATES] >= 0:
            _write(rec.faces[other], row, f[PLATES] + r * cfg.kinds, cfg.kinds)
        if f[FACE_DOWN] >= 0:
            row[f[FACE_DOWN] + r] = face_down(rec, other)
        if f[FREE_WASABI] >= 0:
            row[f[FREE_WASABI] + r] = free_bases(rec, cfg, other)
        if f[SCORES] >= 0:
            row[f[SCORES] + r] = rec.score[other]
    if f[DESSERTS] >= 0:
        _desserts(rec, cfg, int(f[DESSERTS]), seat, row)


@kernel
def _desserts(rec: Record, cfg: Config, first: int, seat: int, row: Floats) -> None:
    first_kind = cfg.first_kind[cfg.dessert_dish]
    count = cfg.last_kind[cfg.dessert_dish] - first_kind + 1
    total = 0
    for other in range(cfg.tableau_count):
        total += int(rec.kept_desserts[other])
    for i in range(total):
        other = int(rec.kept_seat[i])
        r = _around(cfg, other, cfg.seats - seat) if other < cfg.seats else other
        row[first + r * count + rec.kept_plates[i].face - first_kind] += 1


@kernel
def _question(rec: Record, cfg: Config, f: Numbers, seat: int, row: Floats) -> None:
    """The open question and what it is about."""
    if f[QUESTION] >= 0 and rec.ask >= PICK:
        row[f[QUESTION] + rec.ask - PICK] = 1
    if rec.ask <= CHOOSE_COPY_BLIND:
        return
    if f[ACTOR] >= 0:
        row[f[ACTOR] + (rec.actor - seat) % cfg.seats] = 1
    if f[ACTING] >= 0:
        row[f[ACTING] + rec.plates[rec.actor, where(rec, int(rec.actor), int(rec.plate))].face] = 1
    if f[WISHED] >= 0 and rec.ask == GIVE:
        for kind in range(cfg.kinds):
            row[f[WISHED] + kind] = (cfg.wish[rec.wish] >> kind) & 1
    if f[GIVEN] >= 0 and rec.ask == CHOOSE_COPY:
        row[f[GIVEN] + rec.given] = 1
    if f[OFFER] >= 0 and rec.ask == CHOOSE_MENU and rec.actor == seat:
        for i in range(rec.offer_size):
            row[f[OFFER] + rec.offer[i]] += 1


@kernel
def _memory(rec: Record, cfg: Config, f: Numbers, seat: int, row: Floats) -> None:
    """Hands seen before, as they are now, and everything that was never seen."""
    seen = hands_seen(rec, cfg, seat)
    if f[UNSEEN] >= 0:
        unseen_cards(rec, cfg, seen, seat, row[f[UNSEEN] : f[UNSEEN] + cfg.kinds])
    for r in range(cfg.seats):
        other = _around(cfg, seat, r)
        if not (seen >> other) & 1:
            continue
        if f[KNOWS] >= 0:
            row[f[KNOWS] + r] = 1
        if f[KNOWN] >= 0:
            first = f[KNOWN] + r * cfg.kinds
            _write(rec.hands[rec.hand[other]], row, first, cfg.kinds)
            hidden = hidden_draw(rec, cfg, seat, other)
            if hidden >= 0:
                row[first + hidden] -= 1


@inline_kernel
def unseen_cards(rec: Record, cfg: Config, seen: int, seat: int, part: Floats) -> None:
    """Add every card that lies where this seat doesn't know, by kind; `seen` as of `hands_seen`."""
    for i in range(rec.deck_size):
        part[rec.deck[i]] += 1
    for i in range(rec.dessert_pile_size):
        part[rec.dessert_pile[i]] += 1
    for i in range(rec.pile_size):
        part[rec.pile[i]] += 1
    for other in range(cfg.seats):
        hidden = hidden_draw(rec, cfg, seat, other)
        if not (seen >> other) & 1:
            for kind in range(cfg.kinds):
                part[kind] += rec.hands[rec.hand[other], kind]
        elif hidden >= 0:
            part[hidden] += 1
