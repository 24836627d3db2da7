"""Pins the figures: pooled over bots of the same name, with valid intervals over deals."""

from statistics import fmean

import numpy as np
import pytest

from sushiya.arena.deals import Contest, Outcome
from sushiya.arena.figures import by_neighbour, standings
from sushiya.arena.intervals import Figure, mean_figure, share_figure, t_quantile
from sushiya.games import game_of

CONTEST = Contest(game_of("sushizock(seats=3)"), ("a", "b", "b"), "s")


def deal(*scores: tuple[int, int, int]) -> tuple[Outcome, ...]:
    """One outcome for each seating; the best score wins."""
    return tuple(
        Outcome(each, tuple(seat for seat in range(3) if each[seat] == max(each))) for each in scores
    )


WON, LOST = deal((9, 0, 0), (0, 9, 0), (0, 0, 9)), deal((0, 9, 0), (9, 0, 0), (9, 0, 0))


def test_equal_names_are_pooled() -> None:
    # seatings: a b b, b a b, b b a
    table = standings(CONTEST, dict(enumerate([deal((9, 3, 0), (0, 9, 6), (9, 0, 3))] * 2)))
    assert set(table) == {"a", "b"}
    assert table["a"].win_share.mean == pytest.approx(2 / 3, abs=1e-6)
    assert table["b"].win_share.mean == pytest.approx(1 / 6, abs=1e-6)
    assert table["b"].by_deal == {"win_share": [0.166667] * 2, "score": [3, 3], "rank": [2.3333] * 2}
    assert table["a"].score.mean == 7
    assert table["b"].score.mean == 3
    assert table["a"].rank.mean == pytest.approx(4 / 3, abs=1e-4)
    assert table["a"].score.margin == 0


def test_neighbours_are_told_apart() -> None:
    beside = by_neighbour(CONTEST, {0: deal((9, 3, 0), (0, 9, 6), (9, 0, 3))}, "previous")
    assert set(beside) == {("a", "b"), ("b", "a"), ("b", "b")}
    assert beside["b", "a"].score.mean == fmean([3, 6, 9])
    assert beside["b", "b"].score.mean == fmean([0, 0, 0])


def test_the_interval_is_over_deals() -> None:
    table = standings(CONTEST, dict(enumerate([WON, LOST, WON, LOST])))
    assert table["a"].win_share.mean == 0.5
    assert table["a"].score.margin == pytest.approx(3.182446 * (20.25 / 3) ** 0.5, rel=1e-5)


def test_one_deal_says_nothing_about_the_next() -> None:
    table = standings(CONTEST, {0: WON})
    assert table["a"].score.margin is None
    assert (table["a"].win_share.low, table["a"].win_share.high) == (0, 1)


@pytest.mark.parametrize("deals", [2, 5, 50, 500])
@pytest.mark.parametrize("share", [0.0, 1.0])
def test_who_always_wins_may_still_lose(share: float, deals: int) -> None:
    figure = share_figure([share] * deals)
    assert (figure.mean, abs(figure.low - figure.high) > 1 / deals) == (share, True)
    assert figure.low <= share <= figure.high


def test_the_quantile_is_student_s() -> None:
    table = {
        1: 12.706205,
        2: 4.302653,
        3: 3.182446,
        4: 2.776445,
        9: 2.262157,
        24: 2.063899,
        99: 1.984217,
        9999: 1.960201,
    }
    assert {freedom: round(t_quantile(freedom), 6) for freedom in table} == table


def test_equal_deals_are_no_certainty() -> None:
    """Rounding made a tiny difference out of none, and an interval without width."""
    assert share_figure([0.1] * 3).high > 0.5


def test_one_win_widens_the_interval_hardly_more_than_none() -> None:
    """The quantile for one telling deal made it reach from 0 to 50 %."""
    none, one = share_figure([0.0] * 20), share_figure([0.125] + [0.0] * 19)
    assert none.high < one.high < 0.2


def equal_bots(seats: int, each: int, deals: int, tries: int) -> list[Figure]:
    """Win shares of a bot among its equals, `each` times at every seat; a deal favours seats at random."""
    rng = np.random.default_rng(deals)
    chances = rng.dirichlet([3.0] * seats, (tries, deals))
    shares = rng.binomial(each, chances).sum(axis=2) / (each * seats)
    return [share_figure(row) for row in shares.tolist()]


def held(found: list[Figure], truth: float) -> float:
    """How many of these intervals contain the true share, of 1."""
    return fmean(figure.low <= truth + 1e-9 and truth - 1e-9 <= figure.high for figure in found)


@pytest.mark.parametrize("deals", [5, 10, 25, 100, 500])
def test_intervals_of_equal_bots_hold_95_times_out_of_100(deals: int) -> None:
    """Four different bots: each deal is played in 24 seatings."""
    tries = 6000 if deals < 100 else 3000
    assert 0.94 <= held(equal_bots(4, 6, deals, tries), 1 / 4) <= 0.96
    points = np.random.default_rng(deals).gamma(9.0, 4.0, (tries, deals))
    assert 0.94 <= held([mean_figure(row) for row in points.tolist()], 36) <= 0.96


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (3, 2), (4, 1), (5, 1), (5, 24)])
@pytest.mark.parametrize("deals", [5, 10, 25, 100, 500])
def test_intervals_of_few_seatings_hold_at_least_94_times(seats: int, each: int, deals: int) -> None:
    """With few seatings a deal has few possible shares, so that with few deals they hold more often.

    No rule could change that. Two equal bots have one of 11 shares after 5 fair deals: leaving out the two
    outermost shares on either side leaves 98 %, leaving out three leaves 89 %.
    """
    found = held(equal_bots(seats, each, deals, 3000), 1 / seats)
    assert 0.94 <= found <= {5: 1, 10: 0.985, 25: 0.97, 100: 0.963, 500: 0.96}[deals]


@pytest.mark.parametrize("deals", [5, 10, 25, 100])
@pytest.mark.parametrize("share", [0.02, 0.05, 0.25, 0.95, 0.98])
@pytest.mark.parametrize("alike", [1.5, 6.0])
def test_intervals_hold_for_bots_that_hardly_ever_win_or_lose(alike: float, share: float, deals: int) -> None:
    """If the matches of a deal resemble each other, few deals have any win, and how many is a matter of luck.

    These intervals held 85 to 91 times out of 100. They may hold more often: with so few wins, there is no
    narrower one that always holds.
    """
    rng = np.random.default_rng(deals)
    chances = rng.beta(share * alike, (1 - share) * alike, (2000, deals))
    shares = rng.binomial(24, chances) / 24
    assert held([share_figure(row) for row in shares.tolist()], share) >= 0.93
