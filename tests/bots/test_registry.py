"""Pins that every bot plays every game by the rules, and the same way for the same seed."""

from random import Random

import pytest

from sushiya.bots import (
    BOTS,
    LEVELS,
    PURE_LEVELS,
    levels_for,
    make_bot,
    planner_sushi,
    prepare,
    takes_budget,
)
from sushiya.bots.registry import Budget, budget_of
from sushiya.bots.sketch_config_sushi import config_of
from sushiya.games import game_of
from sushiya.sushi import MEALS
from tests.bots.table import play, quick
from tests.full import some

PRINTED = [
    *(f"sushi-go-party(seats={max(meal.seats[0], 3)},meal={name})" for name, meal in MEALS.items()),
    *(f"sushi-go-party(seats={meal.seats[-1]},meal={name},edition=devir)" for name, meal in MEALS.items()),
]
OTHERS = [
    "sushi-go(seats=3)",
    "sushi-go(seats=5,pass=alternate)",
    "sushi-go(seats=2,edition=gamewright)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go(seats=4,edition=gamewright)",
    "sushi-go-party(seats=4,meal=temaki+eel+edamame+sukeroku+sake+takeout_box+fruit)",
    "sushi-go-party(seats=4,meal=uramaki+tofu+sukeroku+miso_soup+sake+special_order+pudding)",
    "sushi-go-party(seats=4,meal=maki+onigiri+eel+edamame+special_order+spoon+fruit,edition=devir)",
    "sushi-go-party(seats=3,meal=maki+onigiri+eel+tofu+special_order+chopsticks+fruit)",
    "sushi-go-party(seats=3,meal=maki+onigiri+eel+tofu+sake+chopsticks+fruit)",
    "sushi-go-party(seats=3,meal=maki+onigiri+eel+tofu+menu+takeout_box+fruit)",
    "sushizock(seats=2)",
    "sushizock(seats=5,open_stacks=yes)",
    "sushizock(seats=3,edition=999games)",
]
"""Every special card is in one of them."""


@pytest.mark.parametrize("text", some(OTHERS, PRINTED))
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_finishes_every_game(name: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner_sushi, "EFFORT", 0)
    monkeypatch.setattr(planner_sushi, "CANDIDATES", 2)
    game = game_of(text)
    names = [quick(name)] * game.seats
    match = play(game, names, "any")
    assert match.over
    assert match.log == play(game, names, "any").log


def test_bots_are_made_by_name() -> None:
    game = game_of("sushizock")
    assert all(make_bot(name, game, 0, Random(1)).name == name for name in BOTS)


def test_levels_without_search_are_listed_from_the_easiest() -> None:
    assert not any(takes_budget(bot) for bot in PURE_LEVELS.values())
    shared = [level for level in LEVELS if level in PURE_LEVELS]
    assert list(PURE_LEVELS) == [*shared, "planner", "net"]
    assert all(LEVELS[level] == PURE_LEVELS[level] for level in shared)


def test_a_level_that_plays_just_as_another_is_not_offered() -> None:
    assert levels_for(game_of("sushi-go")) == list(LEVELS)
    assert levels_for(game_of("sushi-go"), PURE_LEVELS) == list(PURE_LEVELS)
    assert levels_for(game_of("sushizock")) == ["regular", "expert", "master"]
    assert levels_for(game_of("sushizock"), PURE_LEVELS) == ["regular"]


def test_only_the_master_searches_where_there_is_a_net() -> None:
    draft, dice = game_of("sushi-go"), game_of("sushizock")
    assert [level for level in LEVELS if takes_budget(level, draft)] == ["master"]
    assert [level for level in LEVELS if takes_budget(level, dice)] == ["expert", "master"]
    assert make_bot("expert", draft, 0, Random(1)).name == "net"
    assert make_bot("expert", dice, 0, Random(1)).name == "master"
    assert budget_of("expert", dice) == Budget(iterations=200)


def test_a_master_answers_within_a_third_of_a_second() -> None:
    budget = budget_of("master")
    assert budget is not None
    assert budget.seconds is not None
    assert budget.seconds < 0.3


def test_what_a_bot_needs_once_can_be_worked_out_before_it_is_asked() -> None:
    config_of.cache_clear()
    prepare("regular", game_of("sushi-go"))
    prepare("planner", game_of("sushizock"))
    assert config_of.cache_info().misses == 0
    prepare("planner", game_of("sushi-go"))
    assert config_of.cache_info().misses == 1
    prepare("planner", game_of("sushi-go"))
    assert config_of.cache_info().misses == 1
