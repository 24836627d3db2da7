"""Pins that a record is walked question by question: what stood, who answered, what followed."""

from itertools import pairwise
from random import Random

from sushiya.core import CHANCE, AnyMatch, Match, exchanges, record_of
from sushiya.games import game_of


def played(text: str) -> AnyMatch:
    """A match in which seat 0 changes its mind once."""
    match, rng = Match(game_of(text), "walk"), Random(1)
    while not match.over:
        seat = match.state.pending[0].seat
        if seat == 0 and not any(line.seat == 0 for line in match.log):
            match.play(0, match.options(0)[-1])
        match.play(seat, rng.choice(match.options(seat)))
    return match


def test_every_line_belongs_to_one_question_and_the_last_answer_counts() -> None:
    for text in ("sushi-go(seats=3)", "sushizock(seats=2)"):
        match = played(text)
        record = record_of(match, ("", "", "")[: match.game.seats])
        every = list(exchanges(record))
        assert [each.first for each in every] == [0, *(each.last for each in every[:-1])]
        assert every[-1].last == len(record.log)
        assert every[-1].after == match.state
        assert every[-1].history == match.history
        for one, other in pairwise(every):
            assert (one.after, one.after.serial) == (other.before, other.before.serial)
        for each in every:
            asked = each.before.ask
            assert asked is not None
            assert each.players == tuple(d.seat for d in asked.decisions if d.seat != CHANCE)
            assert {*each.answers} == ({*each.players} or {CHANCE})
            for seat, (at, action) in each.answers.items():
                assert record.log[at - 1] == (seat, action)
                later = record.log[at : each.last]
                assert seat not in [line.seat for line in later]


def test_a_state_knows_the_number_of_its_question() -> None:
    match = played("sushi-go(seats=3)")
    assert (match.state.over, match.state.serial) == (True, 0)
    begun = Match(match.game, "walk").state
    assert begun.ask is not None
    assert begun.serial == begun.ask.serial > 0
