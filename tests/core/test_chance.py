"""Pins chance: a seed gives the same outcomes on every machine and Python version, and draws are fair."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.core.chance import commitment, draw, shuffled, stream


def test_a_stream_never_changes() -> None:
    """Records must be verifiable by their seed for years, so these numbers may never change."""
    rng = stream("demo", 0)
    assert [rng.random() for _ in range(3)] == [0.1287261160239338, 0.20095966382485397, 0.8141425675655335]


def test_draws_never_change() -> None:
    assert draw(range(52), 6, stream("demo", 0)) == [6, 11, 42, 9, 20, 0]
    assert shuffled(range(10), stream("demo", 1)) == [5, 8, 2, 4, 6, 9, 7, 0, 3, 1]
    assert "".join(shuffled("sushiya", stream("demo", 0))) == "ssahyiu"


def test_any_text_is_a_seed() -> None:
    assert "".join(shuffled("sushiya", stream("寿司 \n", 12))) == "asyshui"


def test_each_chance_decision_has_a_stream_of_its_own() -> None:
    first = {stream(seed, index).random() for seed in ("demo", "demo2", "") for index in range(100)}
    assert len(first) == 300


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("demo") == "2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea"
    assert commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


@given(st.lists(st.integers()), st.integers(0, 40), st.integers(0, 1000))
def test_a_draw_takes_from_the_items_and_leaves_them_alone(items: list[int], count: int, index: int) -> None:
    before = list(items)
    count = min(count, len(items))
    drawn = draw(items, count, stream("any", index))
    assert len(drawn) == count
    assert Counter(drawn) <= Counter(items)
    assert items == before
    assert sorted(shuffled(items, stream("any", index))) == sorted(items)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_ordered_draw_is_equally_likely(count: int) -> None:
    """A chi-squared test over all ordered draws, with a limit that fair draws practically never exceed."""
    outcomes = list(permutations("abcd", count))
    times = 200 * len(outcomes)
    drawn = Counter(tuple(draw("abcd", count, stream("fair", n))) for n in range(times))
    chi_squared = sum((drawn[outcome] - 200) ** 2 / 200 for outcome in outcomes)
    assert set(drawn) <= set(outcomes)
    assert chi_squared < 3 * len(outcomes)
