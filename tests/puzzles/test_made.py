"""Pins that the same command makes the same puzzles: matches that gave some are played and measured again."""

from collections import Counter
from dataclasses import replace

import pytest

from scripts.puzzles import puzzles_of
from sushiya.puzzles import all_puzzles
from tests.full import in_full_runs


@in_full_runs  # searches for minutes
@pytest.mark.parametrize(("game", "number"), [("sushi-go", 1), ("sushizock", 6)])
def test_a_match_gives_the_same_puzzles_again(game: str, number: int) -> None:
    """Reasons aside, which are found and checked anew when there is more to say."""
    shipped = [each for each in all_puzzles(game) if each.seed.endswith(f" {number}")]
    made = puzzles_of(game, number, Counter())
    assert shipped
    for old, new in zip(shipped, made, strict=True):
        assert replace(new, number=old.number, because=old.because, ideas=old.ideas) == old
