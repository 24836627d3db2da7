"""The constants of a game that its kernels read, all derived from the reference engine."""

from collections.abc import Callable
from typing import Any

import numpy as np

from sushiya.fast.records import with_attributes
from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.layout import (
    ACTS,
    BLINDS,
    CHOPSTICKS,
    CONFIG,
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
    Config,
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
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import Hand
from sushiya.sushi.scoring import ScoreRule
from sushiya.sushi.sushi_go import SushiGo

__all__ = ["config_of"]

Numbers = tuple[int, ...]

QUESTIONS: dict[Callable[..., None], int] = {
    chopsticks.called: CHOPSTICKS,
    spoon.called: WISH,
    menu.numbered: OPEN_MENU,
    takeout_box.numbered: FILL_BOX,
}
"""The question that is asked when a dish is called or its number comes up."""
SETTLED: dict[Callable[..., None], str] = {miso_soup.settled: "miso_soup", uramaki.settled: "uramaki"}
"""The config field that holds the number of the dish with this effect."""


def config_of(game: DraftingGame) -> Config:
    """The constants of this game."""
    kinds = Kinds(game)
    assert len(kinds.cards) <= KINDS
    config: Any = np.zeros(1, with_attributes(CONFIG))[0]
    _set_table(config, game, kinds)
    _set_kinds(config, game, kinds)
    for number, dish in enumerate(game.dishes.values()):
        _set_dish(config, game, kinds, number, dish)
    return config


def _set_table(config: Config, game: DraftingGame, kinds: Kinds) -> None:
    """Set seats, piles and rulings."""
    config.seats, config.tableau_count, config.dummy = game.seats, game.tableau_count, game.dummy
    config.hand_size, config.kinds, config.dishes = game.hand_size, len(kinds.cards), len(game.dishes)
    config.passes_left = [game.passes_left(number) for number in (1, 2, 3)]
    config.desserts_for = [game.desserts_for(number) for number in (1, 2, 3)]
    config.fresh_deck = not isinstance(game, SushiGo)
    board = game.opening_board()
    config.deck_size, config.dessert_pile_size = len(board.deck), len(board.dessert_pile)
    config.deck[: len(board.deck)] = _numbers(kinds, board.deck)
    config.dessert_pile[: len(board.dessert_pile)] = _numbers(kinds, board.dessert_pile)
    for ruling in ("split_ties", "wasabi_by_choice", "pair_in_order"):
        config[ruling] = getattr(game.edition_rules, ruling)
    config.copied_nigiri_by_choice = game.edition_rules.copied_nigiri_by_choice
    config.box_reaches_this_turn = game.edition_rules.box_reaches_this_turn
    config.has_calls, config.has_numbers, config.has_second_picks = (
        game.calls,
        game.numbers,
        game.second_picks,
    )
    config.has_copies = any(dish.copies for dish in game.dishes.values())
    config.miso_soup = config.uramaki = config.menu = NONE
    config.menu_size, config.goal = menu.SIZE, uramaki.GOAL
    config.base_kind = config.second_pick_kind = NONE
    config.wishes = len(game.wishes)
    for number, wish in enumerate(game.wishes):
        config.wish[number] = sum(1 << kind for kind, card in enumerate(kinds.cards) if wish.fits(card))


def _set_kinds(config: Config, game: DraftingGame, kinds: Kinds) -> None:
    names = list(game.dishes)
    for kind, card in enumerate(kinds.cards):
        config.dish[kind] = names.index(card.dish)
        config.icons[kind] = card.icons
        config.order[kind] = card.order
        config.traits[kind] = _traits(game, game.dishes[card.dish])


def _traits(game: DraftingGame, dish: Dish) -> int:
    return (
        LIES_ON_BASE * (dish.lies_on in game.dishes)
        | IS_COPY * dish.copies
        | ACTS * (dish.numbered is not None)
        | BLINDS * (dish.served is sake.served)
        | IS_DESSERT * game.is_dessert(dish.name)
    )


def _set_dish(config: Config, game: DraftingGame, kinds: Kinds, number: int, dish: Dish) -> None:
    own = [kind for kind, card in enumerate(kinds.cards) if card.dish == dish.name]
    assert own == list(range(own[0], own[-1] + 1)), "the kinds of a dish must be consecutive"
    config.first_kind[number], config.last_kind[number] = own[0], own[-1]
    colours = [other.colour for other in game.dishes.values()]
    config.colour[number] = colours.index(dish.colour)
    config.dessert[number] = game.is_dessert(dish.name)
    config.lies_on[number] = NONE
    if dish.lies_on in game.dishes:
        base = next(kind for kind, card in enumerate(kinds.cards) if card.dish == dish.lies_on)
        config.lies_on[number] = config.base_kind = base
        config.on_base = sum(1 << kind for kind in own)
        config.off_base = config.on_base if game.edition_rules.wasabi_by_choice else 0
    config.copies[number] = dish.copies
    config.copying |= sum(1 << kind for kind in own) * dish.copies
    config.calling |= sum(1 << kind for kind in own) * (dish.called is not None)
    if dish.second_pick:
        config.second_pick_kind = own[0]
    config.called[number], config.numbered[number] = dish.called is not None, dish.numbered is not None
    _set_acts(config, number, dish)
    for when, rule in ((ROUND, dish.score), (END, dish.score_final)):
        if rule is not None:
            found, numbers = _rule(game, kinds, dish, rule)
            config.rule[when, number] = found
            config.numbers[when, number, : len(numbers)] = numbers
            config.contested[number] |= found in (MOST, MOST_AND_FEWEST)
    if config.dessert[number]:
        config.dessert_dish = number
        config.dessert_prize, config.dessert_fine = _prizes(game, dish.score_final)


def _set_acts(config: Config, number: int, dish: Dish) -> None:
    """Set what a dish does besides scoring. Raises NotImplementedError if there is no kernel for it."""
    config.act[number] = NONE
    for act in (dish.called, dish.numbered):
        if act is not None:
            config.act[number] = _known(QUESTIONS, act, dish)
    if dish.settled is not None:
        config[_known(SETTLED, dish.settled, dish)] = number
    if dish.served is not None:
        _known({sake.served: BLINDS}, dish.served, dish)
    if dish.numbered is menu.numbered:
        config.menu = number


def _known(table: dict[Callable[..., None], Any], act: Callable[..., None], dish: Dish) -> Any:
    if act not in table:
        raise NotImplementedError(f"{dish.name}: the fast engine has no kernel for {act.__qualname__}()")
    return table[act]


def _rule(game: DraftingGame, kinds: Kinds, dish: Dish, rule: ScoreRule) -> tuple[int, Numbers]:
    """The kernel for a rule of this type, and the numbers that it reads."""
    found, numbers = _kernel_of(game, kinds, dish, rule)
    if getattr(rule, "dish", dish.name) != dish.name or len(numbers) > NUMBERS:
        raise NotImplementedError(f"{dish.name}: the fast engine can't score by {rule}")
    return found, numbers


def _kernel_of(game: DraftingGame, kinds: Kinds, dish: Dish, rule: ScoreRule) -> tuple[int, Numbers]:
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
            prizes = rule.prizes_for(game.tableau_count)
            return MOST, (len(prizes), *prizes)
        case rules.MostAndFewest(worth=worth, none_can_win=none_can_win):
            return MOST_AND_FEWEST, (worth, none_can_win)
    raise NotImplementedError(f"{dish.name}: the fast engine has no kernel for the rule {rule}")


def _prizes(game: DraftingGame, rule: ScoreRule | None) -> tuple[int, int]:
    """The prize for the most desserts at the end of the match, and the fine for the fewest."""
    match rule:
        case rules.Most():
            return rule.prizes_for(game.tableau_count)[0], 0
        case rules.MostAndFewest(worth=worth):
            return worth, worth if game.tableau_count > 2 else 0
    return 0, 0


def _numbers(kinds: Kinds, cards: Hand) -> list[int]:
    return [kinds.number[card] for card in cards]
