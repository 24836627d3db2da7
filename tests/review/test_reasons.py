"""Pins that the reasons of a review are true: counted and measured again by other means."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scripts.check_reasons import GAMES, check_reasons, claims, match_of
from scripts.reason_checks import failures
from sushiya.bots.candidate import Because
from sushiya.games import game_of
from sushiya.sushi import DISHES
from sushiya.sushi.meals import MEALS
from tests.full import FULL, some

WANTED = 5000 if FULL else 6
ALMOST_ALL = 0.97
"""The share of reasons that must hold: a check against fresh matches is itself wrong now and then."""


def test_reasons_hold() -> None:
    """Over all games and meals in turn, with fresh matches that begin with either option."""
    found = check_reasons(WANTED, most=40 if FULL else 8)
    assert found.reasons == WANTED
    assert found.share >= (ALMOST_ALL if FULL else 0.9), found
    assert found.unexplained < found.reasons / 3


@pytest.mark.parametrize("game", some(["sushi-go(seats=3)"], ["sushizock(seats=2)"]))
def test_what_is_not_so_is_found(game: str) -> None:
    """Every number of a reason is checked: a wrong one fails."""
    tried = 0
    for claim in claims(match_of(game, "wrong"), 6, "wrong"):
        for fact in claim.because:
            for name, value in fact.args.items():
                if isinstance(value, int) and name != "seat":
                    wrong = Because(fact.id, fact.args | {name: value + (60 if value < 50 else -45)})
                    assert failures(replace(claim, because=(wrong,)), Random(1)) == [wrong], (fact, name)
                    tried += 1
    assert tried > 3


def test_every_meal_and_every_dish_is_tried() -> None:
    games: list[Any] = [game_of(game) for game in GAMES]
    assert all(any(f"meal={meal}" in game for game in GAMES) for meal in MEALS)
    assert {dish for game in games if game.name == "sushi-go-party" for dish in game.dishes} == set(DISHES)
