"""Pins that the storm's checks notice every kind of damage that they look for."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from sushiya.core import CHANCE, AnyMatch, Match, SushiyaError, dump_text, record_of
from sushiya.games import game_of
from sushiya.server.store import Line
from tests.server.chaos.players import Acknowledged, Notebook, Party, Player, Question
from tests.server.chaos.proof import StoredMatch, answers_in, check_record, lost, unexplained

GAME = "sushi-go(seats=2,edition=gamewright)"
PERSON = 0


def played() -> tuple[AnyMatch, StoredMatch, Notebook]:
    """A match of a person and a bot, as it is stored, and the person's notes."""
    match, rng, notebook = Match(game_of(GAME), seed="storm"), Random(0), Notebook()
    while not match.over:
        decision = match.state.pending[-1]
        action = decision.sample(rng)
        assert match.state.ask is not None
        question = Question("m", decision.seat, match.state.ask.serial)
        match.play(decision.seat, action)
        if decision.seat == PERSON:
            notebook.sent[question].append(str(action))
            notebook.acknowledged[question] = Acknowledged([str(action)], len(match.log))
    who = {CHANCE: "chance", PERSON: "player"}
    lines = [
        Line(seq, seat, str(action), who.get(seat, "bot"), 0.0)
        for seq, (seat, action) in enumerate(match.log, 1)
    ]
    return match, StoredMatch("m", GAME, 1.0, lines), notebook


def test_a_calm_match_is_fine() -> None:
    match, stored, notebook = played()
    answers = answers_in(stored)
    assert len(notebook.acknowledged) > 20
    assert not lost(answers, notebook)
    assert not unexplained(answers, notebook)
    check_record(dump_text(record_of(match, ("Mia", "greedy"))), stored)


@pytest.mark.parametrize(
    "harm",
    [
        lambda lines: lines[:-1],  # the end is missing
        lambda lines: lines[:7] + lines[8:],  # a gap
        lambda lines: [*lines, replace(lines[-1], seq=len(lines) + 1)],  # after the end
        lambda lines: [replace(line, action="pick soy-sauce") for line in lines],
    ],
)
def test_a_log_that_breaks_the_rules_is_noticed(harm: Callable[[list[Line]], list[Line]]) -> None:
    _, stored, _ = played()
    stored.lines = harm(stored.lines)
    with pytest.raises(SushiyaError):
        answers_in(stored)


def test_a_match_that_is_not_marked_as_ended_is_noticed() -> None:
    _, stored, _ = played()
    stored.ended = None
    with pytest.raises(SushiyaError):
        answers_in(stored)


def test_an_answer_that_is_not_there_or_was_not_there_in_time_or_does_not_count_is_lost() -> None:
    _, stored, notebook = played()
    question, promised = next(iter(notebook.acknowledged.items()))
    answers = answers_in(stored)
    (line,) = answers[question]
    for harm in (
        [],
        [replace(line, seq=(promised.version or 0) + 1)],
        [line, replace(line, action="pick other")],
    ):
        assert len(lost(answers | {question: harm}, notebook)) == 1


def test_only_what_was_said_later_may_replace_an_acknowledged_answer() -> None:
    _, stored, notebook = played()
    question, promised = next(iter(notebook.acknowledged.items()))
    answers = answers_in(stored)
    answers[question].append(replace(answers[question][0], action="pick other"))
    assert len(lost(answers, notebook)) == 1
    promised.actions.append("pick other")
    assert not lost(answers, notebook)


def test_a_player_notices_that_an_older_answer_came_back() -> None:
    notebook = Notebook()
    player = Player(Party("t", lambda: False), "key", [], notebook)
    question = Question("m", 0, 5)
    notebook.sent[question] = ["pick old", "pick new"]

    def see(version: int, action: str) -> None:
        mine = {"0": {"answer": {"text": action}}}
        player._look({"match": "m", "version": version, "mine": mine, "public": {"serial": 5}})

    see(2, "pick new")
    see(3, "pick new")
    assert not notebook.complaints
    see(4, "pick old")
    assert len(notebook.complaints) == 1


def test_an_answer_that_was_not_given_or_is_there_twice_or_came_from_a_bot_is_noticed() -> None:
    _, stored, notebook = played()
    question = next(iter(notebook.sent))
    answers = answers_in(stored)
    (line,) = answers[question]
    for harm in ([replace(line, action="pick other")], [line, line], [replace(line, by="clock")]):
        assert len(unexplained(answers | {question: harm}, notebook)) == 1
    stranger = Question("m", 1, 10_000)
    assert len(unexplained(answers | {stranger: [line]}, notebook)) == 1


def test_a_record_of_something_else_is_noticed() -> None:
    match, stored, _ = played()
    stored.lines.pop()
    with pytest.raises(SushiyaError):
        check_record(dump_text(record_of(match, ("Mia", "greedy"))), stored)
