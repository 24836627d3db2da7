"""Pins maki: the most icons score 6 points, the second most 3; with six or more players 6, 4 and 2."""

import pytest

from sushiya.sushi import SUSHI_GO_EDITIONS, Course
from sushiya.sushi.cards.maki import MAKI
from tests.sushi.cards.tables import deck, each, points_for


def test_the_deck() -> None:
    assert deck(MAKI) == {"maki:1": 4, "maki:2": 5, "maki:3": 3}
    assert MAKI.course is Course.ROLL
    assert MAKI.colour == "red"
    assert MAKI.seats == range(2, 9)


@pytest.mark.parametrize(
    ("plates", "points"),
    [
        (["", ""], [0, 0]),
        (["maki:1", ""], [6, 0]),
        (["maki:1", "maki:2"], [3, 6]),
        (["maki:2", "maki:1 maki:1"], [6, 6]),
        (["maki:3 maki:2", "maki:1 maki:3", "maki:3"], [6, 3, 0]),
        (["maki:3", "maki:3", "maki:2", "maki:2", "maki:1"], [6, 6, 3, 3, 0]),
        (["maki:3", "maki:2", "maki:1", "", ""], [6, 3, 0, 0, 0]),
        (["maki:2 special_order>maki:2", "maki:3"], [6, 3]),
        (["maki:1 ~maki:3", "maki:2", "~maki:2"], [3, 6, 0]),
        (["tempura tempura", "maki:1"], [0, 6]),
    ],
)
def test_up_to_five_players(plates: list[str], points: list[int]) -> None:
    assert points_for(MAKI, *plates) == points


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ((5, 4, 3, 2, 1, 0), [6, 4, 2, 0, 0, 0]),
        ((5, 5, 4, 4, 3, 3), [6, 6, 4, 4, 2, 2]),
        ((1, 0, 0, 0, 0, 0), [6, 0, 0, 0, 0, 0]),
        ((0, 1, 2, 3, 4, 5, 6), [0, 0, 0, 0, 2, 4, 6]),
        ((0, 0, 1, 2, 3, 3, 4, 4), [0, 0, 0, 2, 4, 4, 6, 6]),
    ],
)
def test_six_players_and_more(icons: tuple[int, ...], points: list[int]) -> None:
    assert points_for(MAKI, *each("maki:1", *icons)) == points


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ((5, 4, 3), [6, 3, 0]),
        ((5, 5, 3), [3, 3, 0]),
        ((5, 5, 5, 3), [2, 2, 2, 0]),
        ((5, 5, 5, 5, 3), [1, 1, 1, 1, 0]),
        ((5, 3, 3, 1), [6, 1, 1, 0]),
        ((5, 3, 3, 3, 1), [6, 1, 1, 1, 0]),
        ((5, 3, 3, 3, 3), [6, 0, 0, 0, 0]),
        ((1, 0), [6, 0]),
        ((0, 0), [0, 0]),
    ],
)
def test_gamewright_splits_ties(icons: tuple[int, ...], points: list[int]) -> None:
    split = points_for(MAKI, *each("maki:1", *icons), edition=SUSHI_GO_EDITIONS["gamewright"])
    assert split == points
