"""What the regular bot's kernel knows of a game: how it values each dish, and room for what it works out.

The functions behind these names are in dishes.py. Whatever a dish's rule says is read from the config.
"""

from math import inf
from typing import Any, Final, TypeAlias

import numpy as np

from sushiya.fast.records import with_attributes
from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.layout import DISHES, KINDS, NONE, ROW, SEATS
from sushiya.fast.sushi.play import OPTIONS
from sushiya.sushi.dish import Dish
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.scoring import (
    FaceDown,
    LargestColour,
    Most,
    MostAndFewest,
    MostColours,
    PerVariant,
    ScoreRule,
    Sets,
)

__all__ = [
    "BASE",
    "BLINDING",
    "BOX",
    "BY_RULE",
    "COLOURS",
    "COMPANY",
    "EEL",
    "GOAL",
    "LARGEST",
    "LATER",
    "MENU",
    "MOST",
    "NOTHING",
    "ONE",
    "PARTNERS",
    "SET",
    "SETS_LATER",
    "SORTS",
    "SOUP",
    "STEPS",
    "TOFU",
    "TOOL",
    "VARIETY",
    "Plan",
    "new_plan",
]

Plan: TypeAlias = Any
"""A record of PLAN. A record is passed by its address; a tuple of arrays would be copied at every call."""

# Arguments of kernels. A literal, or a number of fewer bits, would make Numba compile a kernel once more.
NOTHING: Final[Any] = np.int64(0)
ONE: Final[Any] = np.int64(1)

# How a dish is valued. A dish that is missing here, such as a new one, is valued by the types of its rules.
BY_RULE, SET, STEPS, EEL, TOFU, VARIETY, PARTNERS, COMPANY, GOAL, SOUP = range(10)
TOOL, MENU, BOX, COLOURS, LARGEST, BASE, BLINDING, SETS_LATER, SORTS = range(10, 19)
VALUED: Final = {
    "tempura": SET,
    "sashimi": SET,
    "gyoza": STEPS,
    "eel": EEL,
    "tofu": TOFU,
    "onigiri": VARIETY,
    "sukeroku": PARTNERS,
    "edamame": COMPANY,
    "uramaki": GOAL,
    "miso_soup": SOUP,
    "chopsticks": TOOL,
    "spoon": TOOL,
    "menu": MENU,
    "takeout_box": BOX,
    "soy_sauce": COLOURS,
    "tea": LARGEST,
    "wasabi": BASE,
    "sake": BLINDING,
    "green_tea_ice_cream": SETS_LATER,
    "fruit": SORTS,
}
ON_OTHERS: Final = (FaceDown, LargestColour, MostColours)
"""The rules by which a dish's points depend on cards of other dishes, too."""
IN_TWO_VARIANTS: Final = (VARIETY, PARTNERS)
"""Half of its cards are of use."""

# A race is valued by the probability of each rank. Icons that decide about half of them: some, and more for
# every turn left. Points won are also lost by someone else, so in some races they count for more.
SPREADS: Final = {Most: (0.3, 0.5), MostAndFewest: (0.2, 0.3)}
SPREADS_OF_DISHES: Final = {"maki": (0.3, 0.7), "temaki": (0.2, 0.35), "pudding": (0.2, 0.25)}
RIVALRY: Final = {"maki": 1.2, "temaki": 1.6, "pudding": 1.6}

MOST: Final = 11
"""An upper bound for the cards of a kind that can be needed."""
LATER: Final = DISHES
"""Chances of a dish in what is left of the match have its number plus LATER, those of a kind twice that."""

PLAN = np.dtype(
    [
        # dishes
        ("valued", "i8", DISHES),
        ("crossing", "i8"),  # the dishes whose value depends on cards of others, as bits
        ("variants", "f8", DISHES),
        ("of", "i8", DISHES),  # the size of a set
        ("worth", "f8", DISHES),  # and its points
        ("spread", "f8", (DISHES, 2)),
        ("rivalry", "f8", DISHES),
        ("share", "f8", DISHES),  # of all cards of the game
        ("cards", "f8"),
        ("order", "i8"),  # the kind that copies others, or NONE
        # kinds that gain by a base, the one that gains least first
        ("guests", "i8"),
        ("guest", "i8", KINDS),
        ("gain", "f8", KINDS),
        # what is left: turns of the round, and of the match
        ("turns", "i8"),
        ("later", "i8"),
        ("later_share", "f8", DISHES),
        # the hands as far as they are known, and the cards that nobody has seen
        ("known", "i1", (SEATS, ROW)),
        ("unknown", "i8", SEATS),
        ("unseen", "f8", ROW),
        # the hands that will come, one for each turn
        ("coming", "i8"),
        ("who", "i8", MOST),
        ("left", "f8", MOST),
        ("computed", "i8"),  # whose chances are known by now, as bits
        ("chances", "f8", (2 * LATER + KINDS, MOST)),
        # by time of scoring and dish, everyone's icons
        ("icons", "i8", (2, DISHES, SEATS)),
        ("kept", "i1", (SEATS, ROW)),
        ("colours", "i8", SEATS),
        # by dish, what the plates of the seat in question are worth as they are
        ("now", "f8", DISHES),
        ("ranks", "f8", SEATS),
        # by kind, what it would add to the next player's plates, and to one's own
        ("wanted", "f8", KINDS),
        ("weights", "f8", KINDS),
        ("values", "f8", OPTIONS),
    ],
    align=True,
)


def new_plan(game: DraftingGame) -> Plan:
    """The plan for a game."""
    plan: Any = np.zeros(1, with_attributes(PLAN))[0]
    kinds = Kinds(game)
    plan.cards = len(game.box)
    plan.order = NONE if kinds.order_card is None else kinds.number[kinds.order_card]
    for number, dish in enumerate(game.dishes.values()):
        _set_dish(plan, number, dish)
        plan.share[number] = len(dish.cards) / len(game.box)
        if dish.lies_on in game.dishes and isinstance(dish.score, PerVariant):
            _set_guests(plan, kinds, dish.score)
    return plan


def _set_dish(plan: Plan, number: int, dish: Dish) -> None:
    valued = VALUED.get(dish.name, BY_RULE)
    plan.valued[number] = valued
    crossing = valued == BASE or any(isinstance(rule, ON_OTHERS) for rule in dish.rules)
    plan.crossing |= int(crossing) << number
    plan.variants[number] = 2 if valued in IN_TWO_VARIANTS else 1
    plan.rivalry[number] = RIVALRY.get(dish.name, 1)
    plan.of[number], plan.worth[number] = next(map(_set, dish.rules), (1, 0.0))
    spread = next((SPREADS[type(rule)] for rule in dish.rules if type(rule) in SPREADS), (inf, 0.0))
    plan.spread[number] = SPREADS_OF_DISHES.get(dish.name, spread)


def _set(rule: ScoreRule) -> tuple[int, float]:
    return (rule.of, rule.worth) if isinstance(rule, Sets) else (1, 0.0)


def _set_guests(plan: Plan, kinds: Kinds, rule: PerVariant) -> None:
    """Set the kinds that lie on a base, and how many more points they are worth there."""
    points = dict(rule.worth)
    guests = [kind for kind, card in enumerate(kinds.cards) if card.dish == rule.dish]
    guests.sort(key=lambda kind: points[kinds.cards[kind].variant])
    plan.guests = len(guests)
    plan.guest[: len(guests)] = guests
    plan.gain[: len(guests)] = [(rule.on_base - 1) * points[kinds.cards[kind].variant] for kind in guests]
