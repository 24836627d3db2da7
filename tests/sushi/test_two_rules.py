"""Pins that a dish may have any rule for the round and any other for the end: trays and options tell both."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from sushiya.core import CHANCE
from sushiya.sushi import DISHES, SushiGoParty, View, check_meal
from sushiya.sushi.brings import brings_of
from sushiya.sushi.cards import CARDS
from sushiya.sushi.dish import Dish
from sushiya.sushi.memory_aid import collected
from sushiya.sushi.readings import readings_of
from sushiya.sushi.scoring import ScoreRule
from sushiya.sushi.trays import trays_of
from tests.sushi.every_rule import EVERY_RULE, TWO_ICONS
from tests.sushi.random_play import moments
from tests.sushi.test_brings import expected, told
from tests.sushi.test_trays import desserts_of, table_of

MEAL = check_meal(["maki", "tempura", "eel", "tofu", "special_order", "takeout_box", "pudding"])
SHARE = 0.1
"""The share of moments that are looked at."""


@pytest.fixture(autouse=True)
def as_printed_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for card in TWO_ICONS:
        monkeypatch.setitem(CARDS, str(card), card)
    yield
    readings_of.cache_clear()  # games compare equal whatever their dishes are


def views_with(pudding: Dish, monkeypatch: pytest.MonkeyPatch) -> Iterator[View]:
    """Random questions of a match with this dish, as the seats see them that are asked, and its end."""
    monkeypatch.setitem(DISHES, "pudding", pudding)
    readings_of.cache_clear()
    game, rng = SushiGoParty(3, MEAL), Random(f"{pudding.score} {pudding.score_final}")
    for state, _ in moments(game, rng.randrange(1000)):
        for decision in state.pending:
            if decision.seat != CHANCE and rng.random() < SHARE:
                yield game.view(state, decision.seat)
    yield game.view(state, None)


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: type(rule).__name__)
def test_trays_and_options_tell_what_both_rules_score(
    rule: ScoreRule, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = replace(DISHES["pudding"], cards=3 * TWO_ICONS[:5], score=rule)
    for final in EVERY_RULE:
        for view in views_with(replace(printed, score_final=final), monkeypatch):
            check_trays(view, rule, final)
            for key, each in (brings_of(view) or {}).items():
                assert told(each) == expected(view, key, each.dish), f"{key} in {view}"
            if view.seat is not None:
                assert collected(view) in view.game.dishes


def check_trays(view: View, rule: ScoreRule, final: ScoreRule) -> None:
    round, match = table_of(view), desserts_of(view)
    for seat, trays in enumerate(trays_of(view)):
        now, then = rule(seat, round), final(seat, match)
        tray = next((tray for tray in trays if tray.dish == "pudding"), None)
        if tray is None:
            assert not match.icons(seat, "pudding")
            assert view.over or not now
            assert then >= 0, "a minus has a tray"
        elif view.over:
            assert (tray.points, tray.final, tray.later) == (then, True, None)
        else:
            assert tray.later is not None
            assert (tray.points, tray.final) == (now, False)
            assert (tray.later.points, tray.later.final) == (then, True)
