"""Pins ratings and the ladder: whoever wins more ranks higher."""

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Outcome
from sushiya.arena.ladder import MIX, contests, rate
from sushiya.arena.ratings import Ratings
from sushiya.arena.report import ladder_json
from sushiya.arena.results import open_results


def test_ratings_follow_the_results_and_get_surer() -> None:
    ratings = Ratings(("a", "b", "b"))
    start = {name: sigma for name, _, sigma in ratings.table()}
    for _ in range(20):
        ratings.add(("b", "a", "b"), Outcome((1, 9, 2), (1,)))
    (first, high, sure), (second, low, _) = ratings.table()
    assert (first, second) == ("a", "b")
    assert high > 25 > low
    assert sure < start["a"]


def test_equal_bots_stay_equal() -> None:
    ratings = Ratings("ab")
    ratings.add("ab", Outcome((5, 5), (0, 1)))
    (_, one, _), (_, other, _) = ratings.table()
    assert one == other == 25


def test_every_pair_meets_on_every_game() -> None:
    every = contests(("a", "b", "c"), "s")
    assert len(every) == 3 * len(MIX)
    assert all(contest.bots[0::2] == contest.bots[:1] * (contest.game.seats // 2) for contest in every)


def test_greedy_stands_above_random() -> None:
    told: list[int] = []
    every = open_results(contests(("random", "greedy"), "s"))
    play_contests(every, 1, 1, told.append)
    ratings = rate(("random", "greedy"), every, 1)
    assert [name for name, _, _ in ratings.table()] == ["greedy", "random"]
    assert sum(told) == len(MIX)


def test_a_ladder_that_was_stopped_says_what_was_played() -> None:
    every = open_results(contests(("random", "greedy"), "s"))
    play_contests(every[:1], 2)
    found = ladder_json(every, rate(("random", "greedy"), every, 2), 2)
    assert (found["deals"], found["complete"]) == (0, False)
    assert [contest["deals"] for contest in found["contests"]] == [2]
