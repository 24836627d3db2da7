"""Pins the review of a match: parts that add up, decisions judged by what their seat knew."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import hypot
from pathlib import Path
from random import Random

import numpy as np
import pytest

from scripts.golden import FOLDER, GOLDENS
from scripts.review_sums import assert_adds_up
from sushiya.arena.intervals import Figure
from sushiya.bots import Budget, Seated, answer_of, make_bot
from sushiya.bots.digest import code_digest
from sushiya.core import BadRecord, Match, Record, record_of
from sushiya.games import game_of, load_record
from sushiya.review import Review
from sushiya.review.judge import Judge
from sushiya.review.kept import MOST, keep_review, kept_review
from sushiya.review.review import FEWEST, Reviewer, _less, review
from sushiya.review.split import Choice, Leads, Passage, split_of
from sushiya.review.stages import Question, stages_of
from sushiya.review.values import EDITION
from tests.full import some

MATCHES = {
    "sushi-go(seats=3)": ("regular", "random", "regular"),
    "sushi-go-party(seats=4,meal=master-menu)": ("regular", "regular", "random", "greedy"),
    "sushizock(seats=2)": ("regular", "random"),
}


@cache
def played(name: str) -> Record:
    match = Match(game_of(name), seed="review")
    bots = [
        Seated(seat, make_bot(bot, match.game, seat, Random(seat))) for seat, bot in enumerate(MATCHES[name])
    ]
    while not match.over:
        for decision in match.state.pending:
            bot = bots[decision.seat].told(match.history)
            match.play(decision.seat, answer_of(bot, match.view(decision.seat)))
    return record_of(match, MATCHES[name])


@cache
def reviewed(name: str) -> Review:
    return review(played(name), Budget(iterations=6))


@pytest.mark.parametrize("name", MATCHES)
def test_the_parts_add_up_to_the_result(name: str) -> None:
    assert_adds_up(reviewed(name), played(name).scores or ())


def test_what_the_quick_policy_misses_is_not_luck() -> None:
    """The policy expected 2 points, the best option brings 5, and the seat took one that brings 4."""
    certain = np.zeros(2)
    [cost, beyond, gained] = [Figure.around(each, 0.5) for each in (1.0, 3.0, 2.0)]
    chosen = Passage(Leads(np.array([2.0, -2.0]), certain), False, (Choice(0, cost, beyond, gained),))
    rolled = Passage(Leads(np.array([4.0, -4.0]), certain), True, ())
    found = split_of([chosen, rolled], np.array([7.0, -7.0]))
    parts = (found.start, found.skill, found.beyond, found.round, found.chance)
    assert [part.tolist() for part in parts] == [[2, -2], [-1, 1], [3, -3], [0, 0], [3, -3]]
    assert found.margins[0].round == pytest.approx(0.5)


@pytest.mark.parametrize("seed", ["salmon", "tuna", "eel"])
def test_nothing_comes_round_where_nobody_picks_at_once(seed: str) -> None:
    """In Sushizock one player decides at a time and hides nothing: only what measuring adds is left."""
    match = Match(game_of("sushizock(seats=3)"), seed=seed)
    bots = [Seated(seat, make_bot("regular", match.game, seat, Random(seat))) for seat in range(3)]
    while not match.over:
        [decision] = match.state.pending
        bot = bots[decision.seat].told(match.history)
        match.play(decision.seat, answer_of(bot, match.view(decision.seat)))
    reviewer = Reviewer(record_of(match, 3 * ("regular",)))
    reviewer.measure(8)
    assert within([(each.round, each.margins.round) for each in reviewer.picture(reasons=False).seats])


@pytest.mark.parametrize("name", MATCHES)
def test_parts_are_as_certain_as_they_say(name: str) -> None:
    """Two measurements of a match differ by no more than their intervals."""
    first, again = (Reviewer(played(name), seed) for seed in (1, 2))
    for reviewer in (first, again):
        reviewer.measure(8)
    for part in ("start", "chance", "skill", "beyond", "round"):
        assert within(
            [
                (
                    getattr(one, part) - getattr(other, part),
                    hypot(*(getattr(each.margins, part) for each in both)),
                )
                for both in zip(*(each.picture(reasons=False).seats for each in (first, again)), strict=True)
                for one, other in [both]
            ]
        ), part


def within(figures: list[tuple[float, float]]) -> bool:
    """Whether figures that should be 0 are mostly inside of their margins: one in twenty is not."""
    return sum((amount / margin) ** 2 for amount, margin in figures) / len(figures) < 1


QUICK = ("party-4-spoon-and-orders.26", "sushi-go-gamewright-2-dummy.1", "sushizock-999games-2-open.1")


@pytest.mark.parametrize("golden", some(QUICK, [each for each in GOLDENS if each not in QUICK]))
def test_the_parts_add_up_in_every_golden_match(golden: str) -> None:
    record = load_record((FOLDER / f"{golden}.txt").read_text(encoding="utf-8"))
    reviewer = Reviewer(record)
    reviewer.measure(FEWEST)
    assert_adds_up(reviewer.picture(reasons=False), record.scores or ())


@pytest.mark.parametrize("name", MATCHES)
def test_every_real_decision_is_judged_once(name: str) -> None:
    record = played(name)
    questions = [each for stage in stages_of(record) for each in stage.questions]
    real = {each.number: each for each in questions if len(each.options) > 1}
    decisions = reviewed(name).decisions
    assert [each.line for each in decisions] == sorted(real)
    for each in decisions:
        assert str(record.log[each.line - 1].action) == each.chosen
        assert {option.action for option in each.options} == set(map(str, real[each.line].options))
        assert each.options[0].less.mean == 0
        assert each.cost >= 0
        assert each.wins_lost or each.kept in (None, 1)  # as good as the best keeps everything
        for option in each.options:
            assert option.win.low <= option.win.mean <= option.win.high
            assert option.lead.low <= option.lead.mean <= option.lead.high
            assert option.alike or option.less.low > 0


@pytest.mark.parametrize("name", MATCHES)
def test_the_curve_begins_open_and_ends_with_the_winners(name: str) -> None:
    record, curve = played(name), reviewed(name).curve
    assert record.winners is not None
    assert curve[-1].line == len(record.log)
    assert [seat for seat, win in enumerate(curve[-1].wins) if win] == list(record.winners)
    assert all(sum(moment.wins) == pytest.approx(1) for moment in curve)


@pytest.mark.parametrize("name", MATCHES)
def test_each_chance_event_is_told_apart(name: str) -> None:
    """Chance is the sum of what each event moved, and each has the verb of its answer."""
    found, verbs = reviewed(name), {"rows", "first", "roll"} if "sushizock" in name else {"deal", "draw"}
    assert {moment.chance for moment in found.curve if moment.chance} <= verbs
    for each in found.seats:
        moved = [
            after.leads[each.seat] - before.leads[each.seat]
            for before, after in pairwise(found.curve)
            if before.chance
        ]
        assert moved
        assert sum(moved) == pytest.approx(each.chance)


@pytest.mark.parametrize("name", MATCHES)
def test_turning_points_are_the_largest_swings(name: str) -> None:
    found = reviewed(name)
    swings = [
        max(abs(now - then) for now, then in zip(after.wins, before.wins, strict=True))
        for before, after in pairwise(found.curve)
    ]
    at = [index - 1 for index in found.turning]
    assert at == sorted(at)
    assert 1 <= len(at) <= 3
    assert sorted((swings[index] for index in at), reverse=True) == sorted(swings, reverse=True)[: len(at)]
    assert min(swings[index] for index in at) >= 0.1


def test_who_plays_at_random_keeps_less() -> None:
    regular, random, _ = reviewed("sushi-go(seats=3)").seats
    assert regular.accuracy is not None
    assert random.accuracy is not None
    assert regular.accuracy > random.accuracy
    assert regular.skill > random.skill


@pytest.mark.parametrize("name", MATCHES)
def test_a_decision_is_judged_only_by_what_its_seat_knew(name: str) -> None:
    """What the seat can't know is changed: the judge finds the same."""
    game, judge = game_of(name), Judge(game_of(name))
    stages = [stage for stage in stages_of(played(name)) if stage.questions]
    for stage in stages[:: max(1, len(stages) // 4)]:
        question = stage.questions[0]
        other = game.imagine(question.view, (), Random(1))
        assert game.view(other, question.seat) == question.view
        again: Question = replace(question, view=game.view(other, question.seat))
        (wins, leads), (same_wins, same_leads) = (
            judge.options(each, 2, Random(2)) for each in (question, again)
        )
        assert (wins == same_wins).all()
        assert (leads == same_leads).all()


def test_the_same_review_twice() -> None:
    name = "sushizock(seats=2)"
    assert review(played(name), Budget(iterations=6)) == reviewed(name)


def test_an_open_match_is_refused() -> None:
    record = played("sushizock(seats=2)")
    with pytest.raises(BadRecord, match="finished"):
        review(replace(record, scores=None, winners=None, log=record.log[:5]), Budget(iterations=2))


def test_luck_in_measuring_costs_nothing() -> None:
    """All options are alike except for noise: what seems best in some deals is not best in the others."""
    rng = np.random.default_rng(0)
    tried = [rng.normal(0, 8, (16, 9)) for _ in range(400)]
    less = [_less(leads, leads[:, 0]) for leads in tried]
    assert sum(figure.mean for figure in less) / len(less) == pytest.approx(0, abs=0.4)
    assert sum(figure.low > 0 for figure in less) / len(less) < 0.05


def test_portions_make_the_same_review() -> None:
    reviewer = Reviewer(played("sushizock(seats=2)"))
    reviewer.measure(2)
    early = reviewer.picture()
    reviewer.measure(2)
    late = reviewer.picture()
    assert (early.deals, late.deals, reviewer.deals) == (2, 4, 4)
    assert [each.line for each in early.decisions] == [each.line for each in late.decisions]


@pytest.mark.parametrize("name", MATCHES)
def test_only_clear_differences_have_reasons(name: str) -> None:
    """About as good, no reason; and none in a first picture, which must not wait for them."""
    for each in reviewed(name).decisions:
        best, second = each.options[:2]
        beside = (
            second if each.chosen == best.action else next(o for o in each.options if o.action == each.chosen)
        )
        assert (each.because is None) == beside.alike
    assert any(each.because for each in reviewed(name).decisions)
    reviewer = Reviewer(played(name))
    reviewer.measure(2)
    assert all(each.because is None for each in reviewer.picture(reasons=False).decisions)


@pytest.mark.parametrize("name", [name for name in MATCHES if "sushizock" not in name])
def test_what_a_seat_knew_was_so(name: str) -> None:
    """Known cards are in the true hands, all cards are counted, and the own hand comes first."""
    hands = {each.number: stage.before.board for stage in stages_of(played(name)) for each in stage.questions}
    seen = 0
    for each in reviewed(name).decisions:
        board = hands[each.line]
        assert [hand.turns for hand in each.knew] == list(range(len(each.knew)))
        assert each.knew[0].seat == each.seat
        for hand in each.knew:
            true = Counter(map(str, board.hands[hand.seat]))
            assert not Counter(hand.cards) - true
            assert len(hand.cards) + hand.unseen == true.total()
        seen += all(hand.unseen == 0 for hand in each.knew)
    assert seen, "after a lap every hand was seen"


def test_older_reviews_are_made_anew(tmp_path: Path) -> None:
    name = "sushi-go(seats=3)"
    file = keep_review(reviewed(name), played(name), tmp_path / "match", "6it")
    assert kept_review(played(name), tmp_path / "match", "6it") == reviewed(name)
    text = file.read_text()
    for older in (text.replace(f"/{EDITION}", f"/{EDITION - 1}"), text.replace(code_digest("review"), "0")):
        file.write_text(older, encoding="utf-8")
        assert kept_review(played(name), tmp_path / "match", "6it") is None


def test_the_latest_reviews_of_a_record_are_kept(tmp_path: Path) -> None:
    name, file = "sushi-go(seats=3)", tmp_path / "match"
    budgets = [f"{deals}it" for deals in range(6, 7 + MOST)]
    for budget in [*budgets, budgets[1]]:  # the same once more takes no further place
        keep_review(reviewed(name), played(name), file, budget)
    kept = [kept_review(played(name), file, budget) is not None for budget in budgets]
    assert kept == [False] + MOST * [True]


def test_a_file_of_an_older_form_is_replaced(tmp_path: Path) -> None:
    name, file = "sushi-go(seats=3)", tmp_path / "match"
    file.with_name("match.review.json").write_text('{"record":"","version":"","budget":"6it"}')
    assert kept_review(played(name), file, "6it") is None
    keep_review(reviewed(name), played(name), file, "6it")
    assert kept_review(played(name), file, "6it") == reviewed(name)
