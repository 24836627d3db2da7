"""The chart of a game: the constants that its kernels read, all taken from the reference's rows."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.layout import (
    ACTS,
    BLINDS,
    CHART,
    CHOPSTICKS,
    FILL_BOX,
    IS_COPY,
    IS_DESSERT,
    KEPT,
    KINDS,
    LIES_ON_BASE,
    NONE,
    OPEN_MENU,
    WISH,
    Chart,
)
from sushiya.fast.sushi.scoring import LADDER, MOST, MOST_AND_FEWEST, RULES
from sushiya.sushi.cards import (
    edamame,
    fruit,
    menu,
    miso_soup,
    nigiri,
    sake,
    soy_sauce,
    sukeroku,
    takeout_box,
    uramaki,
)
from sushiya.sushi.dish import Dish
from sushiya.sushi.draft import Draft
from sushiya.sushi.model import Hand
from sushiya.sushi.scoring import Ladder, Most, MostAndFewest, ScoreRule, Sets
from sushiya.sushi.sushi_go import SushiGo

__all__ = ["chart_of"]

QUESTIONS = {"chopsticks": CHOPSTICKS, "spoon": WISH, "menu": OPEN_MENU, "takeout_box": FILL_BOX}

OWN_NUMBERS: dict[str, tuple[int, ...]] = {
    "nigiri": (nigiri.ON_WASABI,),
    "edamame": (edamame.MOST,),
    "miso_soup": (miso_soup.WORTH,),
    "sukeroku": (sukeroku.PAIR, sukeroku.SINGLE),
    "uramaki": (len(uramaki.PRIZES), *uramaki.PRIZES, uramaki.GOAL),
    "sake": (sake.WORTH,),
    "soy_sauce": (soy_sauce.WORTH,),
    "takeout_box": (takeout_box.WORTH,),
    "fruit": (len(fruit.POINTS), *fruit.POINTS),
}
"""The numbers of dishes with a rule of their own, as their fast rule reads them."""


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
    names = list(game.dishes)
    for name in ("miso_soup", "uramaki", "menu"):
        chart[name] = names.index(name) if name in names else NONE
    chart.menu_size = menu.SIZE
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
        chart.worth[kind] = nigiri.WORTH.get(card, 0)
        if card.dish == "fruit":
            chart.fruits[kind] = [card.variant.split("+").count(name) for name in fruit.FRUITS]


def _traits(game: Draft, dish: Dish) -> int:
    return (
        LIES_ON_BASE * (dish.lies_on in game.dishes)
        | IS_COPY * dish.copies
        | ACTS * (dish.numbered is not None)
        | BLINDS * (dish.name == "sake")
        | IS_DESSERT * game.is_dessert(dish.name)
    )


def _set_dish(chart: Chart, game: Draft, kinds: Kinds, number: int, dish: Dish) -> None:
    own = [kind for kind, card in enumerate(kinds.cards) if card.dish == dish.name]
    assert own == list(range(own[0], own[-1] + 1)), "kinds of a dish are neighbours"
    chart.first_kind[number], chart.last_kind[number] = own[0], own[-1]
    colours = [other.colour for other in game.dishes.values()]
    chart.colour[number] = colours.index(dish.colour)
    chart.dessert[number] = game.is_dessert(dish.name)
    if chart.dessert[number]:
        chart.dessert_dish = number
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
    chart.act[number] = QUESTIONS.get(dish.name, NONE)
    for rule in (dish.score, dish.score_final):
        if rule is not None:
            found, numbers = _rule(game, dish, rule)
            chart["rule" if rule is dish.score else "final_rule"][number] = found
            chart.numbers[number, : len(numbers)] = numbers
            chart.contested[number] = found in (MOST, MOST_AND_FEWEST)


def _rule(game: Draft, dish: Dish, rule: ScoreRule) -> tuple[int, Sequence[int]]:
    """A score rule by number, and the numbers that it reads."""
    match rule:
        case Sets(of=of, worth=worth):
            points = [icons // of * worth for icons in range(KEPT + 1)]
            return LADDER, (len(points), *points)
        case Ladder(steps=steps):
            return LADDER, (len(steps), *steps)
        case Most(prizes=prizes):
            return MOST, (len(prizes(game.tables)), *prizes(game.tables))
        case MostAndFewest(worth=worth, none_can_win=none_can_win):
            return MOST_AND_FEWEST, (worth, none_can_win)
    return RULES[dish.name], OWN_NUMBERS.get(dish.name, ())


def _numbers(kinds: Kinds, cards: Hand) -> list[int]:
    return [kinds.number[card] for card in cards]
