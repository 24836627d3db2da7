"""The chart of a game: the constants that its kernels read, all taken from the reference's rows."""

from collections.abc import Callable
from typing import Any

import numpy as np

from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.layout import (
    ACTS,
    BLINDS,
    CHART,
    CHOPSTICKS,
    END,
    FILL_BOX,
    IS_COPY,
    IS_DESSERT,
    KEPT,
    KINDS,
    LIES_ON_BASE,
    NONE,
    NUMBERS,
    OPEN_MENU,
    PLATES,
    ROUND,
    WISH,
    Chart,
)
from sushiya.fast.sushi.scoring import (
    BEST_PLACE_LEFT,
    EACH_SORT,
    FACE_DOWN,
    LADDER,
    LARGEST_COLOUR,
    MOST,
    MOST_AND_FEWEST,
    MOST_COLOURS,
    PAIRS,
    PER_CARD,
    PER_OPPONENT,
    PER_VARIANT,
    SETS,
    SETS_OF_DIFFERENT,
)
from sushiya.sushi import scoring as rules
from sushiya.sushi.cards import chopsticks, menu, miso_soup, sake, spoon, takeout_box, uramaki
from sushiya.sushi.dish import Dish
from sushiya.sushi.draft import Draft
from sushiya.sushi.model import Hand
from sushiya.sushi.scoring import ScoreRule
from sushiya.sushi.sushi_go import SushiGo

__all__ = ["chart_of"]

Numbers = tuple[int, ...]

QUESTIONS: dict[Callable[..., None], int] = {
    chopsticks.called: CHOPSTICKS,
    spoon.called: WISH,
    menu.numbered: OPEN_MENU,
    takeout_box.numbered: FILL_BOX,
}
"""What is asked when a dish is called or its number comes up."""
SETTLED: dict[Callable[..., None], str] = {miso_soup.settled: "miso_soup", uramaki.settled: "uramaki"}
"""The field of the chart that has the number of the dish which does this."""


def chart_of(game: Draft) -> Chart:
    """The chart of this game."""
    kinds = Kinds(game)
    assert len(kinds.cards) <= KINDS
    chart: Any = np.zeros(1, CHART).view(np.recarray)[0]
    _set_table(chart, game, kinds)
    _set_kinds(chart, game, kinds)
    for number, dish in enumerate(game.dishes.values()):
        _set_dish(chart, game, kinds, number, dish)
    return chart


def _set_table(chart: Chart, game: Draft, kinds: Kinds) -> None:
    """Seats, piles and rulings."""
    chart.seats, chart.tables, chart.dummy = game.seats, game.tables, game.dummy
    chart.hand_size, chart.kinds, chart.dishes = game.hand_size, len(kinds.cards), len(game.dishes)
    chart.passes_left = [game.passes_left(number) for number in (1, 2, 3)]
    chart.desserts_for = [game.desserts_for(number) for number in (1, 2, 3)]
    chart.fresh_deck = not isinstance(game, SushiGo)
    board = game.opening_board()
    chart.deck_size, chart.pantry_size = len(board.deck), len(board.pantry)
    chart.deck[: len(board.deck)] = _numbers(kinds, board.deck)
    chart.pantry[: len(board.pantry)] = _numbers(kinds, board.pantry)
    for ruling in ("split_ties", "wasabi_by_choice", "pair_in_order"):
        chart[ruling] = getattr(game.rules, ruling)
    chart.copied_nigiri_by_choice = game.rules.copied_nigiri_by_choice
    chart.box_reaches_this_turn = game.rules.box_reaches_this_turn
    chart.has_calls, chart.has_numbers, chart.has_second_picks = game.calls, game.numbers, game.second_picks
    chart.has_copies = any(dish.copies for dish in game.dishes.values())
    chart.miso_soup = chart.uramaki = chart.menu = NONE
    chart.menu_size, chart.goal = menu.SIZE, uramaki.GOAL
    chart.base_kind = chart.second_pick_kind = NONE
    chart.wishes = len(game.wishes)
    for number, wish in enumerate(game.wishes):
        chart.wish[number] = sum(1 << kind for kind, card in enumerate(kinds.cards) if wish.fits(card))


def _set_kinds(chart: Chart, game: Draft, kinds: Kinds) -> None:
    names = list(game.dishes)
    for kind, card in enumerate(kinds.cards):
        chart.dish[kind] = names.index(card.dish)
        chart.icons[kind] = card.icons
        chart.order[kind] = card.order
        chart.traits[kind] = _traits(game, game.dishes[card.dish])


def _traits(game: Draft, dish: Dish) -> int:
    return (
        LIES_ON_BASE * (dish.lies_on in game.dishes)
        | IS_COPY * dish.copies
        | ACTS * (dish.numbered is not None)
        | BLINDS * (dish.served is sake.served)
        | IS_DESSERT * game.is_dessert(dish.name)
    )


def _set_dish(chart: Chart, game: Draft, kinds: Kinds, number: int, dish: Dish) -> None:
    own = [kind for kind, card in enumerate(kinds.cards) if card.dish == dish.name]
    assert own == list(range(own[0], own[-1] + 1)), "kinds of a dish are neighbours"
    chart.first_kind[number], chart.last_kind[number] = own[0], own[-1]
    colours = [other.colour for other in game.dishes.values()]
    chart.colour[number] = colours.index(dish.colour)
    chart.dessert[number] = game.is_dessert(dish.name)
    chart.lies_on[number] = NONE
    if dish.lies_on in game.dishes:
        base = next(kind for kind, card in enumerate(kinds.cards) if card.dish == dish.lies_on)
        chart.lies_on[number] = chart.base_kind = base
        chart.on_base = sum(1 << kind for kind in own)
        chart.off_base = chart.on_base if game.rules.wasabi_by_choice else 0
    chart.copies[number] = dish.copies
    chart.copying |= sum(1 << kind for kind in own) * dish.copies
    chart.calling |= sum(1 << kind for kind in own) * (dish.called is not None)
    if dish.second_pick:
        chart.second_pick_kind = own[0]
    chart.called[number], chart.numbered[number] = dish.called is not None, dish.numbered is not None
    _set_acts(chart, number, dish)
    for when, rule in ((ROUND, dish.score), (END, dish.score_final)):
        if rule is not None:
            found, numbers = _rule(game, kinds, dish, rule)
            chart.rule[when, number] = found
            chart.numbers[when, number, : len(numbers)] = numbers
            chart.contested[number] |= found in (MOST, MOST_AND_FEWEST)
    if chart.dessert[number]:
        chart.dessert_dish = number
        chart.dessert_prize, chart.dessert_fine = _prizes(game, dish.score_final)


def _set_acts(chart: Chart, number: int, dish: Dish) -> None:
    """What a dish does besides scoring: only what a kernel is there for."""
    chart.act[number] = NONE
    for act in (dish.called, dish.numbered):
        if act is not None:
            chart.act[number] = _known(QUESTIONS, act, dish)
    if dish.settled is not None:
        chart[_known(SETTLED, dish.settled, dish)] = number
    if dish.served is not None:
        _known({sake.served: BLINDS}, dish.served, dish)
    if dish.numbered is menu.numbered:
        chart.menu = number


def _known(table: dict[Callable[..., None], Any], act: Callable[..., None], dish: Dish) -> Any:
    if act not in table:
        raise NotImplementedError(f"{dish.name}: the fast engine has no kernel for {act.__qualname__}()")
    return table[act]


def _rule(game: Draft, kinds: Kinds, dish: Dish, rule: ScoreRule) -> tuple[int, Numbers]:
    """The kernel for a rule of this type, and the numbers that it reads."""
    found, numbers = _kernel_of(game, kinds, dish, rule)
    if getattr(rule, "dish", dish.name) != dish.name or len(numbers) > NUMBERS:
        raise NotImplementedError(f"{dish.name}: the fast engine can't score by {rule}")
    return found, numbers


def _kernel_of(game: Draft, kinds: Kinds, dish: Dish, rule: ScoreRule) -> tuple[int, Numbers]:
    own = [card for card in kinds.cards if card.dish == dish.name]
    match rule:
        case rules.PerCard(worth=worth):
            return PER_CARD, (worth,)
        case rules.Sets(of=of, worth=worth):
            most = max(PLATES, KEPT) * max(card.icons for card in own)
            steps = tuple(rule.points(icons) for icons in range(most + 1))
            return (LADDER, (len(steps), *steps)) if most + 2 <= NUMBERS else (SETS, (of, worth))
        case rules.Ladder(steps=steps):
            return LADDER, (len(steps), *steps)
        case rules.PerVariant(worth=worths, on_base=on_base):
            return PER_VARIANT, (on_base, *(dict(worths)[card.variant] for card in own))
        case rules.Pairs(variants=variants, pair=pair, single=single):
            two = (kinds.cards.index(card) for name in variants for card in own if card.variant == name)
            return PAIRS, (pair, single, *two)
        case rules.SetsOfDifferent(steps=steps):
            return SETS_OF_DIFFERENT, (len(steps), *steps)
        case rules.EachSort(sorts=sorts, steps=steps):
            icons = (card.variant.split("+").count(sort) for card in own for sort in sorts)
            return EACH_SORT, (len(steps), len(sorts), *steps, *icons)
        case rules.FaceDown(worth=worth):
            return FACE_DOWN, (worth,)
        case rules.LargestColour():
            return LARGEST_COLOUR, ()
        case rules.MostColours(worth=worth):
            return MOST_COLOURS, (worth,)
        case rules.PerOpponent(most=most):
            return PER_OPPONENT, (most,)
        case rules.BestPlaceLeft(prizes=prizes) if dish.settled is uramaki.settled:
            return BEST_PLACE_LEFT, (len(prizes), *prizes)
        case rules.Most():
            prizes = rule.prizes_for(game.tables)
            return MOST, (len(prizes), *prizes)
        case rules.MostAndFewest(worth=worth, none_can_win=none_can_win):
            return MOST_AND_FEWEST, (worth, none_can_win)
    raise NotImplementedError(f"{dish.name}: the fast engine has no kernel for the rule {rule}")


def _prizes(game: Draft, rule: ScoreRule | None) -> tuple[int, int]:
    """What the most desserts bring at the end of the match, and what the fewest cost."""
    match rule:
        case rules.Most():
            return rule.prizes_for(game.tables)[0], 0
        case rules.MostAndFewest(worth=worth):
            return worth, worth if game.tables > 2 else 0
    return 0, 0


def _numbers(kinds: Kinds, cards: Hand) -> list[int]:
    return [kinds.number[card] for card in cards]
