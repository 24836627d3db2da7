"""Pins what stacks are worth, and which stacks are impossible."""

import pytest

from sushiya.core import BadNotation
from sushiya.sushizock import Tiles, check_stacks, score_stacks, settle, winners
from sushiya.testing.sushizock import tiles
from tests.oracle import score_sushizock


def test_sushi_above_the_bones_is_worthless() -> None:
    """sushizock E4: the bottom four sushi worth 12, the top one 5, four bones worth 8: 4 points."""
    assert settle(tiles("1 4 5 2 5 | 2 3 1 2")) == 4


@pytest.mark.parametrize(
    ("stacks", "points"),
    [
        ("6 3 | 1 2 2 2", 2),  # more bones than sushi: all bones count
        ("6 3 2 | 1 2", 6),  # one sushi more than bones: only the top one, 2, is lost
    ],
)
def test_stacks_of_different_height(stacks: str, points: int) -> None:
    """sushizock E5: more bones than sushi: all count; one sushi more: the top one is lost."""
    assert settle(tiles(stacks)) == points


@pytest.mark.parametrize(
    ("stacks", "points"),
    [("", 0), ("6 6 5 |", 0), ("| 4 3", -7), ("1 6 | 2", -1), ("6 1 | 2", 4), ("2 3 | 1 1", 3)],
)
def test_stacks_are_compared_from_the_bottom(stacks: str, points: int) -> None:
    assert settle(tiles(stacks)) == points


@pytest.mark.parametrize(("points", "expected"), [((4, 2, 6), (2,)), ((-3, -1), (1,)), ((0, 0), (0, 1))])
def test_most_points_win(points: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert winners(points) == expected


def test_a_tie_is_not_broken() -> None:
    """sushizock R2: several winners."""
    assert winners((5, 3, 5, 5)) == (0, 2, 3)


def test_typed_in_stacks_are_checked_and_scored() -> None:
    typed = [tiles("1 4 5 2 5 | 2 3 1 2"), tiles("6 3 | 1 2 2 1"), tiles("6 3 2 | 1 3")]
    assert list(score_stacks(typed)) == score_sushizock([(list(own.sushi), list(own.bones)) for own in typed])


@pytest.mark.parametrize(
    ("stacks", "message"),
    [
        (["1 2 | 1", "7 |"], "Seat 1: there is no sushi 7; the box has 1, 2, 3, 4, 5, 6."),
        (["| 5"], "Seat 0: there is no bone 5; the box has 1, 2, 3, 4."),
        (["| -1"], "Seat 0: there is no bone -1; the box has 1, 2, 3, 4."),
        (["6 6 |", "5 |", "6 |"], "Seat 2: one sushi 6 too many; the box has 2."),
        (["| 4", "| 4"], "Seat 1: one bone 4 too many; the box has 1."),
    ],
)
def test_stacks_the_box_cannot_give(stacks: list[str], message: str) -> None:
    with pytest.raises(BadNotation) as error:
        score_stacks([tiles(own) for own in stacks])
    assert str(error.value) == message


def test_the_whole_box_is_fine() -> None:
    check_stacks([Tiles((6, 6, 5, 5, 4, 4), (4, 3, 3)), tiles("1 1 2 2 3 3 | 1 1 1 1 1 2 2 2 2")])
