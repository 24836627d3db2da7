"""Pins that every game keeps every promise: all editions, seat counts and options, all kinds of meals."""

from itertools import combinations, product

import pytest

from sushiya.core import AnyGame
from sushiya.sushi import DISHES, MEALS, PARTY_EDITIONS
from sushiya.testing import conform
from tests.conformance.games_to_try import DRAFTED, PARTY, SPECIALS, SUSHI_GO, SUSHIZOCK, specials
from tests.full import FULL


@pytest.mark.parametrize("game", [*DRAFTED, *SUSHIZOCK[:: 1 if FULL else 3]], ids=str)
def test_the_game_keeps_its_promises(game: AnyGame) -> None:
    if FULL:
        conform(game, games=3, every=2)
    else:
        conform(game, games=1, every=30)


# What is tried ----------------------------------------------------------------------------------------------


def test_all_of_sushi_go_is_tried() -> None:
    assert len(SUSHI_GO) == 16
    assert {(game.seats, game.edition) for game in SUSHI_GO} == {
        *product((3, 4, 5), ("zoch",)),
        *product((2, 3, 4, 5), ("gamewright",)),
    }
    assert {(game.alternate, game.with_dummy) for game in SUSHI_GO} == {*product((False, True), repeat=2)}


def test_all_of_sushizock_is_tried() -> None:
    assert {(game.seats, game.edition, game.open_stacks) for game in SUSHIZOCK} == {
        *product((2, 3, 4, 5), ("zoch", "999games"), (False, True))
    }
    assert {game.first for game in SUSHIZOCK} == {0, 1, 2, 3, 4}


def test_every_dish_and_every_two_specials_are_tried() -> None:
    meals = [game.meal for game in PARTY]
    assert len(set(meals)) >= 60
    assert {*MEALS.values()} <= {*meals}
    assert {dish for meal in meals for dish in meal.dishes} | {"nigiri"} == {*DISHES}
    assert {specials(meal) for meal in meals} == {frozenset(pair) for pair in combinations(SPECIALS, 2)}


def test_every_seat_count_and_edition_of_party_is_tried() -> None:
    assert {(game.seats, game.edition) for game in PARTY} == {*product(range(2, 9), PARTY_EDITIONS)}
