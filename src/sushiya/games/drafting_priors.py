"""What laying a card gains according to its dish's rules, for dishes without trained weights.

A gain is what the card adds to the points, plus half of what it makes possible, minus what an average card
brings. Bots start from it and learn the rest. `scripts/train_policy_weights.py` replaces it with learned
weights: rows of numbers by use, stage and standing, see `fast/sushi/policy_weights.py`.
"""

from math import exp
from typing import Final, NamedTuple, TypeAlias

from sushiya.sushi import scoring as rules
from sushiya.sushi.dish import Dish
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import ScoreRule

__all__ = [
    "AHEAD",
    "EVEN",
    "HOPE",
    "STAGES",
    "STAGE_OF",
    "STANDINGS",
    "USES",
    "Rows",
    "Standing",
    "laying_gain",
    "name_of",
    "prior_rows",
    "turning_gain",
]

USES: Final = ("lay", "call", "turn", "give")
"""The ways to use a card: it is laid, called, turned over into a takeout box, or given away."""
STAGES: Final = 5
STAGE_OF: Final = (0, 0, 1, 2, 2, 3, 3, 4, 4, 4, 4)
"""The stage of a round by the number of cards in hand."""
STANDINGS: Final = 16
EVEN: Final = 8
"""Where seats compete: the standing of a seat that is neither ahead nor behind."""

Rows: TypeAlias = dict[str, list[list[float]]]
"""The weights of a card by use, stage and standing; trailing zeros may be omitted."""

ANY_CARD = 2.0
"""The points that a card brings on average."""
IN_A_BOX = 2.0
"""The points of a card in a takeout box."""
HOPE = 0.5
"""How much of the points that more cards of a dish would add is counted in advance."""
AHEAD = 3
"""How many more cards of a dish are considered."""
RIVALS = 2.0
"""Where seats compete: the lead, in icons, that makes a win about half certain at the start of a round."""


class Standing(NamedTuple):
    """A seat's situation with a dish before it lays a card of it."""

    cards: int
    """How many cards of the dish it has."""
    own: bool
    """Whether the same card is among them."""
    lead: int
    """How many icons it is ahead of the best other seat."""
    left: float
    """The share of the round that is still to come; for desserts, of the match."""


def name_of(card: Card) -> str:
    """The name of a card among trained weights. Cards that differ only in their order number share one."""
    return card.dish if card.order else str(card)


def prior_rows(game: DraftingGame, card: Card) -> Rows:
    """The weights of a card that nobody has trained, derived from its rules."""
    dish = game.dishes[card.dish]
    rows: Rows = {use: [[0.0] * STANDINGS for _ in range(STAGES)] for use in ("lay", "turn")}
    rounds = game.is_dessert(dish.name)
    for stage in range(STAGES):
        left = max(0, 2 - stage) / 2 if rounds else stage / (STAGES - 1)
        for standing in range(STANDINGS):
            count, own = standing % EVEN, standing >= EVEN
            stands = Standing(count, own, lead=standing - EVEN, left=left)
            rows["lay"][stage][standing] = laying_gain(game, dish, card, stands)
            if own and count:
                rows["turn"][stage][standing] = turning_gain(dish, card, count)
    return rows


def laying_gain(game: DraftingGame, dish: Dish, card: Card, standing: Standing) -> float:
    """The gain of laying a card; 0 for a card without score rules."""
    worth = [_worth(game, rule, dish, card, standing) for rule in dish.rules]
    return sum(worth) - ANY_CARD if worth else 0.0


def turning_gain(dish: Dish, card: Card, count: int) -> float:
    """The gain of turning one of `count` cards over into a takeout box."""
    lost = [
        rule.points(count * card.icons) - rule.points((count - 1) * card.icons)
        for rule in dish.rules
        if isinstance(rule, rules.ByCount)
    ]
    return IN_A_BOX - sum(lost) if lost else 0.0


def _worth(game: DraftingGame, rule: ScoreRule, dish: Dish, card: Card, standing: Standing) -> float:
    """What a card is worth according to one rule."""
    count, own, lead, left = standing
    match rule:
        case rules.ByCount():
            return _rise(rule, count * card.icons, card.icons, left)
        case rules.Most():
            return rule.prizes_for(game.tableau_count)[0] * _surer(lead, card.icons, left)
        case rules.MostAndFewest(worth=worth):
            return (2 if game.tableau_count > 2 else 1) * worth * _surer(lead, card.icons, left)
        case rules.PerVariant(worth=worths, on_base=on_base):
            free_base = (
                dish.lies_on in game.dishes and count > 0
            )  # for these dishes the standing says whether a base is free, see policy_weights.py
            return dict(worths)[card.variant] * (on_base if free_base else 1)
        case rules.Pairs(pair=pair, single=single):
            return pair - single if count and not own else single
        case rules.SetsOfDifferent(steps=steps):
            size = 0 if own else min(count, len(steps) - 2)
            return steps[size + 1] - steps[size]
        case rules.EachSort(steps=steps):
            return card.icons * (steps[-1] - steps[0]) / (len(steps) - 1)
        case rules.BestPlaceLeft(prizes=prizes):
            return sum(prizes) / len(prizes) * HOPE
        case rules.MostColours(worth=most) | rules.PerOpponent(most=most):
            return most * HOPE
    return ANY_CARD  # rules for face-down cards or the largest colour: worth as much as any card


def _rise(rule: rules.ByCount, icons: int, more: int, left: float) -> float:
    """What `more` icons add, plus half of the best that each of the next cards can add after that."""
    now, then = rule.points(icons), rule.points(icons + more)
    later = [(rule.points(icons + (1 + cards) * more) - then) / cards for cards in range(1, AHEAD + 1)]
    return then - now + HOPE * left * max(0.0, *later)


def _surer(lead: int, more: int, left: float) -> float:
    """How much `more` icons increase the probability of ending ahead."""
    spread = 0.5 + RIVALS * left
    return 1 / (1 + exp(-(lead + more) / spread)) - 1 / (1 + exp(-lead / spread))
