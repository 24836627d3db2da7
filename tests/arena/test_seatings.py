"""Pins who sits where: no bot owes its figures to a seat or to a neighbour."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import MOST_SEATINGS, Contest
from sushiya.arena.figures import by_neighbour, standings
from sushiya.arena.intervals import mean_figure
from sushiya.arena.results import open_results
from sushiya.arena.seatings import Seating, all_seatings, balanced_seatings, count_seatings
from sushiya.bots import registry
from sushiya.games import game_of
from tests.full import in_full_runs


def counted(seatings: tuple[Seating, ...]) -> tuple[Counter[tuple[str, int]], Counter[tuple[str, str]]]:
    """How often each name has each seat, and how often each comes directly after each other one."""
    seats = Counter((name, seat) for seating in seatings for seat, name in enumerate(seating))
    after = Counter((seating[seat - 1], name) for seating in seatings for seat, name in enumerate(seating))
    return seats, after


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_balanced_seatings_favour_no_seat_and_no_neighbour(seats: int) -> None:
    names = tuple("abcdefgh"[:seats])
    found = balanced_seatings(names, Random(1))
    held, after = counted(found)
    assert len(held) == seats * seats
    assert len(after) == seats * (seats - 1)
    assert len(set(held.values())) == len(set(after.values())) == 1
    assert len(found) == len(set(found)) <= MOST_SEATINGS
    assert found != balanced_seatings(names, Random(2))


@pytest.mark.parametrize("names", ["ab", "aab", "abcd", "aabb", "abbb", "abcde", "abbbbbbb"])
def test_all_seatings_are_all_of_them(names: str) -> None:
    found = all_seatings(tuple(names))
    assert len(found) == len(set(found)) == count_seatings(tuple(names)) <= MOST_SEATINGS
    assert all(sorted(seating) == sorted(names) for seating in found)


def test_one_against_equal_others_is_played_once_from_every_seat() -> None:
    assert all_seatings(tuple("abbb")) == (tuple("abbb"), tuple("babb"), tuple("bbab"), tuple("bbba"))


def test_large_tables_have_other_orders_in_every_deal() -> None:
    contest = Contest(game_of("sushi-go-party(seats=8,meal=cutthroat-combo)"), tuple("abcdefgh"), "s")
    assert not contest.is_exhaustive
    assert contest.seatings(1) == contest.seatings(1) != contest.seatings(2)


@pytest.mark.parametrize("names", ["aab", "abcd", "aabb", "abbb", "abcde"])
def test_a_line_up_in_any_order_has_the_same_seatings(names: str) -> None:
    expected = set(all_seatings(tuple(names)))
    assert all(set(all_seatings(order)) == expected for order in set(permutations(names)))


@pytest.fixture
def aliases(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Names that begin with g play greedily, those with r at random."""
    for alias in ("ga", "gb", "ra", "rb", "rc", "rd"):
        bot = "greedy" if alias.startswith("g") else "random"
        monkeypatch.setitem(registry.BOTS, alias, registry.BOTS[bot])
    registry.all_bots.cache_clear()
    yield
    registry.all_bots.cache_clear()


SO_FAR = 2
"""In margins of the paired difference. After eight deals, chance alone exceeds this once in 450 pairs."""


@pytest.mark.usefixtures("aliases")
@pytest.mark.parametrize(
    ("game", "line_up", "deals"),
    [
        ("sushi-go(seats=4)", "ga gb ra rb", 8),
        pytest.param("sushi-go(seats=4)", "ga ra gb rb", 8, marks=in_full_runs),
        pytest.param(
            "sushi-go-party(seats=6,meal=points-platter)", "ga gb ra rb rc rd", 8, marks=in_full_runs
        ),
    ],
)
def test_aliases_of_one_bot_are_equal(game: str, line_up: str, deals: int) -> None:
    """With rotations alone, who sits behind whom never changed, and one alias won twice as often."""
    bots = tuple(line_up.split())
    every = open_results([Contest(game_of(game), bots, "aliases")])
    play_contests(every, deals)
    by_deal = [standings(every[0].contest, {deal: every[0].deals[deal]}) for deal in range(deals)]
    for one, other in combinations(bots, 2):
        if one[0] == other[0]:
            apart = mean_figure([deal[one].score.mean - deal[other].score.mean for deal in by_deal])
            assert apart.margin is not None
            assert abs(apart.mean) <= SO_FAR * apart.margin, (one, other, apart)
    beside = by_neighbour(every[0].contest, every[0].deals, "previous")
    assert len(beside) == len(bots) * (len(bots) - 1), "everyone sat behind everyone else"
    assert beside["ga", "ra"].score.mean > beside["ga", "gb"].score.mean, "a greedy neighbour leaves less"
