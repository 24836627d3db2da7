"""Pins the exact solver: against naive solutions of tiny hands, what it refuses, and who uses it."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.bots import answer_of, make_bot
from sushiya.bots.master_sushi import MasterSushiBot
from sushiya.bots.solution import CantSolve, Solution, SolvedOption
from sushiya.bots.solver import solve
from sushiya.core import AnyGame, AnyMatch, IllegalAction, Match, State, one_of, seen_by
from sushiya.fast.kernel import entry_point
from sushiya.fast.matrix_game import Tableau, new_tableau, solve_matrix
from sushiya.games import game_of

TWO = "sushi-go(seats=2,edition=gamewright)"
GAMES = [
    TWO,
    "sushi-go-party(seats=2,meal=sushi-go)",
    "sushi-go-party(seats=2,meal=uramaki+tofu+onigiri+miso_soup+takeout_box+special_order+fruit)",
    "sushi-go-party(seats=2,meal=temaki+eel+sukeroku+tofu+soy_sauce+wasabi+green_tea_ice_cream)",
]


# A naive solver: fractions, plain recursion, the rules themselves -------------------------------------------


def value_of(payoffs: list[list[Fraction]]) -> Fraction:
    """The value of a matrix game, found by trying every square part of it (Shapley and Snow, 1950).

    A pair of mixes that guarantee the same to both players is a solution; some square part has one.
    """
    rows, columns = len(payoffs), len(payoffs[0])
    for size in range(1, min(rows, columns) + 1):
        for some in combinations(range(rows), size):
            for others in combinations(range(columns), size):
                part = [[payoffs[i][j] for j in others] for i in some]
                x = equalizing([list(each) for each in zip(*part, strict=True)])
                y = equalizing(part)
                if x is None or y is None or min(x[:-1]) < 0 or min(y[:-1]) < 0:
                    continue
                least = min(
                    sum((x[k] * payoffs[i][j] for k, i in enumerate(some)), Fraction())
                    for j in range(columns)
                )
                most = max(
                    sum((y[k] * payoffs[i][j] for k, j in enumerate(others)), Fraction()) for i in range(rows)
                )
                if least == most:
                    return least
    raise AssertionError("every matrix game has a value")


def equalizing(part: list[list[Fraction]]) -> list[Fraction] | None:
    """A mix of columns after which all rows are equal, then that payoff: Gauss and Jordan."""
    size = len(part)
    system = [[*row, Fraction(-1), Fraction(0)] for row in part]
    system.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for at in range(size + 1):
        pivot = next((i for i in range(at, size + 1) if system[i][at]), None)
        if pivot is None:
            return None
        system[at], system[pivot] = system[pivot], system[at]
        system[at] = [each / system[at][at] for each in system[at]]
        for i in range(size + 1):
            if i != at:
                system[i] = [a - system[i][at] * b for a, b in zip(system[i], system[at], strict=True)]
    return [row[-1] for row in system]


def final_lead(game: AnyGame, state: State[Any]) -> Fraction:
    scores = game.scores(state)
    return Fraction(scores[0] - scores[1])


def who_wins(game: AnyGame, state: State[Any]) -> Fraction:
    winners = game.winners(state)
    return Fraction((0 in winners) - (1 in winners))


def naive(
    game: AnyGame, state: State[Any], worth: Callable[[AnyGame, State[Any]], Fraction] = final_lead
) -> Fraction:
    """What a position of the last round is worth to seat 0."""
    if state.over:
        return worth(game, state)
    assert state.chance is None
    assert state.ask is not None
    asked = [decision.seat for decision in state.ask.decisions]
    if len(asked) == 1:
        after = [
            naive(game, game.play(state, asked[0], each).state, worth) for each in state.options(asked[0])
        ]
        return max(after) if asked[0] == 0 else min(after)
    return value_of(
        [
            [
                naive(game, game.play(game.play(state, 0, mine).state, 1, yours).state, worth)
                for yours in state.options(1)
            ]
            for mine in state.options(0)
        ]
    )


def late(text: str, seed: str, cards: int) -> AnyMatch:
    """A match played at random up to the last round, with this many cards in each hand."""
    return early(text, seed, 3, cards)


def early(text: str, seed: str, round: int, cards: int) -> AnyMatch:
    """The same in another round."""
    match: AnyMatch = Match(game_of(text), seed)
    rng = Random(seed)
    while match.state.board.round < round or len(match.state.board.hands[0]) > cards:
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    return match


@pytest.mark.parametrize("text", GAMES)
@pytest.mark.parametrize("cards", [1, 2])
def test_it_finds_what_a_naive_solver_finds(text: str, cards: int) -> None:
    for seed in range(6):
        match = late(text, f"naive {seed}", cards)
        found = solve(match.game, match.state, match.history)
        assert found.value == pytest.approx(float(naive(match.game, match.state)), abs=1e-9)
        check(found, match.state)


@pytest.mark.parametrize("text", GAMES)
def test_it_finds_who_wins_with_best_play(text: str) -> None:
    for seed in range(6):
        match = late(text, f"naive {seed}", 2)
        found = solve(match.game, match.state, match.history, "wins")
        assert found.value == pytest.approx(float(naive(match.game, match.state, who_wins)), abs=1e-9)
    with pytest.raises(CantSolve, match="only known at the end of the last round"):
        solve(match.game, early(text, "wins", 2, 2).state, aim="wins")


def test_three_cards_each() -> None:
    match = late(TWO, "three", 3)
    assert solve(match.game, match.state).value == pytest.approx(float(naive(match.game, match.state)))


@entry_point
def value_in_a_kernel(payoffs: Any, tableau: Tableau) -> float:
    return solve_matrix(payoffs, payoffs.shape[0], payoffs.shape[1], tableau)


@pytest.mark.parametrize("seed", range(40))
def test_a_matrix_game_has_its_value_and_mixes_that_reach_it(seed: int) -> None:
    """With few different payoffs, so that many are equal, which is where a simplex method may cycle."""
    rng = Random(seed)
    rows, columns, different = rng.randint(1, 4), rng.randint(1, 4), rng.choice([2, 3, 40])
    payoffs = [[rng.randint(-different, different) for _ in range(columns)] for _ in range(rows)]
    tableau = new_tableau(4)
    given = np.array(payoffs, np.float64)
    found = value_in_a_kernel(given, tableau)
    assert found == pytest.approx(float(value_of([[Fraction(each) for each in row] for row in payoffs])))
    x, y = tableau.mixes[0, :rows], tableau.mixes[1, :columns]
    assert (x.sum(), y.sum()) == (pytest.approx(1), pytest.approx(1))
    assert (x @ given).min() == pytest.approx(found)
    assert (given @ y).max() == pytest.approx(found)


def test_best_play_mixes_where_it_has_to() -> None:
    mixing = 0
    for seed in range(60):
        match = late(TWO, f"mixed {seed}", 3)
        found = solve(match.game, match.state)
        check(found, match.state)
        mixing += any(0.01 < each.often < 0.99 for each in found.options[0])
    assert mixing


@pytest.mark.parametrize("round", [1, 2])
def test_before_the_last_round_desserts_count_as_promised(round: int) -> None:
    match = early(TWO, "early", round, 1)
    found = solve(match.game, match.state)
    scene = match.state
    for seat in range(2):
        scene = match.game.play(scene, seat, scene.options(seat)[0]).state
    scores = match.game.scores(scene)
    desserts = [len(kept) for kept in scene.board.kept_desserts]
    lead, more = scores[0] - scores[1], desserts[0] - desserts[1]
    assert found.value == lead if more == 0 else (found.value > lead) == (more > 0)


# What can't be solved ---------------------------------------------------------------------------------------


def test_only_what_both_know_is_solved() -> None:
    match, rng = Match(game_of(TWO), "known"), Random(1)
    with pytest.raises(CantSolve, match=r"Seat 0 can't know the whole hand of seat 1 yet"):
        solve(match.game, match.state, match.history, most=1)
    while match.state.board.turn < 2:
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    with pytest.raises(CantSolve, match=r"More than 1 positions may follow in this round\. Try a later turn"):
        solve(match.game, match.state, match.history, most=1)


def test_the_cost_of_an_option_is_asked_by_action_or_text() -> None:
    match = late(TWO, "cost", 1)
    (option,) = match.options(0)[:1]
    found = Solution("points", 3.0, {0: (SolvedOption(option, 1.0, 2.5, 2.0),)}, 1)
    assert found.cost(0, option) == found.cost(0, str(option)) == 0.5
    with pytest.raises(IllegalAction, match=f"'pick pizza' is not an option of seat 0. Options: {option}."):
        found.cost(0, "pick pizza")
    with pytest.raises(IllegalAction, match=r"is not an option of seat 1\. Options: none\."):
        found.cost(1, option)


def test_what_it_can_not_solve_it_refuses() -> None:
    with pytest.raises(
        CantSolve, match=r"Only positions between two seats can be solved\. sushi-go\(seats=4"
    ):
        solve(game_of("sushi-go(seats=4)"), Match(game_of("sushi-go(seats=4)"), "x").state)
    dummy = game_of("sushi-go(seats=2,edition=gamewright,dummy=yes)")
    with pytest.raises(CantSolve, match="Chance still decides something in this round"):
        solve(dummy, Match(dummy, "x").state)
    over, rng = Match(game_of(TWO), "over"), Random(1)
    while not over.over:
        decision = one_of(over.state.pending, rng)
        over.play(decision.seat, decision.sample(rng))
    with pytest.raises(CantSolve, match="No player is asked anything here"):
        solve(over.game, over.state)


def test_an_answer_that_is_already_given_changes_nothing() -> None:
    """It is sealed: the other seat doesn't know it."""
    match = late(TWO, "sealed", 2)
    before = solve(match.game, match.state)
    match.play(0, match.options(0)[-1])
    assert solve(match.game, match.state) == before


# Who uses it ------------------------------------------------------------------------------------------------


def test_the_master_plays_the_solution() -> None:
    """With hands known, few cards and no doubts about the other seat it never gives anything away."""
    costs = {"master@2000it": 0.0, "random": 0.0}
    for seed in range(12):
        match = late(TWO, f"master {seed}", 3)
        for name in costs:
            bot = make_bot(name, match.game, 0, Random(seed))
            if isinstance(bot, MasterSushiBot):
                bot._opponents._likely[:] = 0.0
            for event in seen_by(match.history, 0):
                bot.see(event)
            answer = answer_of(bot, match.view(0))
            costs[name] += solve(match.game, match.state, aim="win").cost(0, answer)
    assert costs["master@2000it"] == pytest.approx(0, abs=1e-9)
    assert costs["random"] > 0.005


def test_it_takes_no_longer_than_the_budget_allows() -> None:
    """Where there is more to solve than that, it searches as ever."""
    match = late(TWO, "budget", 6)
    bot = make_bot("master@20it", match.game, 0, Random(1))
    assert isinstance(bot, MasterSushiBot)
    for event in seen_by(match.history, 0):
        bot.see(event)
    assert bot._solved(match.view(0)) is None
    assert bot.choose(match.view(0)) in match.options(0)


def check(found: Solution, state: State[Any]) -> None:
    """Whoever plays the solution gets its value, whatever the other does; and so nobody can get more."""
    for seat, options in found.options.items():
        value = found.value_for(seat)
        assert {each.action for each in options} == set(state.options(seat))
        assert sum(each.often for each in options) == pytest.approx(1)
        assert max(each.brings for each in options) == pytest.approx(value, abs=1e-9)
        assert sum(each.often * each.brings for each in options) == pytest.approx(value, abs=1e-9)
        assert all(each.at_least <= each.brings + 1e-9 for each in options)
