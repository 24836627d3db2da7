"""What each dish in front of a seat is worth, with what may still come: see bots/evaluator_sushi.py."""

from math import exp, sqrt
from typing import Any, Final

from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushi.kitchen import free_bases
from sushiya.fast.sushi.layout import END, ROUND, Config, Record
from sushiya.fast.sushi.regular.coming import chance, chance_later, chance_of_kind
from sushiya.fast.sushi.regular.plan import (
    BASE,
    BLINDING,
    BOX,
    BY_RULE,
    COLOURS,
    COMPANY,
    EEL,
    GOAL,
    LARGEST,
    MENU,
    ONE,
    PARTNERS,
    SET,
    SETS_LATER,
    SORTS,
    SOUP,
    STEPS,
    TOFU,
    TOOL,
    VARIETY,
    Plan,
)
from sushiya.fast.sushi.regular.points import count, icons_of, laid_now, points, points_for
from sushiya.fast.sushi.scoring import LADDER, MOST, MOST_AND_FEWEST, PER_CARD, SETS
from sushiya.fast.sushi.tableau import colours, largest_colour
from sushiya.games.drafting_priors import AHEAD, HOPE

__all__ = ["worth_of_dish"]

USE_OF_TOOL: Final = 1.6
USE_OF_MENU: Final = 3.2
IN_BOX: Final = 1.4
"""What a plate that is worth nothing gains in a takeout box."""
BLINDNESS: Final = 1.3
"""What a blind choice costs."""
SAFE: Final = 0.9
"""The probability that another seat doesn't lay a soup in the same turn."""


@kernel
def worth_of_dish(rec: Record, cfg: Config, plan: Plan, seat: int, dish: int) -> float:
    """The value of the cards of a dish in front of a seat."""
    valued = plan.valued[dish]
    if valued == BY_RULE:
        return _by_rules(rec, cfg, plan, seat, dish)
    if valued == BASE:
        return _base(rec, cfg, plan, seat)
    if valued == BOX:
        return _box(rec, cfg, plan, seat, dish)
    if valued == GOAL:
        return _goal(rec, cfg, plan, seat, dish)
    if valued == COLOURS:
        return _most_colours(rec, cfg, plan, seat, dish)
    if valued == SETS_LATER:
        full, begun = divmod(icons_of(rec, cfg, plan, END, seat, dish), int(plan.of[dish]))
        share = plan.worth[dish] / plan.of[dish] * 2 / 3
        hoped = share * begun * chance_later(cfg, plan, dish, int(plan.of[dish]) - begun) if begun else 0.0
        return full * plan.worth[dish] + hoped
    if valued == SORTS:
        some = 0.3 * icons_of(rec, cfg, plan, END, seat, dish) if plan.later else 0.0
        return points(rec, cfg, plan, END, seat, dish) + some
    return _by_count(rec, cfg, plan, seat, dish, count(rec, cfg, seat, dish))


@kernel
def _by_count(rec: Record, cfg: Config, plan: Plan, seat: int, dish: int, cards: int) -> float:
    """The value of a dish of which a seat has this many cards: 0 without any, unless they are steps."""
    valued, numbers = plan.valued[dish], cfg.numbers[ROUND, dish]
    if cards == 0 and valued != STEPS:
        return 0.0
    if valued == SET:
        full, begun = divmod(cards, int(plan.of[dish]))
        hoped = begun / plan.of[dish] * chance(cfg, plan, dish, int(plan.of[dish]) - begun) if begun else 0.0
        return plan.worth[dish] * (full + hoped)
    if valued == TOOL:
        return USE_OF_TOOL * min(cards, 2) * min(1.0, plan.turns / 4)
    if valued == MENU:
        return USE_OF_MENU * cards
    if valued == LARGEST:
        return cards * (largest_colour(rec, cfg, seat) + 0.2 * plan.turns)
    if valued == SOUP:
        fresh = laid_now(rec, cfg, seat, dish)
        safe = SAFE ** (cfg.tableau_count - 1) if fresh == 1 else 0.0
        return numbers[0] * (cards - fresh + safe * fresh)
    if valued == COMPANY:
        having = 0
        for other in range(cfg.tableau_count):
            having += int(other != seat and plan.icons[ROUND, dish, other] > 0)
        joining = (cfg.tableau_count - 1 - having) * 0.5 * chance(cfg, plan, dish, ONE)
        return cards * min(float(numbers[0]), having + joining)
    if valued == EEL and cards == 1:
        second = chance(cfg, plan, dish, ONE)
        return 4.5 * second + numbers[2] * (1 - second)
    now = float(points(rec, cfg, plan, ROUND, seat, dish))
    if valued == STEPS:
        rise = points_for(cfg, ROUND, dish, cards + 1) - points_for(cfg, ROUND, dish, cards)
        return now + (0.4 * rise * chance(cfg, plan, dish, ONE) if rise else 0.0)
    if valued == TOFU and cards == 1:
        return now + 1.5 * chance(cfg, plan, dish, ONE)
    if valued == BLINDING and plan.turns > 1 and laid_now(rec, cfg, seat, dish):
        return now - BLINDNESS
    if valued in (VARIETY, PARTNERS):
        return now + _another_variant(rec, cfg, plan, seat, dish)
    return now


@kernel
def _another_variant(rec: Record, cfg: Config, plan: Plan, seat: int, dish: int) -> float:
    """What one more card of the right variant is hoped to add."""
    shapes, most, total = 0, 0, 0
    for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
        cards = int(rec.faces[seat, kind])
        shapes += int(cards > 0)
        most = max(most, cards)
        total += cards
    if plan.valued[dish] == PARTNERS:
        return min(2 * most - total, 1) * 1.5 * chance(cfg, plan, dish, ONE)
    if shapes >= cfg.numbers[ROUND, dish, 0] - 1:
        return 0.0
    rise = cfg.numbers[ROUND, dish, 2 + shapes] - cfg.numbers[ROUND, dish, 1 + shapes]
    return 0.4 * rise * chance(cfg, plan, dish, ONE)


# Dishes that depend on others -------------------------------------------------------------------------------


@kernel
def _base(rec: Record, cfg: Config, plan: Plan, seat: int) -> float:
    """The best card that is likely to come for each free base, minus its points without one."""
    value = 0.0
    for nth in range(1, free_bases(rec, cfg, seat) + 1):
        hoped = 0.0
        for guest in range(plan.guests):
            likely = chance_of_kind(plan, int(plan.guest[guest]), nth)
            hoped = likely * plan.gain[guest] + (1 - likely) * hoped
        value += hoped
    return 0.7 * value


@kernel
def _box(rec: Record, cfg: Config, plan: Plan, seat: int, dish: int) -> float:
    """A box that was just laid gives points for everything that is worth less."""
    now = float(points(rec, cfg, plan, ROUND, seat, dish))
    if count(rec, cfg, seat, dish) == 0:
        return now
    landed = 0  # the dishes of which a card lies on another one, as bits
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        landed |= int(plate.on > 0 and not plate.turned) << int(cfg.dish[plate.face])
    idle = 0
    for other in range(cfg.dishes):
        cards = count(rec, cfg, seat, other)
        if cards == 0 or cfg.numbered[other] or cfg.dessert[other] or (landed >> other) & 1:
            continue
        if points(rec, cfg, plan, ROUND, seat, other) + points(rec, cfg, plan, END, seat, other) <= 0:
            idle += cards
    return now + IN_BOX * idle


@kernel
def _most_colours(rec: Record, cfg: Config, plan: Plan, seat: int, dish: int) -> float:
    cards, most = count(rec, cfg, seat, dish), 0
    if cards == 0:
        return 0.0
    if plan.turns == 0:
        return float(points(rec, cfg, plan, ROUND, seat, dish))
    for other in range(cfg.tableau_count):
        if other != seat:
            most = max(most, int(plan.colours[other]))
    lead = colours(rec, cfg, seat) - most
    sure = 1 / (1 + exp(-(lead + 0.5) / (0.3 + 0.4 * sqrt(plan.turns))))
    return cfg.numbers[ROUND, dish, 0] * cards * sure


@kernel
def _goal(rec: Record, cfg: Config, plan: Plan, seat: int, dish: int) -> float:
    """The remaining prizes, by the place that this many icons will probably take."""
    mine, numbers = icons_of(rec, cfg, plan, ROUND, seat, dish), cfg.numbers[ROUND, dish]
    left = int(numbers[0]) - int(rec.places_taken)
    if left > 0 and mine >= cfg.goal:
        return float(numbers[1 + rec.places_taken])
    if plan.turns == 0 or left <= 0:
        return float(points(rec, cfg, plan, ROUND, seat, dish))
    _rank(rec, cfg, plan, ROUND, seat, dish, 1 + sqrt(plan.turns))
    hoped = _hoped(cfg, plan, numbers[1 + rec.places_taken :], left)
    return hoped if mine else hoped * chance(cfg, plan, dish, ONE)


# A dish by its rules ----------------------------------------------------------------------------------------


@kernel
def _by_rules(rec: Record, cfg: Config, plan: Plan, seat: int, dish: int) -> float:
    value = 0.0
    if cfg.rule[ROUND, dish]:
        value += _by_rule(rec, cfg, plan, ROUND, seat, dish, int(plan.turns))
    if cfg.rule[END, dish]:
        value += _by_rule(rec, cfg, plan, END, seat, dish, int(plan.later))
    return value


@kernel
def _by_rule(rec: Record, cfg: Config, plan: Plan, when: int, seat: int, dish: int, turns: int) -> float:
    """The points now plus half of what is still possible; in a race, prizes by their probability."""
    rule, numbers = cfg.rule[when, dish], cfg.numbers[when, dish]
    if turns and rule in (MOST, MOST_AND_FEWEST):
        spread = plan.spread[dish, 0] + plan.spread[dish, 1] * sqrt(turns)
        _rank(rec, cfg, plan, when, seat, dish, spread)
        if rule == MOST:
            return plan.rivalry[dish] * _hoped(cfg, plan, numbers[1:], int(numbers[0]))
        fine = plan.ranks[cfg.tableau_count - 1] if cfg.tableau_count > 2 else 0.0
        return plan.rivalry[dish] * numbers[0] * (plan.ranks[0] - fine)
    now = points(rec, cfg, plan, when, seat, dish)
    if turns == 0 or rule not in (LADDER, PER_CARD, SETS):
        return plan.rivalry[dish] * now
    best, mine = 0.0, icons_of(rec, cfg, plan, when, seat, dish)
    for more in range(1, AHEAD + 1):
        if when == ROUND:
            likely = chance(cfg, plan, dish, more)
        else:
            likely = chance_later(cfg, plan, dish, more)
        best = max(best, (points_for(cfg, when, dish, mine + more) - now) / more * likely)
    return now + HOPE * best


@kernel
def _rank(rec: Record, cfg: Config, plan: Plan, when: int, seat: int, dish: int, spread: float) -> None:
    """The probabilities that none, one, two … of the others end with more icons."""
    ranks, mine = plan.ranks, icons_of(rec, cfg, plan, when, seat, dish)
    ranks[:] = 0
    ranks[0] = 1
    for other in range(cfg.tableau_count):
        if other != seat:
            behind = 1 / (1 + exp((plan.icons[when, dish, other] - mine) / spread))
            for place in range(cfg.tableau_count - 1, 0, -1):
                ranks[place] = behind * ranks[place] + (1 - behind) * ranks[place - 1]
            ranks[0] *= behind


@inline_kernel
def _hoped(cfg: Config, plan: Plan, prizes: Any, places: int) -> float:
    """The prizes by the probability of their rank."""
    hoped = 0.0
    for place in range(min(places, int(cfg.tableau_count))):
        hoped += prizes[place] * plan.ranks[place]
    return hoped
