"""Pins that the greedy bot clearly beats the random one in every game. Deals are played from each seat."""

import pytest

from sushiya.games import game_of
from tests.bots.table import win_share


@pytest.mark.parametrize(
    ("text", "deals", "at_least"),
    [
        ("sushi-go(seats=4)", 15, 0.85),
        ("sushi-go(seats=4,edition=gamewright)", 15, 0.85),
        ("sushi-go-party(seats=4,meal=master-menu)", 10, 0.85),
        ("sushi-go-party(seats=4,meal=cutthroat-combo)", 10, 0.7),
        ("sushi-go-party(seats=4,meal=dinner-for-two)", 10, 0.8),
        ("sushizock(seats=3)", 10, 0.85),
        ("sushizock(seats=5)", 6, 0.6),
    ],
)
def test_it_beats_random_bots(text: str, deals: int, at_least: float) -> None:
    assert win_share(game_of(text), "greedy", "random", deals) >= at_least
