"""Puzzles of Sushi Go! and Party: which card to take."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from sushiya.bots.outlook import Because
from sushiya.core import Action, Seat
from sushiya.sushi import DraftingGame, View
from sushiya.sushi.dish import Course
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import Hand, Serving, hand_of
from sushiya.sushi.moves import Pick, PickCard
from sushiya.sushi.scoring import Most, MostAndFewest

__all__ = ["DEALS", "SCREENS", "SeenHand", "dishes", "fits", "ideas", "leads", "next_hand", "shown"]

FEWEST, MOST = 3, 10
"""Options of a puzzle: between two there is little to find, and more would not fit on a phone."""

SCREENS = ((10, 0.5), (40, 1.2))
"""Imagined deals, and by how much the best option must lead in them before it is worth a longer look."""
DEALS = 400
"""For each of the two seeds that a puzzle is measured from."""

SHOWN = ("round", "rounds", "turn", "hand_size", "passes_left", "table", "kept", "scores")
"""What a question about cards needs of a public view: puzzles are kept on devices, so they have no more."""

IDEAS = {
    "completes": "closes",
    "toward": "collects",
    "on-base": "base",
    "keeps-base": "base",
    "denies": "denies",
    "denies-set": "denies",
    "costs": "costs",
}
"""What a fact says that the best option does."""


def shown(public: dict[str, Any], seat: Seat) -> dict[str, Any]:
    """The part of the public view that is needed, with the trays of the seat that is asked."""
    return {name: public[name] for name in SHOWN} | {"trays": public["trays"][seat]}


class SeenHand(NamedTuple):
    """A hand that the seat has seen earlier, with the cards that everybody takes from it now still in it."""

    seat: Seat
    """Who holds it now."""
    cards: Hand
    unknown: int
    """How many cards it has besides these."""


def fits(view: View) -> bool:
    """Whether it is about one card of the hand: nothing is called, and no second card is laid."""
    options = view.decision.options if isinstance(view.decision, PickCard) else ()
    return FEWEST <= len(options) <= MOST and all(
        isinstance(each, Pick)
        and isinstance(each.serving, Serving)
        and each.second is None
        and each.call is None
        and each.dummy is None
        for each in options
    )


def dishes(view: View, best: Action) -> tuple[str, ...]:
    """The dish of the card, and the one that it copies."""
    assert isinstance(best, Pick)
    assert best.serving is not None
    card, copy = best.serving.card, best.serving.copy
    return (card.dish,) if copy is None else (card.dish, copy.dish)


def ideas(view: View, best: Action, because: Sequence[Because]) -> tuple[str, ...]:
    """From the facts, and from the rule of the dish."""
    found = [IDEAS[fact.id] for fact in because if fact.id in IDEAS]
    dish = view.game.dishes[dishes(view, best)[-1]]
    if isinstance(dish.score or dish.score_final, Most | MostAndFewest):
        found.append("majority")
    if dish.course is Course.DESSERT:
        found.append("dessert")
    if dish.course is Course.SPECIAL:
        found.append("special")
    return tuple(dict.fromkeys(found))


def next_hand(view: View, memory: Memory) -> SeenHand | None:
    """None if no hand comes any more, or nothing is known of it."""
    assert view.seat is not None
    if len(view.hand) <= 1:
        return None
    step = -1 if view.game.passes_left(view.round) else 1
    giver = (view.seat + step) % view.game.seats
    guess = memory.fit(giver, view.hand_sizes[giver], None)
    known = hand_of(guess.known.elements())
    return SeenHand(giver, known, guess.unknown) if known else None


def leads(view: View, memory: Memory, deals: int, seed: int) -> Any:
    """The points at the end less the mean of the others', by deal and option: the same deals for each option.

    Worlds are dealt by compiled code. Without it the thousands of matches that a puzzle needs take minutes.
    """
    import numpy as np

    from sushiya.fast.rng import rng_of
    from sushiya.fast.sushi.codes import code_of
    from sushiya.fast.sushi.search import new_workspace
    from sushiya.fast.sushi.worlds import knowledge_of
    from sushiya.puzzles.playouts import play_options

    assert view.decision is not None
    assert view.seat is not None
    game, seat = view.game, view.seat
    (kinds, config, weights), known = _constants(game), knowledge_of(view, memory, Random(seed))
    codes = np.array([code_of(kinds, option) for option in view.decision.options], np.int64)
    points = np.zeros((deals, len(codes), game.seats), np.int64)
    play_options(
        known.base,
        config,
        *known[1:],
        weights,
        new_workspace(known),
        rng_of(1_000_003 * seed),
        seat,
        codes,
        known.hidden.copy(),
        np.zeros(2),
        points,
    )
    others = points.sum(axis=2) - points[:, :, seat]
    return points[:, :, seat] - others / (game.seats - 1)


@lru_cache(maxsize=4)
def _constants(game: DraftingGame) -> tuple[Any, Any, Any]:
    """What the engine and its policy read of a game."""
    from sushiya.fast.sushi.codes import Kinds
    from sushiya.fast.sushi.config import config_of
    from sushiya.fast.sushi.policy_weights import weight_table

    kinds = Kinds(game)
    return kinds, config_of(game), weight_table(game, kinds.cards)
