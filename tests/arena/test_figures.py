"""Pins the figures: pooled over bots of the same name, with intervals over deals."""

import pytest

from sushiya.arena.deals import Contest, Outcome
from sushiya.arena.figures import standings
from sushiya.games import game_of

CONTEST = Contest(game_of("sushizock(seats=3)"), ("a", "b", "b"), "s")


def deal(*scores: tuple[int, int, int]) -> tuple[Outcome, ...]:
    """One outcome for each rotation; the best score wins."""
    return tuple(
        Outcome(each, tuple(seat for seat in range(3) if each[seat] == max(each))) for each in scores
    )


def test_equal_names_are_pooled() -> None:
    # seats by rotation: a b b, b a b, b b a
    table = standings(CONTEST, [deal((9, 3, 0), (0, 9, 6), (9, 0, 3))] * 2)
    assert set(table) == {"a", "b"}
    assert table["a"].win_share.mean == pytest.approx(2 / 3)
    assert table["b"].win_share.mean == pytest.approx(1 / 6)
    assert table["a"].score.mean == 7
    assert table["b"].score.mean == 3
    assert table["a"].rank.mean == pytest.approx(4 / 3)
    assert table["a"].win_share.margin == 0


def test_the_interval_is_over_deals() -> None:
    won, lost = deal(*[(9, 0, 0), (0, 9, 0), (0, 0, 9)]), deal(*[(0, 9, 0), (9, 0, 0), (9, 0, 0)])
    table = standings(CONTEST, [won, lost, won, lost])
    spread = (1 / 3) ** 0.5  # the standard deviation of 1, 0, 1, 0
    assert table["a"].win_share.mean == 0.5
    assert table["a"].win_share.margin == pytest.approx(1.959964 * spread / 2)
    assert table["a"].ci95 == (0, 1), "a share is between 0 and 1"


def test_one_deal_says_nothing_about_the_next() -> None:
    table = standings(CONTEST, [deal((9, 3, 0), (0, 9, 6), (9, 0, 3))])
    assert table["a"].win_share.margin is None
    assert table["a"].ci95 == (0, 1)
