"""Pins pudding: at the end of the game, the most score 6 points, the fewest minus 6."""

import pytest

from sushiya.sushi import SUSHI_GO_EDITIONS, Course
from sushiya.sushi.cards.pudding import PUDDING
from tests.sushi.cards.tables import deck, each, final_points_for


def test_the_deck() -> None:
    assert deck(PUDDING) == {"pudding": 15}
    assert PUDDING.course is Course.DESSERT
    assert PUDDING.colour == "cream"
    assert PUDDING.seats == range(2, 9)
    assert PUDDING.score is None


@pytest.mark.parametrize(
    ("puddings", "points"),
    [
        ((3, 2, 1), [6, 0, -6]),
        ((3, 3, 1, 1, 2), [6, 6, -6, -6, 0]),
        ((1, 0, 0), [6, -6, -6]),
        ((0, 0, 0, 0, 0, 0, 2, 1), [-6, -6, -6, -6, -6, -6, 6, 0]),
        ((3, 1), [6, 0]),  # two players: no minus
    ],
)
def test_most_and_fewest(puddings: tuple[int, ...], points: list[int]) -> None:
    assert final_points_for(PUDDING, *each("pudding", *puddings)) == points


@pytest.mark.parametrize(
    ("puddings", "points"),
    [((2, 2, 2), [0, 0, 0]), ((0, 0, 0), [0, 0, 0]), ((2, 2), [6, 6]), ((0, 0), [6, 6])],
)
def test_everybody_tied(puddings: tuple[int, ...], points: list[int]) -> None:
    """party R6: plus and minus for all, with two players only the plus; here also without any pudding."""
    assert final_points_for(PUDDING, *each("pudding", *puddings)) == points


@pytest.mark.parametrize("puddings", [(0, 0, 0), (2, 2, 2, 2)])
def test_everybody_tied_in_sushi_go(puddings: tuple[int, ...]) -> None:
    """sushi-go R1: everybody has both the most and the fewest, which adds up to 0."""
    zoch = final_points_for(PUDDING, *each("pudding", *puddings), edition=SUSHI_GO_EDITIONS["zoch"])
    assert zoch == [0] * len(puddings)


@pytest.mark.parametrize(
    ("puddings", "points"),
    [
        ((4, 3, 1), [6, 0, -6]),
        ((4, 4, 1, 1), [3, 3, -3, -3]),
        ((4, 4, 4, 1), [2, 2, 2, -6]),
        ((4, 4, 4, 4, 1), [1, 1, 1, 1, -6]),  # a quarter of 6, rounded toward zero
        ((4, 1, 1, 1, 1), [6, -1, -1, -1, -1]),
        ((2, 2, 2), [0, 0, 0]),
        ((0, 0), [0, 0]),
        ((3, 1), [6, 0]),
    ],
)
def test_gamewright_splits_ties(puddings: tuple[int, ...], points: list[int]) -> None:
    split = final_points_for(PUDDING, *each("pudding", *puddings), edition=SUSHI_GO_EDITIONS["gamewright"])
    assert split == points


def test_copies_count() -> None:
    assert final_points_for(PUDDING, "pudding special_order>pudding", "pudding", "") == [6, 0, -6]
