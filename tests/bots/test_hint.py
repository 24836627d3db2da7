"""Pins that a hint ranks legal options as the master does, by what the seat knows and by final scores."""

from itertools import count
from random import Random
from typing import Any

import pytest

from sushiya.bots import Budget, make_bot
from sushiya.bots.candidate import Candidate
from sushiya.bots.hint import MOST, Hint, _ordered, hints, make_hinter
from sushiya.bots.hint_sushi import HintBot
from sushiya.core import AnyMatch, Choice, Decision, Match, one_of, seen_by
from sushiya.games import game_of
from sushiya.sushi import SushiGo
from sushiya.sushi.moves import Done

QUICK = Budget(iterations=30)
GAMES = [
    "sushi-go(seats=3)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=4,meal=maki+tempura+sashimi+miso_soup+chopsticks+spoon+pudding)",
    "sushi-go-party(seats=3,meal=temaki+eel+tofu+gyoza+menu+sake+fruit)",
    "sushi-go-party(seats=3,meal=maki+tempura+sashimi+tofu+takeout_box+special_order+pudding)",
    "sushizock(seats=3)",
]


def hinted(match: AnyMatch, view: Any, fast_rng: str = "same luck") -> list[Hint]:
    return hints(match.game, view, seen_by(match.history, view.seat), Random(fast_rng), QUICK)


@pytest.mark.parametrize("text", GAMES)
def test_what_a_seat_can_not_know_makes_no_difference(text: str) -> None:
    """Every kind of decision gets sound hints, and the same ones in a world that looks the same."""
    game, rng = game_of(text), Random(text)
    match = Match(game, "hidden")
    asked: set[str] = set()
    different = 0
    while not match.over:
        decision = one_of(match.state.pending, rng)
        assert isinstance(decision, Choice)
        seat, kind = decision.seat, type(decision).__name__
        if len(decision.options) > 1 and (kind not in asked or rng.random() < 0.05):
            asked.add(kind)
            view = game.view(match.state, seat)
            found = hinted(match, view)
            assert 1 < len(found) == min(MOST, len(decision.options))
            assert {hint.option for hint in found} <= set(decision.options)
            assert len({hint.option for hint in found}) == len(found)
            assert all(0 <= hint.win <= 1 for hint in found)
            other = game.imagine(view, seen_by(match.history, seat), rng)
            different += other != match.state
            assert hinted(match, game.view(other, seat)) == found
        match.play(seat, decision.sample(rng))
    assert different or "sushizock" in text


@pytest.mark.parametrize("text", GAMES)
def test_the_first_is_what_the_master_would_choose_and_the_others_follow_by_the_figure_shown(
    text: str,
) -> None:
    game = game_of(text)
    match = Match(game, "order")
    (decision, *_) = match.state.pending
    view = game.view(match.state, decision.seat)
    master = make_bot("master@30it", game, decision.seat, Random("same luck"))
    for event in seen_by(match.history, decision.seat):
        master.see(event)
    first, *others = hinted(match, view)
    assert first.option == master.choose(view)
    assert first.less == 0
    less = [hint.less for hint in others]
    assert less == sorted(less)
    assert min(less) >= 0
    assert {hint.figure for hint in others} == {first.figure}


def figures(*foreseen: tuple[float, float, float]) -> tuple[str, list[float]]:
    """What a hint shows if the search expects these wins and margins of options that it tried this often."""
    candidates = [Candidate(Done(), *each) for each in foreseen]
    figure, ordered = _ordered(candidates)
    assert ordered[0][0] is candidates[0]
    return figure, [round(less, 2) for _, less in ordered]


def test_where_wins_and_points_disagree_the_figures_shown_still_fit_the_order() -> None:
    """By chance to win the third would come before the second, although its margin is smaller."""
    assert figures((0.40, 1.0, 1), (0.38, 0.7, 1), (0.39, 0.5, 1)) == ("points", [0, 0.3, 0.5])


def test_who_gives_up_points_to_win_is_compared_by_wins() -> None:
    assert figures((0.60, 1.0, 1), (0.52, 3.0, 1), (0.55, 0.9, 1)) == ("wins", [0, 5, 8])


def test_what_did_better_in_a_few_tries_is_not_better() -> None:
    assert figures((0.60, 1.0, 1), (0.52, 3.0, 0.05), (0.55, 0.8, 1)) == ("points", [0, 0, 0.2])
    assert figures((0.60, 1.0, 1), (0.599, 1.3, 1)) == ("points", [0, 0]), "or by little"


@pytest.mark.parametrize("text", ["sushi-go(seats=3)", "sushizock(seats=3)"])
def test_who_has_watched_all_along_gives_the_same_hints(text: str) -> None:
    """Even after earlier hints: they leave no trace."""
    game, rng = game_of(text), Random(1)
    match = Match(game, "watched")
    seat = match.state.pending[0].seat
    fast_rng = Random()
    hinter = make_hinter(game, seat, fast_rng, QUICK)
    told = given = 0
    while given < 5:
        for event in seen_by(match.history[told:], seat):
            hinter.see(event)
        told = len(match.history)
        decision = match.state.pending[0]
        if decision.seat == seat and is_open(decision):
            view = game.view(match.state, seat)
            fast_rng.seed("same luck")
            assert hinter.hints(view) == hinted(match, view)
            given += 1
        match.play(decision.seat, decision.sample(rng))


def test_where_there_is_nothing_to_choose_there_is_no_hint() -> None:
    game = game_of("sushi-go(seats=3)")
    match = last_turn(game, "only one")
    assert hinted(match, game.view(match.state, 1)) == []


def test_an_answer_that_is_sealed_may_be_thought_over() -> None:
    game = game_of("sushi-go(seats=3)")
    match = Match(game, "sealed")
    before = hinted(match, game.view(match.state, 0))
    match.play(0, before[-1].option)
    assert hinted(match, game.view(match.state, 0)) == before


def test_options_are_compared_in_the_same_deals() -> None:
    """The same option twice: whatever differs would be luck."""
    match = Match(SushiGo(3), "same")
    view = match.game.view(match.state, 0)
    bot = HintBot(SushiGo(3), 0, Random(1), QUICK)
    for event in seen_by(match.history, 0):
        bot.see(event)
    assert view.decision is not None
    one, same = bot.ends_of(view, view.decision.options[:1] * 2)
    assert (one.points == same.points).all()


@pytest.mark.parametrize("seed", range(6))
def test_a_win_and_a_margin_are_those_of_the_final_scores(seed: int) -> None:
    """With one card in every hand and nothing to choose, the predicted end is the one that comes."""
    game = SushiGo(3)
    lasts = (last_turn(game, f"{seed}/{number}") for number in count())
    match = next(last for last in lasts if not any(is_open(each) for each in last.state.pending))
    foreseen = []
    for seat in range(game.seats):
        view = game.view(match.state, seat)
        bot = HintBot(game, seat, Random(1), QUICK)
        for event in seen_by(match.history, seat):
            bot.see(event)
        assert view.decision is not None
        (end,) = bot.ends_of(view, view.decision.options[:1])
        foreseen.append(end)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(Random(seed)))
    scores, winners = game.scores(match.state), game.winners(match.state)
    sheet = match.state.board.sheet
    for seat, end in enumerate(foreseen):
        assert end.won[:, seat] == pytest.approx((seat in winners) / len(winners))
        assert (end.scores[:, seat] == scores[seat]).all()
        for column, dish in enumerate(game.dishes):
            lines = [line for line in sheet if (line.seat, line.dish) == (seat, dish) and line.round >= 3]
            scored = sum(line.points for line in lines)
            assert (end.points[:, seat, column] == scored).all()


def is_open(decision: Decision) -> bool:
    """Whether there is something to choose."""
    return isinstance(decision, Choice) and len(decision.options) > 1


def last_turn(game: Any, seed: str) -> AnyMatch:
    """A match in which everyone has one card left, in the last round."""
    match, rng = Match(game, seed), Random(seed)
    while (match.state.board.round, match.state.board.turn) != (3, game.hand_size):
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return match
