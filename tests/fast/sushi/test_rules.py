"""Pins that the fast engine scores by any rule of the reference, for a round and for the whole match."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.fast.sushi.config import config_of
from sushiya.sushi import DISHES, Card, Dish, SushiGoParty
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.scoring import (
    BestPlaceLeft,
    Ladder,
    Most,
    MostAndFewest,
    PerCard,
    ScoreRule,
    ScoringTable,
    Sets,
)
from tests.fast.sushi.drawn import meal_with
from tests.fast.sushi.lockstep import play_both, tools
from tests.sushi.every_rule import EVERY_RULE, TWO_ICONS

GAMES = 8
RULES = [rule for rule in EVERY_RULE if not isinstance(rule, BestPlaceLeft)]
"""The fast engine scores races without a rule."""


def games_with(dish: Dish, monkeypatch: pytest.MonkeyPatch) -> Iterator[DraftingGame]:
    """Games with this dish in place of the printed one."""
    monkeypatch.setitem(DISHES, dish.name, dish)
    rng = Random(dish.name)
    while True:
        seats = rng.randrange(2, 7)
        yield SushiGoParty(seats, meal_with((dish.name, "special_order", "takeout_box"), seats, rng))


def play(dish: Dish, monkeypatch: pytest.MonkeyPatch) -> None:
    tools.cache_clear()  # games compare equal whatever their dishes are
    try:
        assert play_both(games_with(dish, monkeypatch), GAMES)["games"] == GAMES
    finally:
        tools.cache_clear()


def test_a_dish_with_a_rule_for_the_round_and_another_for_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    pudding = replace(
        DISHES["pudding"], score=Ladder("pudding", (0, 1, 5)), score_final=Sets("pudding", of=2, worth=7)
    )
    play(pudding, monkeypatch)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: type(rule).__name__)
def test_any_rule_scores_rounds_and_the_match(rule: ScoreRule, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses cards with two icons and many variants, together with another rule of the same dish."""
    pudding = replace(DISHES["pudding"], cards=3 * TWO_ICONS[:5])
    other = MostAndFewest("pudding", 4, none_can_win=True)
    play(replace(pudding, score=rule, score_final=other), monkeypatch)
    play(replace(pudding, score=other, score_final=rule), monkeypatch)


def test_a_table_that_is_too_long_for_a_ladder_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    five = tuple(Card("pudding", str(n), icons=n) for n in (3, 4, 5))
    play(replace(DISHES["pudding"], cards=5 * five, score=Sets("pudding", of=4, worth=3)), monkeypatch)


def strange(seat: int, table: ScoringTable) -> int:
    return 1


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        (strange, "pudding: the fast engine has no kernel for the rule <function strange"),
        (PerCard("tofu", 1), r"pudding: the fast engine can't score by PerCard\(dish='tofu', worth=1\)"),
        (Ladder("pudding", (0,) * 60), "pudding: the fast engine can't score by Ladder"),
        (BestPlaceLeft("pudding", (8, 5, 2)), "pudding: the fast engine has no kernel for the rule Best"),
    ],
)
def test_a_rule_without_a_kernel_is_refused(
    rule: ScoreRule, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(games_with(replace(DISHES["pudding"], score_final=rule), monkeypatch))
    with pytest.raises(NotImplementedError, match=why):
        config_of(game)


def test_an_act_without_a_kernel_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    act: Any = strange
    pudding = DISHES["pudding"]
    for dish in (
        replace(pudding, served=act),
        replace(pudding, settled=act),
        replace(pudding, called=act),
        replace(pudding, numbered=act),
    ):
        with pytest.raises(NotImplementedError, match=r"pudding: .* no kernel for strange\(\)"):
            config_of(next(games_with(dish, monkeypatch)))


def test_prizes_for_desserts_are_those_of_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    prizes: dict[ScoreRule, tuple[int, int]] = {
        MostAndFewest("pudding", 6, none_can_win=True): (6, 6),
        Most("pudding", ((2, (5, 3)),)): (5, 0),
        PerCard("pudding", 2): (0, 0),
    }
    for rule, expected in prizes.items():
        pudding = replace(DISHES["pudding"], score=Most("pudding", ((2, (9,)),)), score_final=rule)
        monkeypatch.setitem(DISHES, "pudding", pudding)
        config = config_of(SushiGoParty(4, meal_with(("pudding",), 4, Random(1))))
        assert (config.dessert_prize, config.dessert_fine) == expected
        assert np.count_nonzero(config.contested) >= 1
