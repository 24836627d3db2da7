"""Pins the saved form of a match: both encodings round-trip and replay, and show whether chance was fair."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.core import (
    CHANCE,
    BadRecord,
    Entry,
    Match,
    QuotedAction,
    Record,
    commitment,
    dump_json,
    dump_text,
    read_action,
    record_of,
    replay_record,
    verify,
)
from sushiya.games import load_record
from sushiya.sushi import SushiGo
from sushiya.sushizock import Roll, Sushizock, Take
from tests.core.records import (
    FINISHED,
    FINISHED_TEXT,
    NAMES,
    OPEN,
    OPEN_JSON,
    RECORDS,
    forged,
    played,
    with_new_digest,
)

# Round trips ------------------------------------------------------------------------------------------------


def test_the_text_form() -> None:
    match = Match(Sushizock(2), "demo")
    match.play(0, Take("sushi", 2))
    assert dump_text(record_of(match, ("Mia", "Leo"))) == OPEN


def test_the_json_form() -> None:
    header, *log, result = map(json.loads, OPEN_JSON.splitlines())
    assert header == {
        "sushiya-record": 1,
        "game": "sushizock(seats=2,edition=zoch)",
        "rules": "sushizock/1",
        "players": ["Mia", "Leo"],
        "commitment": commitment("demo"),
    }
    assert log[1:3] == [[CHANCE, "roll sushi sushi bone bone blue"], [0, "take sushi 2"]]
    assert result == {"scores": None, "winners": None, "seed": None, "digest": OPEN[-65:-1]}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_both_forms_round_trip(record: Record) -> None:
    assert load_record(dump_text(record)) == record
    assert load_record(dump_json(record)) == record


@given(st.lists(st.text(), min_size=2, max_size=2), st.text())
def test_any_names_and_seeds_round_trip(players: list[str], seed: str) -> None:
    record = replace(
        FINISHED, players=tuple(players), seed=seed, commitment=commitment(seed), log=FINISHED.log[:5]
    )
    assert load_record(dump_text(record)) == record
    assert load_record(dump_json(record)) == record


@pytest.mark.parametrize(
    "name", ["", "two\nlines", 'say "hi" \\', "# no comment", "null", "a\u2028b\x85c\x0cd", "🍣"]
)
def test_odd_names_and_seeds_round_trip(name: str) -> None:
    record = replace(FINISHED, players=(name, "Leo"), seed=name, commitment=commitment(name))
    assert load_record(dump_text(record)) == record
    assert load_record(dump_json(record)) == record


def test_a_changed_answer_is_kept() -> None:
    match = Match(SushiGo(3), "demo")
    decision = match.state.decision(1)
    assert decision is not None
    for action in decision.options[:2]:
        match.play(1, action)
    record = record_of(match, NAMES[:3])
    assert record.log[-2:] == tuple(Entry(1, action) for action in decision.options[:2])
    assert replay_record(load_record(dump_text(record))).state == match.state


def test_an_open_record_tells_neither_seed_nor_result() -> None:
    record = RECORDS["open"]
    assert not record.finished
    assert (record.scores, record.winners, record.seed) == (None, None, None)
    assert record.commitment == commitment("open")


def test_a_finished_record_tells_both() -> None:
    match = played(Sushizock(2))
    assert FINISHED.finished
    assert FINISHED.scores == match.game.scores(match.state)
    assert FINISHED.winners == match.game.winners(match.state)
    assert FINISHED.seed == "demo"


def test_the_dummy_has_a_score_but_no_name() -> None:
    record = RECORDS["with a dummy"]
    assert record.scores is not None
    assert (len(record.players), len(record.scores)) == (2, 3)


def test_comments_and_further_empty_lines_do_not_count() -> None:
    text = "# A fine game.\n\n" + OPEN.replace("0 take", "# round 1\n0 take").replace("\n\n", "\n\n#\n\n")
    assert load_record(text) == load_record(OPEN)


def test_json_may_be_spaced_as_one_likes() -> None:
    lines = [json.dumps(json.loads(line), separators=(",", ":")) for line in OPEN_JSON.splitlines()]
    assert load_record("\n\n".join(["", *lines])) == load_record(OPEN)


# Making -----------------------------------------------------------------------------------------------------


def test_every_seat_has_a_name() -> None:
    with pytest.raises(BadRecord, match="The match has 2 seats, but 3 players were named"):
        record_of(Match(Sushizock(2)), NAMES[:3])


@pytest.mark.parametrize("dump", [dump_text, dump_json])
def test_half_a_character_can_not_be_written(dump: Callable[[Record], str]) -> None:
    with pytest.raises(BadRecord, match="lone surrogate"):
        dump(replace(FINISHED, players=("\ud83c", "Leo")))


# Replaying --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_record_tells_the_whole_match(record: Record) -> None:
    match = replay_record(record)
    assert tuple(match.log) == record.log
    assert match.over == record.finished


def test_a_record_is_read_from_text() -> None:
    text: Any = b"sushiya-record 1"
    with pytest.raises(BadRecord, match="from text, not from bytes"):
        load_record(text)


def test_other_rules_load_but_do_not_replay() -> None:
    record = load_record(forged("rules sushizock/1", "rules sushizock/0"))
    assert record.outdated
    assert not FINISHED.outdated
    with pytest.raises(BadRecord, match=r"Played under rules sushizock/0; we play sushizock/1"):
        replay_record(record)


@pytest.mark.parametrize("dump", [dump_text, dump_json])
def test_answers_by_other_rules_are_quoted_whatever_they_say(dump: Callable[[Record], str]) -> None:
    old = with_new_digest(
        FINISHED_TEXT.replace("rules sushizock/1", "rules sushizock/0").replace(" take ", " grab ")
    )
    record = load_record(old)
    assert dump_text(record) == old
    assert load_record(dump(record)) == record
    assert [(seat, str(action)) for seat, action in record.log] == [
        (seat, str(action).replace("take ", "grab ")) for seat, action in FINISHED.log
    ]
    assert {type(action) for _, action in record.log} == {QuotedAction}
    assert (record.scores, record.winners, record.seed) == (FINISHED.scores, FINISHED.winners, FINISHED.seed)
    assert record.note == "Played under rules sushizock/0; we play sushizock/1 and can't replay it."
    assert FINISHED.note == ""


def test_words_that_today_s_rules_have_too_are_quoted_all_the_same() -> None:
    """They may have meant something else then."""
    game = Sushizock(2)
    assert read_action(game, "sushizock/1", "take sushi 2") == Take("sushi", 2)
    assert read_action(game, "sushizock/0", "take sushi 2") == QuotedAction("take sushi 2")


LAST = len(FINISHED.log)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (
            replace(FINISHED, scores=(99, 0)),
            r"The log leads to the scores \[.*\], not to those recorded",
        ),
        (replace(FINISHED, winners=(0, 1)), r"not to those recorded"),
        (replace(FINISHED, log=FINISHED.log[:-1]), r"The log ends before the match does"),
        (replace(FINISHED, scores=None, winners=None, seed=None), r"The result is missing"),
        (
            replace(FINISHED, log=FINISHED.log[1:]),
            r"Answer 1 \('roll .*'\) breaks the rules: .* chance now",
        ),
        (
            replace(FINISHED, log=(*FINISHED.log, Entry(0, Take("sushi", 1)))),
            rf"Answer {LAST + 1} \('take sushi 1'\) breaks the rules: The match is over",
        ),
        (
            replace(FINISHED, log=(*FINISHED.log[:2], Entry(7, Take("sushi", 1)))),
            r"Answer 3 \('take sushi 1'\) breaks the rules: .* has seats 0, 1, not 7\.",
        ),
        (
            replace(FINISHED, log=(*FINISHED.log[:2], Entry(0, Take("sushi", 12)))),
            r"Answer 3 .* breaks the rules: 'take sushi 12' is not an option for seat 0 now. Options: take",
        ),
    ],
)
def test_a_forged_record_does_not_replay(record: Record, message: str) -> None:
    assert load_record(dump_text(record)) == record
    with pytest.raises(BadRecord, match=message):
        replay_record(record)


# Verifying --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["finished", "party", "with a dummy"])
def test_honest_luck_is_verified(name: str) -> None:
    match = verify(RECORDS[name])
    assert tuple(match.log) == RECORDS[name].log


def test_a_seed_that_was_not_promised_is_refused() -> None:
    with pytest.raises(BadRecord, match="not the one that was promised"):
        verify(replace(FINISHED, commitment=commitment("other")))
    with pytest.raises(BadRecord, match="not the one that was promised"):
        verify(replace(FINISHED, commitment=None))


def test_luck_that_is_not_the_seeds_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"Answer 1 is 'rows .*', but the seed gives 'rows .*'"):
        verify(replace(FINISHED, seed="other", commitment=commitment("other")))


def test_a_single_loaded_die_is_noticed() -> None:
    match = Match(Sushizock(2))
    honest = played(Sushizock(2)).log
    match.play(*honest[0])
    match.play(CHANCE, Roll(("sushi",) * 5))
    rng = Random(4)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    record = replace(record_of(match, NAMES[:2]), seed="demo", commitment=commitment("demo"))
    replay_record(record)
    with pytest.raises(
        BadRecord, match="Answer 2 is 'roll sushi sushi sushi sushi sushi', but the seed gives 'roll sushi"
    ):
        verify(record)


def test_without_a_seed_there_is_nothing_to_verify() -> None:
    with pytest.raises(BadRecord, match=r"^The record has no seed\.$"):
        verify(RECORDS["without a seed"])
    with pytest.raises(BadRecord, match=r"no seed yet: the match is still open"):
        verify(RECORDS["open"])
