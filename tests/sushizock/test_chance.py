"""Pins chance: its legal outcomes and their frequencies."""

from collections import Counter
from math import factorial, prod, sqrt
from random import Random

import pytest

from sushiya.core import CHANCE, Action
from sushiya.sushizock import BOX, Dice, DrawLot, First, Keep, LayRows, Roll, RollDice, Rows
from sushiya.sushizock.dice import DIE, FACES, rolls

SAMPLES = 40_000


def test_text_forms() -> None:
    assert str(Rows((3, 1), (1, 2))) == "rows 3 1 | 1 2"
    assert str(First(2)) == "first 2"
    assert str(Roll(("sushi", "sushi", "bone"))) == "roll sushi sushi bone"


@pytest.mark.parametrize(
    "rows",
    [
        Rows(BOX.sushi[1:], BOX.bones),
        Rows(BOX.sushi, (*BOX.bones[1:], 4)),
        Rows(BOX.bones, BOX.sushi),
        First(0),
    ],
)
def test_rows_that_are_not_the_box(rows: Action) -> None:
    assert not LayRows(CHANCE).accepts(rows)


def test_rows_in_any_order() -> None:
    assert LayRows(CHANCE).accepts(Rows(BOX.sushi[::-1], BOX.bones))


def test_rows_are_shuffled_each_for_itself() -> None:
    rng, rows = Random(1), LayRows(CHANCE)
    samples = [rows.sample(rng) for _ in range(6000)]
    assert all(rows.accepts(sample) for sample in samples[:100])
    assert all(abs(count - 1000) < 150 for count in Counter(s.sushi[0] for s in samples).values())
    assert all(abs(count - 1000) < 150 for count in Counter(s.sushi[11] for s in samples).values())
    assert abs(Counter(s.bones[5] for s in samples)[4] - 500) < 110


def test_lot() -> None:
    lot = DrawLot(CHANCE, 3)
    assert [lot.accepts(First(seat)) for seat in (-1, 0, 2, 3)] == [False, True, True, False]
    assert not lot.accepts(Roll(("blue",)))
    rng = Random(2)
    counts = Counter(lot.sample(rng).seat for _ in range(6000))
    assert sorted(counts) == [0, 1, 2]
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_a_roll_has_the_right_number_of_dice_in_order() -> None:
    two = RollDice(CHANCE, 2)
    assert two.accepts(Roll(("sushi", "red")))
    assert not two.accepts(Roll(("red", "sushi")))
    assert not two.accepts(Roll(("red",)))
    assert not two.accepts(Roll(("sushi", "bone", "red")))
    assert not two.accepts(Keep(("sushi", "red")))


def chance_of(roll: Dice) -> float:
    """The multinomial probability: independent dice, 2/6 sushi, 2/6 bone, 1/6 blue, 1/6 red."""
    counts = [roll.count(face) for face in FACES]
    orders = factorial(len(roll)) / prod(map(factorial, counts))
    return orders * prod((DIE.count(face) / len(DIE)) ** n for face, n in zip(FACES, counts, strict=True))


@pytest.mark.parametrize("count", [1, 2, 5])
def test_odds_are_those_of_independent_dice(count: int) -> None:
    rng, question = Random(3), RollDice(CHANCE, count)
    counts = Counter(question.sample(rng).dice for _ in range(SAMPLES))
    assert set(counts) <= rolls(count)
    assert sum(map(chance_of, rolls(count))) == pytest.approx(1)
    for roll in rolls(count):
        expected = SAMPLES * chance_of(roll)
        assert abs(counts[roll] - expected) < 5 * sqrt(expected) + 1, roll
