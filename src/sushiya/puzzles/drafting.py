"""Puzzles of Sushi Go! and Party: which card to take."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sushiya.bots.candidate import Because
from sushiya.core import Action, Seat
from sushiya.sushi import View
from sushiya.sushi.cards.spoon import SPOON
from sushiya.sushi.dish import Course
from sushiya.sushi.known_hands import KnownHand, known_hands
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import Serving
from sushiya.sushi.moves import MakeWish, Pick, PickCard, Wish
from sushiya.sushi.scoring import Most, MostAndFewest

__all__ = ["DEALS", "SCREENS", "dishes", "fits", "ideas", "is_rare", "leads", "next_hand", "shown"]

FEWEST, MOST, MOST_WISHES = 3, 10, 16
"""The number of options of a puzzle: two leave little to find, and more would not fit on a phone."""

SCREENS = ((10, 0.5), (40, 1.2))
"""Imagined deals per screening, and the lead that the best option needs in them for a longer look."""
DEALS = 400
"""Imagined deals for each of the two seeds that a puzzle is measured from."""

SHOWN = ("round", "rounds", "turn", "hand_size", "passes_to", "table", "kept", "scores")
"""What a question about cards needs from a public view. Puzzles are kept on devices, so they have no more."""

IDEAS = {
    "completes": "closes",
    "toward": "collects",
    "nears": "collects",
    "on-base": "base",
    "keeps-base": "base",
    "denies": "denies",
    "denies-set": "denies",
    "costs": "costs",
}
"""What a fact says about the best option."""


def shown(public: dict[str, Any], seat: Seat) -> dict[str, Any]:
    """The part of the public view that is needed, with the trays of the seat that is asked."""
    return {name: public[name] for name in SHOWN} | {"trays": public["trays"][seat]}


def fits(view: View) -> bool:
    """Whether the question is which card of the hand to lay, or what to wish for."""
    if isinstance(view.decision, MakeWish):
        return FEWEST <= len(view.decision.options) <= MOST_WISHES
    options = view.decision.options if isinstance(view.decision, PickCard) else ()
    return FEWEST <= len(options) <= MOST and all(
        isinstance(each, Pick) and isinstance(each.serving, Serving) and each.dummy is None
        for each in options
    )


def is_rare(option: Action) -> bool:
    """Whether it calls a card, lays a second one, or wishes. Few of these are clearly best."""
    if isinstance(option, Pick):
        return option.call is not None or option.second is not None
    return isinstance(option, Wish)


def dishes(view: View, best: Action) -> tuple[str, ...]:
    """What is used and what is wished for or laid; or the dish of the card, and the one that it copies."""
    if isinstance(best, Wish):
        return (SPOON.name, best.what.partition(":")[0])
    assert isinstance(best, Pick)
    assert best.serving is not None
    card, copy = best.serving.card, best.serving.copy
    called = () if best.call is None else ((best.call.copy or best.call.card).dish,)
    named = (*called, card.dish) if copy is None else (*called, card.dish, copy.dish)
    return tuple(dict.fromkeys(named))


def ideas(view: View, best: Action, because: Sequence[Because]) -> tuple[str, ...]:
    """What the best option does, judging by the facts and the rule of the dish."""
    found = [IDEAS[fact.id] for fact in because if fact.id in IDEAS]
    dish = view.game.dishes[dishes(view, best)[-1]]
    if any(isinstance(rule, Most | MostAndFewest) for rule in dish.rules):
        found.append("majority")
    if dish.course is Course.DESSERT:
        found.append("dessert")
    if dish.course is Course.SPECIAL:
        found.append("special")
    return tuple(dict.fromkeys(found))


def next_hand(view: View, memory: Memory) -> KnownHand | None:
    """The hand that comes next; None if no further hand comes, or nothing is known about it."""
    known = known_hands(view, memory)[1]
    return known if len(view.hand) > 1 and known.cards else None


def leads(view: View, memory: Memory, deals: int, seed: int) -> Any:
    """The points at the end less the mean of the others', by deal and option: the same deals for each option.

    Worlds are dealt by compiled code. Without it the thousands of matches that a puzzle needs take minutes.
    """
    from sushiya.bots.playouts_sushi import Playouts

    assert view.decision is not None
    assert view.seat is not None
    options, rng = view.decision.options, Random(seed)
    points = Playouts(view, memory, options, rng, seed=1_000_003 * seed).play(deals).scores
    others = points.sum(axis=2) - points[:, :, view.seat]
    return points[:, :, view.seat] - others / (view.game.seats - 1)
