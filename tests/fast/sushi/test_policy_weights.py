"""Pins the weights that the policy has learned: every card has some, and they reflect what players know."""

from typing import Any

import numpy as np
import pytest

from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.policy_weights import EVEN, NOTHING, SHAPE, USES, weight_table
from sushiya.games import game_of
from sushiya.sushi import CARDS, MEALS


def table(text: str) -> tuple[Kinds, Any]:
    game: Any = game_of(text)
    kinds = Kinds(game)
    return kinds, weight_table(game, kinds.cards)


def laid(text: str, card: str, stage: int, standing: int) -> float:
    kinds, weights = table(text)
    by_use = weights[:NOTHING].reshape(SHAPE)
    return float(by_use[USES.index("lay"), kinds.number[CARDS[card]], stage, standing])


@pytest.mark.parametrize("text", ["sushi-go(seats=4)", *(f"sushi-go-party(meal={meal})" for meal in MEALS)])
def test_every_card_that_can_be_laid_has_gains(text: str) -> None:
    kinds, weights = table(text)
    assert weights[NOTHING] == 0
    by_use = weights[:NOTHING].reshape(SHAPE)
    for kind, card in enumerate(kinds.cards):
        assert np.any(by_use[USES.index("lay"), kind]), card


def test_any_meal_has_gains() -> None:
    dishes = "temaki+edamame+sukeroku+eel+sake+special_order+fruit"
    kinds, weights = table(f"sushi-go-party(seats=4,meal={dishes})")
    assert np.isfinite(weights).all()
    assert len(kinds.cards) <= SHAPE[1]


def test_they_know_what_players_know() -> None:
    game, late = "sushi-go(seats=4)", 1
    assert laid(game, "nigiri:squid", late, 0) > laid(game, "nigiri:egg", late, 0)
    assert laid(game, "nigiri:squid", late, 1) > laid(game, "nigiri:squid", late, 0) + 1, "on a wasabi"
    assert laid(game, "tempura", late, EVEN + 1) > laid(game, "tempura", late, 0) + 1, "the second of a pair"
    assert laid(game, "sashimi", late, EVEN + 2) > laid(game, "sashimi", late, 0) + 2, "the last of three"
    assert laid(game, "maki:3", late, EVEN - 2) > laid(game, "maki:3", late, EVEN + 6), "far ahead is enough"
