"""Pins the moves that the dice allow, table by table."""

import pytest

from sushiya.sushizock import Keep, Tiles
from sushiya.sushizock.allowed import forced_takes, keeps, steals, takes
from sushiya.sushizock.dice import in_order, rolls
from sushiya.testing.sushizock import dice, tiles

LONG = Tiles((1,) * 12, (1,) * 12)


def texts(moves: tuple[object, ...]) -> list[str]:
    return [str(move) for move in moves]


@pytest.mark.parametrize(
    ("shown", "rows", "expected"),
    [
        ("sushi sushi bone bone bone", LONG, ["take sushi 2", "take bone 3"]),
        ("sushi sushi sushi sushi sushi", LONG, ["take sushi 5"]),
        ("bone blue blue red red", LONG, ["take bone 1"]),
        ("blue blue blue red red", LONG, []),
        ("sushi sushi bone bone bone", tiles("1 2 | 1 2"), ["take sushi 2"]),
        ("sushi sushi bone bone bone", tiles("1 | 1 2 3"), ["take bone 3"]),
        ("sushi sushi bone bone bone", tiles("1 | 1 2"), []),
        ("sushi bone blue red red", tiles("| 1"), ["take bone 1"]),
    ],
)
def test_so_many_faces_so_far_along_the_row(shown: str, rows: Tiles, expected: list[str]) -> None:
    assert texts(takes(dice(shown), rows)) == expected


STACKS = [tiles("1 2 3 | 1 2"), tiles("4 5 |"), tiles("| 3 4 1"), tiles("6 |")]


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ("blue blue red red sushi", []),
        ("blue blue blue sushi bone", ["steal sushi 1 from 1", "steal sushi 1 from 3"]),
        ("blue blue blue red red", ["steal sushi 1 from 1", "steal sushi 1 from 3"]),
        ("red red red blue blue", ["steal bone 1 from 2"]),
        (
            "blue blue blue blue red",
            ["steal sushi 1 from 1", "steal sushi 2 from 1", "steal sushi 1 from 3"],
        ),
        (
            "blue blue blue blue blue",
            ["steal sushi 1 from 1", "steal sushi 2 from 1", "steal sushi 1 from 3"],
        ),
        ("red red red red sushi", ["steal bone 1 from 2", "steal bone 2 from 2", "steal bone 3 from 2"]),
        ("red red red red red", ["steal bone 1 from 2", "steal bone 2 from 2", "steal bone 3 from 2"]),
    ],
)
def test_chopsticks_reach_the_top_or_any_tile_of_the_others(shown: str, expected: list[str]) -> None:
    assert texts(steals(dice(shown), 0, STACKS)) == expected


def test_nothing_to_steal() -> None:
    assert steals(dice("blue blue blue blue blue"), 0, [tiles("1 2 3 | 1"), tiles("| 2")]) == ()


def test_any_dice_may_be_kept() -> None:
    """sushizock R5: any of the dice just rolled, not only equal ones; equal dice are one option."""
    assert texts(keeps(dice("sushi sushi blue"))) == [
        "keep sushi",
        "keep blue",
        "keep sushi sushi",
        "keep sushi blue",
    ]


def test_at_least_one_die_is_kept_and_one_is_rolled() -> None:
    """sushizock R6: not all, and not none."""
    for count in range(1, 6):
        for rolled in rolls(count):
            ways = keeps(rolled)
            assert all(0 < len(way.dice) < count for way in ways)
            assert len(set(ways)) == len(ways)
            assert all(way.dice == in_order(way.dice) for way in ways)
    assert len(keeps(dice("sushi bone blue red red"))) == 2**3 * 3 - 2
    assert keeps(dice("sushi")) == ()
    assert keeps(dice("blue red")) == (Keep(("blue",)), Keep(("red",)))


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("1 6 | 1 3 2", ["take bone 2"]),
        ("1 6 | 3 1 3 2", ["take bone 1", "take bone 3"]),
        ("5 2 6 |", ["take sushi 2"]),
        ("5 2 6 2 |", ["take sushi 2", "take sushi 4"]),
    ],
)
def test_the_tile_that_must_be_taken(rows: str, expected: list[str]) -> None:
    """sushizock R1: the worst bone, else the lowest sushi; the player chooses among equal ones."""
    assert texts(forced_takes(tiles(rows))) == expected
