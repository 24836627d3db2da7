"""What is counted when a dish scores: facts about the cards that are there, and none about what is missing.

Their points add up to what the dish scores, except where other seats decide about them.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from sushiya.core import Seat
from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.facts import Fact, Facts, Part, facts_of
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import (
    EachSort,
    FaceDown,
    LargestColour,
    MostColours,
    Pairs,
    PerOpponent,
    PerVariant,
    ScoringTable,
    Sets,
    SetsOfDifferent,
)

__all__ = ["Unit", "counted_of", "unit_of"]

Unit: TypeAlias = Literal["cards", "icons", "rolls"]

BY_VARIANT = (EachSort, Pairs, PerVariant, SetsOfDifferent)
"""The score rules that look at each card, so that the sum of the icons says nothing."""


def unit_of(dish: Dish) -> Unit:
    """What is counted of a dish. The icons of a roll are called rolls."""
    if any(isinstance(rule, BY_VARIANT) for rule in dish.rules):
        return "cards"
    if dish.course is Course.ROLL:
        return "rolls"
    return "icons" if any(card.icons > 1 for card in dish.cards) else "cards"


def counted_of(rule: Any, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    """What this rule counts in front of the seat; for an unknown rule, how many icons of the dish."""
    explain = _BY_RULE.get(type(rule), _icons)
    return explain(rule, dish, seat, table) or _icons(rule, dish, seat, table)


def _icons(rule: Any, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _count(dish.name, table.icons(seat, dish.name))


def _face_down(rule: FaceDown, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return (Fact("count", n=table.face_down(seat), name=dish.name),)


def _sets(rule: Sets, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _full_sets(table.icons(seat, rule.dish) // rule.of, rule.of, rule.worth)


def _pairs(rule: Pairs, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _paired(rule, tuple(table.faces(seat, rule.dish)))


def _sets_of_different(rule: SetsOfDifferent, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _different(rule, tuple(table.faces(seat, rule.dish)))


def _per_variant(rule: PerVariant, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    """What lies on a base, card by card, and the others."""
    plates = table.tableaux[seat]
    mine = [plate for plate in plates if plate.dish == rule.dish]
    face_up = {plate.no for plate in plates if not plate.turned}
    raised = tuple([plate.face for plate in mine if plate.on in face_up])
    return _cards(rule, raised, tuple([plate.face for plate in mine if plate.on not in face_up]))


def _for_each(rule: Any, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    """What a tray says about one card, and how many there are if there are several."""
    icons = table.icons(seat, dish.name)
    if not icons:
        return ()
    several = _icons(rule, dish, seat, table) if icons > 1 else ()
    return (*several, *facts_of(rule, dish, seat, table))


# Each match asks for the same few again and again -----------------------------------------------------------

_kept = lru_cache(maxsize=4096)


@_kept
def _count(dish: str, icons: int) -> Facts:
    return (Fact("count", n=icons, name=dish),) if icons else ()


@_kept
def _full_sets(sets: int, of: int, worth: int) -> Facts:
    return (Fact("sets", n=sets, of=of, points=worth),) if sets else ()


@_kept
def _paired(rule: Pairs, cards: tuple[Card, ...]) -> Facts:
    """The pairs, and the cards without a partner."""
    there = Counter(card.variant for card in cards)
    pairs = min(there[variant] for variant in rule.variants)
    rest = [(variant, there[variant] - pairs) for variant in rule.variants if there[variant] > pairs]
    parts = tuple(Part(f"{rule.dish}:{variant}", n, n * rule.single) for variant, n in rest)
    found = _full_sets(pairs, 2, rule.pair)
    return (*found, Fact("cards", parts=parts)) if parts else found


@_kept
def _different(rule: SetsOfDifferent, cards: tuple[Card, ...]) -> Facts:
    """How many different cards each set has."""
    copies = Counter(card.variant for card in cards).values()
    sizes = [sum(count >= nth for count in copies) for nth in range(1, max(copies, default=0) + 1)]
    parts = tuple(Part(n=size, points=rule.steps[min(size, len(rule.steps) - 1)]) for size in sizes)
    return (Fact("different", parts=parts),) if parts else ()


@_kept
def _cards(rule: PerVariant, raised: tuple[Card, ...], plain: tuple[Card, ...]) -> Facts:
    worth = dict(rule.worth)
    found = tuple(
        Fact("times", n=rule.on_base, points=worth[card.variant] * rule.on_base, name=str(card))
        for card in raised
    )
    parts = tuple(Part(str(card), n, n * worth[card.variant]) for card, n in Counter(plain).items())
    return (*found, Fact("cards", parts=parts)) if parts else found


_BY_RULE: Final[dict[type, Callable[[Any, Dish, Seat, ScoringTable], Facts]]] = {
    Sets: _sets,
    PerVariant: _per_variant,
    Pairs: _pairs,
    SetsOfDifferent: _sets_of_different,
    FaceDown: _face_down,
    LargestColour: _for_each,
    PerOpponent: _for_each,
    # What trays say about these is what they count.
    EachSort: facts_of,
    MostColours: facts_of,
}
