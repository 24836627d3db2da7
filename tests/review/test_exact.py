"""Pins that a review has exact values where best play of both seats is known, and that it still adds up."""

from functools import cache
from random import Random

import pytest

from scripts.review_sums import assert_adds_up
from sushiya.bots import Seated, answer_of, make_bot
from sushiya.bots.solver import solve
from sushiya.core import Match, Record, exchanges, record_of
from sushiya.games import game_of
from sushiya.review import Review
from sushiya.review.review import FEWEST, Reviewer
from tests.full import some

GAMES = some(
    ["sushi-go(seats=2,edition=gamewright)"],
    ["sushi-go-party(seats=2,meal=dinner-for-two)", "sushi-go(seats=2,edition=gamewright,dummy=yes)"],
)
BOTS = ("regular", "random")


@cache
def played(game: str) -> Record:
    match = Match(game_of(game), seed="exact")
    bots = [Seated(seat, make_bot(bot, match.game, seat, Random(seat))) for seat, bot in enumerate(BOTS)]
    while not match.over:
        for decision in match.state.pending:
            bot = bots[decision.seat].told(match.history)
            match.play(decision.seat, answer_of(bot, match.view(decision.seat)))
    return record_of(match, BOTS)


@cache
def reviewed(game: str) -> Review:
    reviewer = Reviewer(played(game))
    reviewer.measure(FEWEST)
    return reviewer.picture(reasons=False)


def test_the_last_decisions_are_solved() -> None:
    """Their values are those of `sushiya solve`, without any doubt."""
    record, solved = played(GAMES[0]), 0
    decisions = {each.line: each for each in reviewed(GAMES[0]).decisions}
    for each in exchanges(record):
        for seat in each.players:
            decision = decisions.get(each.answers[seat][0])
            if decision is None or not decision.solved:
                continue
            found = solve(record.game, each.before, each.history[: each.until], "points")
            brings = {str(option.action): option.brings for option in found.options[seat]}
            wins = solve(record.game, each.before, each.history[: each.until], "wins")
            chances = {str(option.action): (1 + option.brings) / 2 for option in wins.options[seat]}
            for option in decision.options:
                assert option.lead.low == option.lead.mean == option.lead.high
                assert option.lead.mean == pytest.approx(brings[option.action], abs=1e-3)
                assert option.win.low == option.win.mean == option.win.high
                assert option.win.mean == pytest.approx(chances[option.action], abs=1e-3)
                assert option.less.mean == pytest.approx(max(brings.values()) - option.lead.mean, abs=1e-3)
                assert option.alike == (option.less.mean <= 0)
            chosen = next(option for option in decision.options if option.action == decision.chosen)
            assert decision.cost == chosen.less.mean
            solved += 1
    assert solved >= 6, "three turns or more of both seats"
    last = max(decisions)
    assert decisions[last].solved


def test_only_the_end_of_a_match_is_solved() -> None:
    """In earlier rounds nobody knows what desserts will bring."""
    record, solved = played(GAMES[0]), [each.line for each in reviewed(GAMES[0]).decisions if each.solved]
    third = [at for at, (_, action) in enumerate(record.log) if str(action).startswith("deal")][2]
    assert min(solved) > third


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_skill_still_add_up(game: str) -> None:
    assert_adds_up(reviewed(game), played(game).scores or ())


def test_where_chance_decides_nothing_is_solved() -> None:
    for game in ("sushizock(seats=2)", *GAMES[2:]):
        match = Match(game_of(game), seed="exact")
        rng = Random(0)
        while not match.over:
            decision = match.state.pending[0]
            match.play(decision.seat, decision.sample(rng))
        reviewer = Reviewer(record_of(match, BOTS))
        reviewer.measure(FEWEST)
        assert not any(each.solved for each in reviewer.picture(reasons=False).decisions)
