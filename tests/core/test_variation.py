"""Pins variations: the same until one answer, the same deals after it, and a record that says so."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from sushiya.core import (
    CHANCE,
    AnyMatch,
    BadOptions,
    BadRecord,
    Branch,
    Match,
    Record,
    asked_in,
    branch_record,
    branched,
    digest_of,
    dump_json,
    dump_text,
    record_of,
    varied,
    verify,
)
from sushiya.games import game_of, load_record

GAMES = ("sushi-go(seats=3)", "sushi-go-party(seats=4,meal=master-menu)", "sushizock(seats=2)")


def finished(match: AnyMatch, rng: Random) -> AnyMatch:
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return match


def played(game: str) -> Record:
    match = finished(Match(game_of(game), seed="variation"), Random(game))
    return record_of(match, tuple("ABCD"[: match.game.seats]))


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_a_player_is_a_decision_once(game: str) -> None:
    record = played(game)
    asked = asked_in(record)
    assert sorted(each.at for each in asked) == [
        number for number, entry in enumerate(record.log, 1) if entry.seat != CHANCE
    ]
    for each in asked:
        assert record.log[each.at - 1] == (each.seat, each.chosen)
        assert each.chosen in each.options


@pytest.mark.parametrize("game", GAMES)
def test_a_variation_is_the_match_with_one_other_answer(game: str) -> None:
    record = played(game)
    real = [each for each in asked_in(record) if len(each.options) > 1]
    for asked in real[:: max(1, len(real) // 6)]:
        other = next(each for each in asked.options if each != asked.chosen)
        match = finished(branched(record, asked.at, str(other)), Random(1))
        branch = branch_record(record, asked.at, match, record.players)
        assert branch.log[: asked.at - 1] == record.log[: asked.at - 1]
        assert branch.log[asked.at - 1] == (asked.seat, other)
        assert branch.log[asked.at : asked.last] == record.log[asked.at : asked.last]
        assert branch.branch == Branch(digest_of(record), asked.at)
        verify(branch)  # the seed has dealt all of it


def test_a_changed_answer_is_no_decision_but_its_last_change_is() -> None:
    match = Match(game_of("sushi-go(seats=2,edition=gamewright)"), seed="changed")
    first, second = match.options(0)[:2]
    for seat, action in ((0, first), (0, second), (1, match.options(1)[0])):
        match.play(seat, action)
    record = record_of(finished(match, Random(2)), ("A", "B"))
    assert [each.at for each in asked_in(record)[:2]] == [3, 4]
    with pytest.raises(BadOptions, match="changed later"):
        branched(record, 2, str(first))
    assert branched(record, 3, str(first)).log[1:4] == [*record.log[1:2], (0, first), record.log[3]]


def test_what_was_no_option_is_refused() -> None:
    record = played("sushi-go(seats=3)")
    with pytest.raises(BadOptions, match="is not a player's decision"):
        branched(record, 1, "pick tempura")
    with pytest.raises(BadOptions, match="was not an option at answer 2"):
        branched(record, 2, "pick eel")


def test_an_option_is_given_as_an_action_or_its_text() -> None:
    record = played("sushi-go(seats=3)")
    asked = asked_in(record)[4]
    other = asked.options[-1]
    assert varied(record, asked.at, other) == varied(record, asked.at, str(other)) == (asked, other)
    assert branched(record, asked.at, other).state == branched(record, asked.at, str(other)).state
    with pytest.raises(BadOptions, match="'take sushi 1' was not an option at answer"):
        varied(record, asked.at, game_of("sushizock(seats=2)").parse_action("take sushi 1"))


def test_without_a_seed_chance_is_open() -> None:
    record = replace(played("sushizock(seats=2)"), seed=None, commitment=None)
    asked = next(each for each in asked_in(record) if len(each.options) > 1)
    other = next(each for each in asked.options if each != asked.chosen)
    match = branched(record, asked.at, str(other))
    assert match.seed is None
    assert len(match.log) == asked.last


@pytest.mark.parametrize("dump", [dump_text, dump_json])
def test_the_record_of_a_variation_round_trips(dump: Callable[[Record], str]) -> None:
    record = played("sushi-go(seats=3)")
    asked = asked_in(record)[4]
    match = branched(record, asked.at, str(asked.options[-1]))
    branch = branch_record(record, asked.at, match, record.players)
    text = dump(branch)
    assert load_record(text) == branch
    assert f"{digest_of(record)} {asked.at}" in text
    with pytest.raises(BadRecord, match="digest"):
        load_record(text.replace(f" {asked.at}", f" {asked.at + 1}", 1))


def test_a_branch_is_a_digest_and_an_answer() -> None:
    for text in ("", "abc 3", f"{'0' * 64} 0", f"{'0' * 64}"):
        with pytest.raises(BadRecord, match="Line 6: expected a digest"):
            Branch.parse(text, 6)
    assert str(Branch.parse(f"{'0' * 64} 37", 6)) == f"{'0' * 64} 37"


def test_of_a_question_that_is_still_open_only_the_answers_are_decisions() -> None:
    match = Match(game_of("sushi-go(seats=3)"), seed="variation")
    match.play(1, match.options(1)[0])
    assert [each.seat for each in asked_in(record_of(match, tuple("ABC")))] == [1]
