"""Pins the dice: their sides, their order, and what they can show."""

from collections import Counter

from sushiya.sushizock.dice import DIE, FACES, in_order, rolls


def test_sides() -> None:
    assert Counter(DIE) == {"sushi": 2, "bone": 2, "blue": 1, "red": 1}


def test_order() -> None:
    assert in_order(["red", "sushi", "blue", "bone", "sushi"]) == ("sushi", "sushi", "bone", "blue", "red")


def test_every_roll_of_five() -> None:
    assert len(rolls(5)) == 56
    assert all(roll == in_order(roll) for roll in rolls(5))


def test_every_roll_of_one() -> None:
    assert rolls(1) == {(face,) for face in FACES}
