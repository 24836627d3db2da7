"""Pins temaki: the most score 4 points, the fewest minus 4."""

import pytest

from sushiya.sushi import Course
from sushiya.sushi.cards.temaki import TEMAKI
from tests.sushi.cards.tables import deck, each, points_for


def test_the_deck() -> None:
    assert deck(TEMAKI) == {"temaki": 12}
    assert TEMAKI.course is Course.ROLL
    assert TEMAKI.colour == "teal"
    assert TEMAKI.seats == range(2, 9)


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ((3, 2, 1), [4, 0, -4]),
        ((3, 3, 1, 1, 2), [4, 4, -4, -4, 0]),
        ((1, 0, 0), [4, -4, -4]),
        ((1, 1, 1, 1, 1, 1, 1, 0), [4, 4, 4, 4, 4, 4, 4, -4]),
        ((2, 1), [4, 0]),  # two players: no minus
        ((0, 1), [0, 4]),
    ],
)
def test_most_and_fewest(icons: tuple[int, ...], points: list[int]) -> None:
    assert points_for(TEMAKI, *each("temaki", *icons)) == points


@pytest.mark.parametrize(
    ("icons", "points"),
    [((2, 2, 2), [0, 0, 0]), ((0, 0, 0), [-4, -4, -4]), ((2, 2), [4, 4]), ((0, 0), [0, 0])],
)
def test_everybody_tied(icons: tuple[int, ...], points: list[int]) -> None:
    """party R6: plus and minus for all; the plus needs an icon, the minus needs three or more players."""
    assert points_for(TEMAKI, *each("temaki", *icons)) == points


def test_copies_count_and_face_down_cards_do_not() -> None:
    assert points_for(TEMAKI, "temaki special_order>temaki", "temaki", "~temaki temaki") == [4, -4, -4]
    assert points_for(TEMAKI, "maki:3", "temaki", "tempura tempura temaki") == [-4, 4, 4]
