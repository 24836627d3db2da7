"""Pins budgets: how they are written, and that they are spent to the last iteration and no second longer."""

from time import perf_counter

import pytest

from sushiya.bots import Budget
from sushiya.core import BadOptions


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("10000it", Budget(iterations=10_000)),
        ("200ms", Budget(seconds=0.2)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
    ],
)
def test_a_budget_is_written_as_people_say_it(text: str, budget: Budget) -> None:
    assert Budget.of(text) == budget


@pytest.mark.parametrize("text", ["", "10", "0it", "it", "1.5it", "-1s", "1h"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="is not a budget"):
        Budget.of(text)


def test_iterations_come_in_portions_that_add_up() -> None:
    assert list(Budget(iterations=1200).portions(500)) == [(500, 700), (500, 200), (200, 0)]


def test_time_is_spent_and_the_rest_is_estimated() -> None:
    began = perf_counter()
    lefts = [left for _, left in Budget(seconds=0.05).portions(10)]
    assert perf_counter() - began >= 0.05
    assert lefts[0] == float("inf")
    assert all(-10 <= left < float("inf") for left in lefts[1:])


def test_time_is_not_spent_on_more_than_enough() -> None:
    began = perf_counter()
    assert [size for size, _ in Budget(seconds=60).portions(10, enough=25)] == [10, 10, 10]
    assert [left for _, left in Budget(seconds=60).portions(10, enough=30)] == [20, 10, 0]
    assert perf_counter() - began < 30
    assert len(list(Budget(iterations=40).portions(10, enough=20))) == 4
