"""Pins what the policy assumes about a dish that it was not trained with, from the rules of the dish."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.policy_weights import NOTHING, SHAPE, weight_table
from sushiya.games.drafting_priors import EVEN, STAGES, USES, Standing, laying_gain, turning_gain
from sushiya.sushi import DISHES, Card, Dish, SushiGoParty
from sushiya.sushi.scoring import (
    BestPlaceLeft,
    EachSort,
    FaceDown,
    Ladder,
    Most,
    MostAndFewest,
    MostColours,
    Pairs,
    PerCard,
    PerOpponent,
    PerVariant,
    ScoreRule,
    Sets,
    SetsOfDifferent,
)

GAME = SushiGoParty(4)
ONE, OTHER = Card("toast", "a+b"), Card("toast", "b+b")
TOAST = replace(DISHES["tofu"], name="toast", cards=(ONE, OTHER), score=None)


def weight(rule: ScoreRule, *, count: int = 0, own: bool = False, lead: int = 0, left: float = 0.5) -> float:
    return laying_gain(GAME, replace(TOAST, score=rule), ONE, Standing(count, own, lead, left))


def test_cards_that_count_add_what_they_add_and_half_of_what_they_begin() -> None:
    assert [weight(PerCard("toast", worth), left=0) for worth in (1, 4)] == [-1, 2]
    pair = Sets("toast", of=2, worth=6)
    assert [weight(pair, count=n, left=0) for n in range(3)] == [-2, 4, -2]
    assert [weight(pair, count=n, left=1) for n in range(3)] == [1, 5.5, 1]
    mochi = Ladder("toast", (0, 0, 4, 0))
    assert [weight(mochi, count=n, left=1) for n in range(4)] == [0, 2, -6, -2]


def test_a_race_is_worth_most_where_it_is_close() -> None:
    prizes, fines = Most("toast", ((2, (6, 3)),)), MostAndFewest("toast", 6, none_can_win=True)
    for rule in (prizes, fines):
        close, behind, ahead = (weight(rule, lead=lead) for lead in (0, -6, 6))
        assert close > behind
        assert close > ahead
    assert weight(fines) > weight(prizes)
    two = SushiGoParty(2)
    assert laying_gain(two, replace(TOAST, score=fines), ONE, Standing(0, False, 0, 0.5)) == weight(prizes)


def test_variants_count() -> None:
    pairs = Pairs("toast", ("a+b", "b+b"), pair=6, single=2)
    assert [weight(pairs), weight(pairs, count=1), weight(pairs, count=1, own=True)] == [0, 2, 0]
    squares = SetsOfDifferent("toast", (0, 1, 4, 9))
    assert [weight(squares, count=n) for n in range(5)] == [-1, 1, 3, 3, 3]
    assert weight(squares, count=2, own=True) == -1
    assert weight(EachSort("toast", ("a", "b"), (-2, 0, 1, 3, 6, 10))) == pytest.approx(12 / 5 - 2)
    worth = PerVariant("toast", (("a+b", 2), ("b+b", 3)), on_base=3)
    assert weight(worth, count=1) == 0
    on_base = replace(TOAST, score=worth, lies_on="wasabi")
    assert "wasabi" in GAME.dishes
    assert [laying_gain(GAME, on_base, ONE, Standing(free, False, 0, 0)) for free in (0, 1)] == [0, 4]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (MostColours("toast", 4), 0),
        (PerOpponent("toast", 6), 1),
        (BestPlaceLeft("toast", (8, 5, 2)), 0.5),
        (FaceDown(2), 0),
    ],
)
def test_other_rules_have_a_rough_guess(rule: ScoreRule, expected: float) -> None:
    assert weight(rule) == expected


def test_both_rules_count_and_a_card_that_only_acts_is_as_good_as_any() -> None:
    both = replace(TOAST, score=PerCard("toast", 1), score_final=PerCard("toast", 3))
    assert laying_gain(GAME, both, ONE, Standing(0, False, 0, 0)) == 2
    assert laying_gain(GAME, TOAST, ONE, Standing(0, False, 0, 0)) == 0


def test_a_box_takes_what_scores_less() -> None:
    mochi = replace(TOAST, score=Ladder("toast", (0, 0, 4, 0)))
    assert [turning_gain(mochi, ONE, n) for n in (1, 2, 3)] == [2, -2, 6]
    assert turning_gain(replace(TOAST, score=FaceDown(2)), ONE, 1) == 0


@pytest.mark.parametrize("name", ["tofu", "pudding", "maki"])
def test_an_untrained_dish_has_gains_at_every_stage(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table of a meal in which a printed dish has a name that was never trained."""
    printed = DISHES[name]
    cards = tuple(Card("toast", card.variant, card.icons) for card in printed.cards)
    rules: Any = {
        field: replace(rule, dish="toast")
        for field in ("score", "score_final")
        if (rule := getattr(printed, field)) is not None
    }
    toast: Dish = replace(printed, name="toast", cards=cards, **rules)
    game = SushiGoParty(4)
    dishes = {n: dish for n, dish in game.dishes.items() if dish.course is not printed.course}
    monkeypatch.setitem(game.__dict__, "dishes", dishes | {"toast": toast})
    kinds = Kinds(game)
    weights = weight_table(game, kinds.cards)
    assert np.isfinite(weights).all()
    laid = weights[:NOTHING].reshape(SHAPE)[USES.index("lay"), kinds.number[cards[0]]]
    assert laid.shape[0] == STAGES
    if name == "tofu":
        assert laid[1, EVEN + 1] > laid[1, EVEN + 2], "the third spoils it"
        assert laid[1, EVEN] < laid[4, EVEN], "there is more to hope for early"
    else:
        assert laid[1, EVEN] > laid[1, EVEN + 5], "far ahead is enough"
