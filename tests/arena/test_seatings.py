"""Pins who sits where: no bot owes its figures to a seat or to a neighbour."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import MOST_SEATINGS, Contest, Outcome, play_deal
from sushiya.arena.figures import by_neighbour, standings
from sushiya.arena.intervals import mean_figure
from sushiya.arena.results import open_results
from sushiya.arena.seatings import Seating, all_seatings, balanced_seatings, count_seatings
from sushiya.bots import registry
from sushiya.core import Action, AnyGame, Event
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


class AtOnce:
    """A bot that answers at once, and in equal positions alike."""

    def __init__(self, name: str) -> None:
        self.name = name

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: Any) -> Action:
        options = view.decision.options
        answer: Action = options[-1 if self.name.startswith("z") else 0]
        return answer


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that begin with a take the first option, those with z the last."""
    monkeypatch.setattr("sushiya.arena.answers.make_player", lambda name, game, seat, rng: AtOnce(name))


def unequal_aliases(contest: Contest, deals: int) -> list[tuple[str, str]]:
    """The aliases of one bot whose figures differ; the first letter of a name is the bot."""
    found = standings(contest, {deal: play_deal(contest, deal) for deal in range(deals)})
    return [
        (one, other)
        for one, other in combinations(found, 2)
        if one[0] == other[0]
        and (found[one].score.mean, found[one].rank.mean, found[one].win_share.mean)
        != pytest.approx((found[other].score.mean, found[other].rank.mean, found[other].win_share.mean))
    ]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("game", "line_up"),
    [
        ("sushi-go(seats=2,edition=gamewright)", "a1 a2"),
        ("sushi-go(seats=2,edition=gamewright,dummy=yes)", "a1 a2"),
        ("sushi-go(seats=3)", "a1 a2 z1"),
        ("sushi-go(seats=3)", "z1 a1 z2"),
        ("sushi-go(seats=4)", "a1 z1 a2 z2"),
        ("sushi-go(seats=4)", "a1 z1 z1 a2"),
        ("sushi-go(seats=5)", "a1 z1 a2 z2 a3"),
        ("sushi-go-party(seats=4,meal=master-menu)", "a1 a2 a3 z1"),
        ("sushizock(seats=2)", "z1 z2"),
        ("sushizock(seats=3)", "a1 z1 a2"),
        ("sushizock(seats=4)", "z1 a1 z2 a2"),
    ],
)
def test_aliases_are_equal_to_the_last_point(game: str, line_up: str) -> None:
    """In all seatings, every match of one alias is one of the other's, with both names swapped."""
    assert unequal_aliases(Contest(game_of(game), tuple(line_up.split()), "s"), deals=1) == []


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    "line_up",
    ["a1 a2 z1 z2 z3 z4", "a1 z1 a2 z2 a3 z3 a4", "a1 a2 a3 a4 z1 z2 z3 z4", "a1 z1 z2 z3 z4 z5 z6 z7"],
)
def test_where_seatings_are_selected_no_seat_and_no_neighbour_counts(
    line_up: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing but seats and neighbours counts, aliases are equal to the last point, too."""

    def play_match(game: AnyGame, bots: Sequence[AtOnce], seed: str) -> Outcome:
        luck = Random(seed)
        by_seat = [luck.randrange(50) for _ in bots]
        beside = {pair: luck.randrange(50) for pair in ("aa", "az", "za", "zz")}
        kinds = [bot.name[0] for bot in bots]
        points = tuple(
            by_seat[seat] + beside[kinds[seat - 1] + kind] + 3 * beside[kinds[(seat + 1) % len(bots)] + kind]
            for seat, kind in enumerate(kinds)
        )
        return Outcome(points, (0,))

    monkeypatch.setattr("sushiya.arena.deals.play_match", play_match)
    bots = tuple(line_up.split())
    contest = Contest(game_of(f"sushi-go-party(seats={len(bots)},meal=cutthroat-combo)"), bots, "s")
    assert not contest.is_exhaustive
    found = standings(contest, {deal: play_deal(contest, deal) for deal in range(3)})
    for kind in "az":
        scores = [standing.score.mean for name, standing in found.items() if name[0] == kind]
        assert scores == pytest.approx([scores[0]] * len(scores))
