"""Pins what happens to a damaged record: whatever the damage, it is rejected with a SushiyaError."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sushiya.core import BadOptions, BadRecord, SushiyaError, commitment, dump_json, dump_text, verify
from sushiya.games import load_record
from tests.core.records import (
    FINISHED,
    FINISHED_JSON,
    FINISHED_TEXT,
    OPEN,
    OPEN_JSON,
    RECORDS,
    forged,
    with_new_digest,
)

# Any damage -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [OPEN, OPEN_JSON], ids=["text", "json"])
def test_a_record_cut_anywhere_is_refused(text: str) -> None:
    for end in range(len(text) - 1):
        with pytest.raises(SushiyaError):
            load_record(text[:end])
    assert load_record(text[:-1]) == load_record(text), "only the last line's end may be missing"


@pytest.mark.parametrize("text", [OPEN, OPEN_JSON], ids=["text", "json"])
def test_a_flipped_character_anywhere_is_refused(text: str) -> None:
    for place, character in enumerate(text):
        with pytest.raises(SushiyaError):
            load_record(text[:place] + chr(ord(character) ^ 1) + text[place + 1 :])


ONE_LINE = st.text(st.characters(codec="utf-8", exclude_characters="\n"))


@st.composite
def damaged_lines(draw: st.DrawFn, text: str) -> tuple[str, str, str]:
    """A line, the same line damaged, and the whole damaged text."""
    lines = text.split("\n")
    index = draw(st.sampled_from([number for number, line in enumerate(lines) if line]))
    line = lines[index]
    place = draw(st.integers(0, len(line)))
    damaged = draw(
        st.one_of(
            st.just(line[:place] + line[place + 1 :]),
            ONE_LINE.map(lambda more: line[:place] + more + line[place:]),
            ONE_LINE,
            st.sampled_from(lines),
            st.just(f"{line}\n{line}"),
        )
    )
    delete = draw(st.booleans())
    return line, damaged, "\n".join([*lines[:index], *([] if delete else [damaged]), *lines[index + 1 :]])


@given(st.sampled_from([OPEN, FINISHED_TEXT]).flatmap(damaged_lines))
def test_a_damaged_line_is_refused(damage: tuple[str, str, str]) -> None:
    _, _, text = damage
    assume(text not in (OPEN, FINISHED_TEXT))
    with pytest.raises(SushiyaError):
        load_record(text)


def same_json(one: str, other: str) -> bool:
    try:
        return json.dumps(json.loads(one)) == json.dumps(json.loads(other))
    except (ValueError, RecursionError):
        return False


@given(st.sampled_from([OPEN_JSON, FINISHED_JSON]).flatmap(damaged_lines))
def test_a_damaged_line_of_json_is_refused(damage: tuple[str, str, str]) -> None:
    line, damaged, text = damage
    assume(text not in (OPEN_JSON, FINISHED_JSON))
    assume(not same_json(line, damaged))
    with pytest.raises(SushiyaError):
        load_record(text)


@given(st.text(st.characters()))
def test_any_text_is_read_or_refused(text: str) -> None:
    for beginning in ("", "{", "sushiya-record 1\n"):
        with pytest.raises(SushiyaError):
            load_record(beginning + text)


@given(st.sampled_from([OPEN, FINISHED_TEXT]).flatmap(damaged_lines))
def test_a_forger_gets_no_further_than_a_refusal(damage: tuple[str, str, str]) -> None:
    """With a matching digest, a damaged record is another record, or is rejected with a SushiyaError."""
    _, _, text = damage
    assume("digest" in text)
    try:
        record = load_record(with_new_digest(text))
        assert load_record(dump_text(record)) == record
        assert load_record(dump_json(record)) == record
        verify(record)
    except SushiyaError:
        return
    assert (record.log, record.scores) == (FINISHED.log, FINISHED.scores)


# Each kind of it -------------------------------------------------------------------------------------------

DEEP = "[" * 100_000
LONG = "1" * 5_000
OLD = forged("rules sushizock/1", "rules sushizock/0", OPEN)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"it has to start with 'sushiya-record 1'"),
        ("\n\n# sushiya-record 1\n", r"it has to start with 'sushiya-record 1'"),
        ("[1, 2]", r"it has to start with 'sushiya-record 1'"),
        ("sushiya-record 1", r"the end is missing"),
        (OPEN.replace("0 take", "\n0 take"), r"this has more parts"),
        (OPEN.replace("record 1", "record 2"), r"format 2; this version reads format 1"),
        (OPEN.replace("record 1", "record 01"), r"format 01; this version reads format 1"),
        (OPEN.replace("rules ", "rule "), r"Line 3: expected 'rules …', found 'rule sushizock/1'"),
        (OPEN.replace("rules sushizock/1", "rules "), r"Line 3: expected 'rules …', found 'rules '"),
        (OPEN.replace("\nscores null", ""), r"Line 12: expected 'scores …', found 'winners null'"),
        (OPEN + "digest 1\n", r"Line 16: expected 4 lines here: scores, winners, seed, digest"),
        (OPEN.replace("\ndigest", "\n# digest"), r"Line 14: expected 4 lines here"),
        (OPEN.replace("Mia", "Mio"), r"The digest does not match: the record was truncated or edited"),
        (OPEN.replace("\n* roll sushi blue blue blue red", ""), r"The digest does not match"),
        (OPEN.replace("Mia", "\ud83c"), r"lone surrogate"),
        (forged("game sushizock(seats=2", "game sushizock(seats=9"), r"Sushizock is for 2 to 5 players"),
        (forged("game sushizock", "game chess"), r"There is no game 'chess"),
        (forged("(seats=2", f"(seats={LONG}"), r"^The option seats has to be a number"),
        (forged('"Leo"', "2"), r"Line 4: expected a list of str, found '\[\"Mia\", 2\]'"),
        (forged('["Mia", "Leo"]', '"Mia"'), r"Line 4: expected a list of str"),
        (forged('["Mia", "Leo"]', "Mia, Leo"), r"Line 4: expected a list of str"),
        (forged('["Mia", "Leo"]', DEEP), r"Line 4: expected a list of str"),
        (forged('"Mia", ', '"Mia",'), r"Line 4: expected a list of str"),
        (forged("Mia", "\\ud83c"), r"Line 4: expected a list of str"),
        (forged('["Mia", "Leo"]', '["Mia"]'), r"Line 4: sushizock\(.*\) has 2 players, not 1"),
        (forged("commitment 2a", "commitment 2A"), r"Line 5: expected a SHA-256"),
        (forged(f"commitment {commitment('demo')}", "commitment demo"), r"Line 5: expected a SHA-256"),
        (forged("scores [", "scores [0.5, "), r"expected a list of int"),
        (forged("scores [", "scores [true, "), r"expected a list of int"),
        (forged("scores [", f"scores [{LONG}, "), r"expected a list of int"),
        (forged("winners [", "winners [["), r"expected a list of int"),
        (forged('seed "demo"', "seed demo"), r"expected the seed in quotes or null, found 'demo'"),
        (forged('seed "demo"', "seed 5"), r"expected the seed in quotes or null, found '5'"),
        (forged('seed "demo"', 'seed "\\u0064emo"'), r"expected the seed in quotes or null"),
        (forged("\n0 ", "\n00 "), r"expected a seat or \* before the answer, found '00 "),
        (forged("\n0 ", "\n-1 "), r"expected a seat or \* before the answer"),
        (forged("\n0 ", "\n٠ "), r"expected a seat or \* before the answer"),
        (forged("\n0 ", f"\n{LONG} "), r"expected a seat or \* before the answer"),
        (forged("\n0 ", "\n0  "), r"Line 9: ' .*' is not an action of Sushizock"),
        (forged("seed null", 'seed "demo"', OPEN), r"null while the match is open"),
        (forged("winners null", "winners [0]", OPEN), r"null while the match is open"),
        (forged("scores null", "scores [0, 0]", OPEN), r"null while the match is open"),
        (forged("scores [", "scores [0, 0, "), r"expected the points of every seat, found '\[0, 0, "),
        (forged("winners [", "winners [2, "), r"expected seats of sushizock\(.*\), found '\[2, "),
        (forged("winners [", "winners [-1, "), r"expected seats of sushizock"),
        (forged("\n0 take sushi 2", "\n0 ", OLD), r"Line 9: An answer is one line of printable text"),
        (forged("take sushi 2", "take\tsushi", OLD), r"Line 9: An answer is one line of printable text"),
    ],
)
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    with pytest.raises(SushiyaError, match=message):
        load_record(text)


def test_a_game_that_can_not_be_is_bad_options() -> None:
    with pytest.raises(BadOptions):
        load_record(forged("game sushizock(seats=2", "game sushizock(seats=9"))


def forged_json(edit: Callable[[list[Any]], object], text: str = OPEN_JSON) -> str:
    """JSON lines after an edit of their values."""
    values = [json.loads(line) for line in text.splitlines()]
    edit(values)
    return "".join(json.dumps(value) + "\n" for value in values)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda v: v.__delitem__(slice(1, None)), r"the end is missing"),
        (lambda v: v.pop(), r"Line 5: expected an object with the fields scores, winners, seed, digest"),
        (lambda v: v.pop(0), None),
        (lambda v: v[0].pop("rules"), r"Line 1: expected an object with the fields sushiya-record, game"),
        (lambda v: v[-1].pop("seed"), r"Line 6: expected an object with the fields"),
        (lambda v: v[0].update(date="today"), r"Line 1: unknown fields: date"),
        (lambda v: v[-1].update(date=1, place=2), r"Line 6: unknown fields: date, place"),
        (lambda v: v.__setitem__(0, {}), r"Line 1: expected an object with the fields"),
        (lambda v: v.__setitem__(-1, [1, 2]), r"Line 6: expected an object with the fields"),
        (lambda v: v.__setitem__(-1, None), r"Line 6: expected an object with the fields"),
        (lambda v: v[0].update({"sushiya-record": 2}), r"format 2; this version reads format 1"),
        (lambda v: v[0].update({"sushiya-record": "1"}), r'format "1"; this version reads format 1'),
        (lambda v: v[0].update({"sushiya-record": 1.0}), r"format 1\.0; this version reads format 1"),
        (lambda v: v[0].update({"sushiya-record": True}), r"format true; this version reads format 1"),
        (lambda v: v[0].update(game=5), r"The digest does not match"),
        (lambda v: v[0].update(rules=None), r"The digest does not match"),
        (lambda v: v[0].update(rules=""), r"Line 1: expected 'rules …'"),
        (lambda v: v[0].update(rules="a\nb"), r"Line 1: expected 'rules …'"),
        (lambda v: v[0].update(players="Mia, Leo"), r"The digest does not match"),
        (lambda v: v[0].update(players=["\ud83c", "Leo"]), r"valid Unicode"),
        (lambda v: v[0].update(commitment=""), r"Line 1: expected 'commitment …'"),
        (lambda v: v[0].update(commitment=False), r"The digest does not match"),
        (lambda v: v[-1].update(scores="null"), r"The digest does not match"),
        (lambda v: v[-1].update(digest=None), r"The digest does not match"),
        (lambda v: v.__setitem__(3, ["0", "take sushi 2"]), r"Line 4: expected an answer"),
        (lambda v: v.__setitem__(3, [0.0, "take sushi 2"]), r"Line 4: expected an answer"),
        (lambda v: v.__setitem__(3, [False, "take sushi 2"]), r"The digest does not match"),
        (lambda v: v.__setitem__(2, ["*", "roll sushi sushi bone bone blue"]), r"Line 3: expected an answer"),
        (lambda v: v.__setitem__(3, [0, "take sushi 2", 0]), r"Line 4: expected an answer"),
        (lambda v: v.__setitem__(3, [0, 2]), r"Line 4: expected an answer"),
        (lambda v: v.__setitem__(3, {"0": 1, "take": 2}), r"Line 4: expected an answer"),
        (lambda v: v.__setitem__(3, "0x"), r"Line 4: expected an answer"),
    ],
)
def test_what_is_wrong_in_json_is_said(edit: Callable[[list[Any]], object], message: str | None) -> None:
    with pytest.raises(BadRecord, match=message):
        load_record(forged_json(edit))


def test_two_answers_in_one_json_line_are_refused() -> None:
    """The digest alone would not notice: the lines of the text form would be the same."""
    with pytest.raises(BadRecord, match=r"(?s)Line 3: '.*' is not an action"):
        load_record(OPEN_JSON.replace('blue"]\n[0, "take', "blue\\n0 take"))
    with pytest.raises(BadRecord):
        load_record(OPEN_JSON.replace('take sushi 2"]', 'take sushi 2\\n# well"]'))


@pytest.mark.parametrize("bad", ["", "[0", DEEP, f"[0, {LONG}]", '{"players": ' + DEEP])
def test_lines_that_are_no_json_are_refused(bad: str) -> None:
    header, *log, result = OPEN_JSON.splitlines()
    with pytest.raises(BadRecord):
        load_record("\n".join([header, *log, result, bad or "x"]))
    with pytest.raises(BadRecord):
        load_record("\n".join([header, bad or "x", *log, result]))
    with pytest.raises(BadRecord):
        load_record("\n".join(["{" + bad, *log, result]))


@pytest.mark.parametrize("depth", range(800, 1100, 5))
def test_however_deep_it_is_no_record(depth: int) -> None:
    players = "[" * depth + "]" * depth
    with pytest.raises(BadRecord):
        load_record(OPEN_JSON.replace('["Mia", "Leo"]', players))


def test_json_null_is_not_the_word_null() -> None:
    text = dump_json(RECORDS["not begun"])
    assert '"commitment": null' in text
    with pytest.raises(BadRecord, match="digest does not match"):
        load_record(text.replace('"commitment": null', '"commitment": "null"'))
